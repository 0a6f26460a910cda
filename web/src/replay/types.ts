/** Finished games as the server tells them. */

import type { LogLine, View } from "$/api/view";

/** A game after so many answers, as both seats saw it. */
export interface Position {
  answers: number;
  of: number;
  views: readonly [View, View];
  lines: readonly string[];
  /** The same with what there is to see of them. */
  told?: readonly LogLine[];
  next: string;
}

/** A place on the way through a game, without the board. */
export interface Moment {
  turn: number;
  phase: string;
  active: number;
  asked: number;
  tokens: readonly [number, number];
  won: readonly [number, number];
  lines: readonly string[];
}

/** The chance of seat 0 to win when a turn was over. */
export interface Chance {
  after_turn: number;
  rate: number;
  low: number;
  high: number;
}

/** What is said about a decision. */
export interface Told {
  asked: string;
  played: string;
  better: string;
  why: string;
}

/** A decision that cost something, in English. */
export interface Lesson extends Told {
  player: string;
  turn: number;
  answers_before: number;
  cost: number;
  reach: number;
  /** The same in other languages. What the coach said long ago may have none. */
  words?: Readonly<Record<string, Told>>;
}

export interface Findings {
  players: readonly [string, string];
  winner: string | null;
  turns: number;
  chances: readonly Chance[];
  agreed: readonly [number, number];
  decided: readonly [number, number];
  lessons: readonly Lesson[];
}

export interface Analysis {
  status: "none" | "running" | "done" | "failed";
  progress: number;
  result: Findings | { text: string } | null;
}
