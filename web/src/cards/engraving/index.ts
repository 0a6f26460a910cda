/** A picture of its own for every card: seeded by its id, shaped by what it is. */

import type { CardFacts } from "../types";
import { engraved, type Scene, type Window } from "./plate";
import { Chance } from "./random";
import { circle } from "./shapes";

const drawn = new Map<string, string>();

/** What is shown on a card. */
export function sceneFor(facts: CardFacts): Scene {
  const chance = new Chance(facts.id);
  const cx = chance.between(-40, 40);
  return {
    sky: (_, y) => 0.25 + 0.2 * (y / 75),
    things: [{ shape: circle(cx, -10, chance.between(18, 36)), tone: 0.5, round: 20, halo: 2 }],
  };
}

/** The engraving of a card as one path; drawn once for each window. */
export function engraving(facts: CardFacts, window: Window, name: string): string {
  const key = `${facts.id}/${name}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const path = engraved(sceneFor(facts), window);
  drawn.set(key, path);
  return path;
}
