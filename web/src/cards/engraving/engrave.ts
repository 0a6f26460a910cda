/** The engraving of one card. */

import type { CardFacts } from "../types";
import { sceneOf } from "./choosing";
import { engraved, type Window } from "./plate";
import { Chance } from "./random";

/** What a picture is made from. */
export type Shown = Pick<CardFacts, "id" | "title" | "descriptor" | "type" | "faction" | "subtypes">;

/** The engraving of a card as one path. */
export function engrave(facts: Shown, window: Window): string {
  return engraved(sceneOf(facts, new Chance(facts.id)), window);
}
