import { describe, expect, it } from "vitest";
import { figuresOf, turnOf } from "./ending";
import { story, view } from "./sample";

describe("the ending", () => {
  const seen = view({ turn: 9, stories: [story(90, { tokens: [2, 4] })] });

  it("has three figures, one's own side first", () => {
    const tale = {
      stories: [{ seat: 1, story: 91, card: "core-157", title: "Story", turn: 6 }],
      tokens: [7, 15] as const,
      lost: [3, 1] as const,
      drawn: [20, 22] as const,
    };
    const over = { winner: 1, by: "WIN-1", turn: 12, tale };
    expect(figuresOf(over, seen, [1, 0])).toEqual([
      { name: "turns", value: "12" },
      { name: "tokens", value: "15 : 7" },
      { name: "lost", value: "1 : 3" },
    ]);
    expect(turnOf(over, 91)).toBe(6);
  });

  it("counts what lies there where nothing more is told", () => {
    const found = figuresOf({ winner: 0, by: "concession" }, seen, [0, 1]);
    expect(found.map((each) => each.value)).toEqual(["9", "0 : 0", "2 : 4"]);
    expect(turnOf({ winner: 0, by: "concession" }, 91)).toBeUndefined();
  });
});
