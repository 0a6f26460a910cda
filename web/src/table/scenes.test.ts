import { describe, expect, it } from "vitest";
import type { LogLine } from "$/api/view";
import { matters, scenesOf, times, type Scene } from "./scenes";
import { character, view } from "./sample";

const ME = { mine: [0], after: view({ play: [character(7, 1, { card: "core-044" })] }) };

function line(kind: string, more: Partial<LogLine> = {}): LogLine {
  return { kind, text: `${kind}.`, ...more };
}

const kinds = (scenes: readonly Scene[]) => scenes.map((scene) => scene.kind);

/** A bot's turn as the log tells it. */
const TURN: readonly LogLine[] = [
  line("begin_turn", { seats: [1], beat: { turn: 4, seat: 1 } }),
  line("draw", { seats: [1] }),
  line("end_phase", { seats: [1], minor: true }),
  line("play", { cards: [7], seats: [1], source: "core-044" }),
  line("drain", { seats: [1], minor: true }),
  line("enter_play", { cards: [7], seats: [1], minor: true }),
  line("commit", { cards: [7], seats: [1] }),
  line("struggle", { cards: [90], seats: [1], minor: true }),
  line("decide_struggle", {
    cards: [90],
    seats: [1],
    beat: { story: 90, struggle: "combat", tally: [1, 3], winner: 1 },
  }),
  line("choose", { cards: [3], seats: [0], minor: true }),
  line("wound", { cards: [3], seats: [0] }),
  line("succeed", { cards: [90], seats: [1] }),
  line("place_token", { cards: [90], seats: [1] }),
  line("place_token", { cards: [90], seats: [1] }),
  line("win_story", { cards: [90], seats: [1] }),
  line("resolve_story", { cards: [90], seats: [1], minor: true }),
];

describe("scenes", () => {
  const scenes = scenesOf(TURN, ME);

  it("shows what matters of a turn, in order", () => {
    expect(kinds(scenes)).toEqual([
      "turn",
      "touch",
      "card",
      "commit",
      "struggle",
      "suffer",
      "check",
      "token",
      "won",
      "trifle",
    ]);
  });

  it("tells every line once, and in order", () => {
    expect(scenes.flatMap((scene) => scene.lines)).toEqual(TURN);
  });

  it("says what the server says of a struggle", () => {
    const struggle = scenes.find((scene) => scene.kind === "struggle");
    expect(struggle).toMatchObject({ story: 90, struggle: "combat", tally: [1, 3], winner: 1 });
  });

  it("lets two tokens for one story fly together", () => {
    expect(scenes.find((scene) => scene.kind === "token")).toMatchObject({ story: 90, number: 2 });
  });

  it("counts what would be said again word for word", () => {
    const said = (texts: readonly string[]) => {
      const lines = texts.map((text) => line("place_token", { cards: [90], seats: [1], text }));
      return scenesOf(lines, ME).map((scene) => scene.text);
    };
    expect(said(["A token.", "A token."])).toEqual(["A token. ×2"]);
    expect(said(["A token.", "A token.", "A token."])).toEqual(["A token. ×3"]);
    expect(said(["A token.", "One more."])).toEqual(["A token. One more."]);
  });

  it("shows nobody large what they have just played themselves", () => {
    const own = [line("play", { cards: [5], seats: [0] }), line("commit", { cards: [5], seats: [0] })];
    expect(kinds(scenesOf(own, ME))).toEqual(["trifle"]);
    // Who only watches has done nothing.
    expect(kinds(scenesOf(own, { mine: [], after: null }))).toEqual(["card", "commit"]);
  });

  it("draws a line from a card to what is chosen for it, and from no other", () => {
    const chosen = [
      line("use", { cards: [7], seats: [1], source: "core-044" }),
      line("drain", { seats: [1], minor: true }),
      line("choose", { cards: [3], seats: [1], source: "core-044" }),
      line("choose", { cards: [4], seats: [1], source: "core-001" }),
    ];
    const [scene] = scenesOf(chosen, ME);
    expect(scene?.arrows).toEqual([{ from: 7, to: 3 }]);
  });

  it("shows a struggle that nobody wins, unless nobody was there for it", () => {
    const tied = line("undecided", {
      cards: [90],
      beat: { story: 90, struggle: "terror", tally: [2, 2], winner: -1 },
    });
    expect(scenesOf([tied], ME)[0]).toMatchObject({
      kind: "check",
      story: 90,
      struggle: "terror",
      winner: -1,
    });
    expect(kinds(scenesOf([{ ...tied, minor: true }], ME))).toEqual(["trifle"]);
  });

  it("shows a cancelled wound as no wound", () => {
    const saved = line("wound", { cards: [3], seats: [0], beat: { cancelled: true } });
    expect(kinds(scenesOf([saved], ME))).toEqual(["touch"]);
  });
});

describe("times", () => {
  const one = scenesOf(TURN, ME);
  const sum = (found: number[]) => found.reduce((total, each) => total + each, 0);

  it("takes the time that each scene needs where there is enough", () => {
    expect(times(one.slice(0, 3), "story")).toEqual([1200, 450, 950]);
    expect(times(one.slice(0, 3), "brisk")).toEqual([600, 225, 475]);
  });

  it("is bounded, however long the row", () => {
    const long = Array.from({ length: 8 }, () => one).flat();
    for (const [pace, most] of [
      ["story", 8000],
      ["brisk", 4000],
    ] as const) {
      expect(sum(times(long, pace))).toBeLessThanOrEqual(most + 1);
    }
    expect(sum(times(long, "none"))).toBe(0);
  });

  it("gives what matters more time than what matters less", () => {
    const long = [...one, ...one];
    const found = times(long, "story");
    const of = (rank: number) => found.filter((_, place) => long[place] && matters(long[place]) === rank);
    expect(Math.min(...of(5))).toBeGreaterThan(Math.max(...of(3)));
    expect(Math.min(...of(4))).toBeGreaterThan(Math.max(...of(1)));
  });
});
