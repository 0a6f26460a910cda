/** What is told of a game that is over. */

import type { Outcome, View } from "$/api/view";
import { ENOUGH } from "./tally";

export interface Figure {
  name: "turns" | "stories" | "tokens" | "lost";
  /** Of the whole game, or of each side in the order that was asked for. */
  value: string;
}

/** Three figures: how long it took, success tokens, and who was lost; stories where the server does not count those. */
export function figuresOf(outcome: Outcome, view: View, order: readonly number[]): Figure[] {
  const score = (of: (seat: 0 | 1) => number) => order.map((seat) => of(seat as 0 | 1)).join(" : ");
  const turns: Figure = { name: "turns", value: String(outcome.turn ?? view.turn) };
  const { tale } = outcome;
  if (tale) {
    return [
      turns,
      { name: "tokens", value: score((seat) => tale.tokens[seat]) },
      { name: "lost", value: score((seat) => tale.lost[seat]) },
    ];
  }
  const tokens = (seat: 0 | 1) =>
    view.sides[seat].won.length * ENOUGH + view.stories.reduce((sum, each) => sum + each.tokens[seat], 0);
  return [
    turns,
    { name: "stories", value: score((seat) => view.sides[seat].won.length) },
    { name: "tokens", value: score(tokens) },
  ];
}

/** In which turn a story was won, if that is told. */
export function turnOf(outcome: Outcome, story: number): number | undefined {
  return outcome.tale?.stories.find((each) => each.story === story)?.turn;
}
