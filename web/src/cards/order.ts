/** The order in which cards came out: by set, then by number. */

import type { CardFacts } from "./types";

type Placed = Pick<CardFacts, "id" | "number">;

/** Cards in the order of these sets, which are codes that ids begin with. */
export function inOrder<Card extends Placed>(cards: readonly Card[], sets: readonly string[]): Card[] {
  const places = new Map(sets.map((code, place) => [code, place]));
  const place = ({ id }: Placed): number => places.get(id.replace(/-\d+$/, "")) ?? sets.length;
  return [...cards].sort((one, other) => place(one) - place(other) || one.number - other.number);
}
