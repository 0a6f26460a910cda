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

it("finds the move that cost most: one's own before another's", () => {
  const findings = {
    lessons: [lesson("Ann", 0.1), lesson("Ben", 0.4), lesson("Ann", 0.2)],
  } as unknown as Findings;
  expect(costliest(findings, "Ann")?.cost).toBe(0.2);
  expect(costliest(findings, "Cid")?.player).toBe("Ben");
});
