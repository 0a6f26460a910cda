/** A picture of its own for every card: seeded by its id, shaped by what it is. */

import type { CardFacts } from "../types";
import { sceneOf } from "./choosing";
import { engraved, type Window } from "./plate";
import { Chance } from "./random";

const drawn = new Map<string, string>();

/** The engraving of a card as one path; drawn once for each window. */
export function engraving(facts: CardFacts, window: Window, name: string): string {
  const key = `${facts.id}/${name}/${Math.round(window.height)}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const path = engraved(sceneOf(facts, new Chance(facts.id)), window);
  drawn.set(key, path);
  return path;
}
