import { describe, expect, it } from "vitest";
import { character, view } from "./sample";
import { shared } from "./sharing";

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("what a new state shares with the last one", () => {
  const before = view({ play: [character(1, 0), character(2, 1), character(3, 0)] });

  it("is all of it when nothing has changed", () => {
    expect(shared(before, copy(before))).toBe(before);
  });

  it("says what the new one says", () => {
    const now = view({ turn: 2, play: [character(1, 0, { wounds: 1 }), character(3, 0)] });
    expect(shared(before, copy(now))).toEqual(now);
  });

  it("keeps the cards that are as they were, also when one before them has gone", () => {
    const now = shared(before, copy(view({ play: [character(2, 1), character(3, 0, { wounds: 1 })] })));
    expect(now.play[0]).toBe(before.play[1]);
    expect(now.play[1]).not.toBe(before.play[2]);
    expect(now.stories).toBe(before.stories);
  });

  it("begins with nothing", () => {
    expect(shared(null, before)).toBe(before);
  });
});
