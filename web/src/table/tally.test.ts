import { describe, expect, it } from "vitest";
import { character, story, view } from "./sample";
import { isAhead, tally } from "./tally";

const at = story(90, { struggles: [1, 1, 1, 2] });

describe("the preview of a story", () => {
  it("counts icons of each side, and the larger total wins (STORY-15, STORY-16)", () => {
    const seen = view({
      play: [
        character(1, 0, { story: 90, icons: [1, 2, 0, 0], skill: 2 }),
        character(2, 1, { story: 90, icons: [2, 0, 0, 0], skill: 3 }),
        character(3, 1, { story: 91, icons: [9, 9, 9, 9], skill: 9 }),
      ],
    });
    const { struggles, skill } = tally(seen, at);
    expect(struggles.map((each) => [each.kind, ...each.totals, each.winner])).toEqual([
      ["terror", 1, 2, 1],
      ["combat", 2, 0, 0],
      ["arcane", 0, 0, -1],
      ["investigation", 0, 0, -1],
    ]);
    expect(skill).toEqual({ totals: [2, 3], winner: 1 });
  });

  it("gives ties above zero to whoever has more Fast characters (STORY-17, KEY-2)", () => {
    const fast: [string, number][] = [["Fast", 1]];
    const seen = view({
      play: [
        character(1, 0, { story: 90, icons: [0, 1, 0, 0], skill: 4 }),
        character(2, 1, { story: 90, icons: [0, 1, 0, 0], skill: 4, keywords: fast }),
      ],
    });
    const { struggles, skill, gains } = tally(seen, at);
    expect(struggles.map((each) => each.winner)).toEqual([-1, 1, -1, -1]);
    expect(skill.winner).toBe(1);
    expect(gains).toEqual([0, 0]);
  });

  it("promises two tokens where nobody has skill against it, one else (STORY-32, STORY-33)", () => {
    const alone = view({ play: [character(1, 0, { story: 90, skill: 3 })] });
    expect(tally(alone, at).gains).toEqual([2, 0]);
    const faced = view({
      play: [character(1, 0, { story: 90, skill: 3 }), character(2, 1, { story: 90, skill: 1 })],
    });
    expect(tally(faced, at).gains).toEqual([1, 0]);
    const helpless = view({
      play: [character(1, 0, { story: 90, skill: 3 }), character(2, 1, { story: 90, skill: 0 })],
    });
    expect(tally(helpless, at).gains).toEqual([2, 0]);
  });

  it("lets a defender gain by investigation alone (STORY-25, STORY-34)", () => {
    const seen = view({
      play: [
        character(1, 0, { story: 90, skill: 1 }),
        character(2, 1, { story: 90, skill: 5, icons: [0, 0, 0, 1] }),
      ],
    });
    expect(tally(seen, at).gains).toEqual([0, 2]);
  });

  it("says who would win the story with five tokens (STORY-37)", () => {
    const seen = view({ play: [character(1, 0, { story: 90, skill: 3 })] });
    expect(tally(seen, story(90, { tokens: [3, 4] })).winner).toBe(0);
    expect(tally(seen, story(90, { tokens: [2, 4] })).winner).toBe(-1);
  });

  it("counts those that are only planned, and not where they were before", () => {
    const seen = view({ play: [character(1, 0, { skill: 3, icons: [1, 0, 0, 0] })] });
    expect(tally(seen, at).skill.totals).toEqual([0, 0]);
    expect(tally(seen, at, new Map([[1, 90]])).skill.totals).toEqual([3, 0]);
    expect(tally(seen, at, new Map([[1, 91]])).skill.totals).toEqual([0, 0]);
  });
});

describe("tokens that are still to come", () => {
  const asked = (kind: string) =>
    view({ decision: { seat: 0, kind, rule: "", card: -1, text: "", options: [] } });

  it("are shown before stories resolve and between them", () => {
    for (const kind of ["commit", "action", "pick-story"]) expect(isAhead(asked(kind), null)).toBe(true);
    expect(isAhead(view(), { kind: "commit" })).toBe(true);
  });

  it("are not shown in the middle of it, when some have come already", () => {
    for (const kind of ["victim", "arcane", "token"]) expect(isAhead(asked(kind), null)).toBe(false);
    for (const kind of ["struggle", "check", "token"] as const)
      expect(isAhead(asked("action"), { kind })).toBe(false);
  });
});
