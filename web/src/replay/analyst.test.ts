import { expect, it } from "vitest";
import { costliest } from "./analyst.svelte";
import type { Findings, Lesson } from "./types";

const lesson = (player: string, cost: number): Lesson => ({
  player,
  cost,
  turn: 3,
  answers_before: 20,
  reach: 2,
  asked: "",
  played: "",
  better: "",
  why: "",
});

it("finds the move of a seat that cost most, and blames nobody for another's", () => {
  const findings = {
    players: ["Guest 42", "The Novice"],
    lessons: [lesson("Guest 42", 0.1), lesson("The Novice", 0.4), lesson("Guest 42", 0.2)],
  } as unknown as Findings;
  expect(costliest(findings, 0)?.cost).toBe(0.2);
  expect(costliest(findings, 1)?.cost).toBe(0.4);
  expect(costliest({ ...findings, lessons: [lesson("The Novice", 0.4)] }, 0)).toBeUndefined();
});
