import { beforeEach, describe, expect, it, vi } from "vitest";
import { still, type LogLine, type TableState } from "$/api/view";
import type { Pace } from "$/settings.svelte";
import { character, story, view } from "./sample";
import { Stage } from "./stage.svelte";

const LINES: readonly LogLine[] = [
  { kind: "begin_turn", text: "Turn.", seats: [1] },
  { kind: "go_insane", text: "Insane.", cards: [1], seats: [0] },
  { kind: "destroy", text: "Destroyed.", cards: [2] },
  { kind: "place_token", text: "Token.", cards: [90], seats: [1] },
  { kind: "end_turn", text: "End.", seats: [1], minor: true },
];
const BEFORE = still(view({ play: [character(1, 0), character(2, 0)], stories: [story(90)] }));
const AFTER: TableState = {
  ...still(
    view({
      play: [character(1, 0, { position: "insane" })],
      stories: [story(90, { tokens: [0, 1] })],
      active: 1,
    }),
  ),
  stamp: 12,
};

describe("the stage", () => {
  let pace: Pace = "story";
  let seen = true;
  let stage: Stage;
  const play = () => stage.tell(LINES, AFTER, { mine: [0] });
  const next = () => vi.runOnlyPendingTimers();
  const kind = () => stage.current?.kind ?? "";
  const lying = () => stage.state?.view?.play.map((card) => [card.id, card.position]);

  beforeEach(() => {
    vi.useFakeTimers();
    pace = "story";
    seen = true;
    stage = new Stage({
      pace: () => pace,
      isSeen: () => seen,
      later: (what, millis) => setTimeout(what, millis),
    });
    stage.show(BEFORE);
  });

  it("plays one scene after the other and then shows what the server said", () => {
    play();
    const kinds = [kind()];
    while (stage.active) {
      next();
      kinds.push(kind());
    }
    expect(kinds).toEqual(["turn", "suffer", "suffer", "token", ""]);
    expect(stage.state).toEqual(AFTER);
  });

  it("changes the table as it goes along, and asks nothing meanwhile", () => {
    play();
    expect(lying()?.[0]).toEqual([1, "ready"]);
    next();
    expect(lying()?.[0]).toEqual([1, "insane"]);
    // Who is destroyed is seen until the scene is over.
    next();
    expect(lying()).toHaveLength(2);
    next();
    expect(lying()).toHaveLength(1);
    expect(stage.state?.view?.stories[0]?.tokens).toEqual([0, 1]);
    expect(stage.state?.view?.decision).toBeNull();
    expect(stage.state?.stamp).toBe(0);
  });

  it("holds back the lines of the log until they are shown", () => {
    play();
    expect(stage.held).toBe(4);
    next();
    expect(stage.held).toBe(3);
    stage.skip();
    expect(stage.held).toBe(0);
  });

  it("skips to the end at once", () => {
    const emptied = vi.fn();
    stage.emptied = emptied;
    play();
    stage.skip();
    expect(stage.active).toBe(false);
    expect(stage.state).toEqual(AFTER);
    expect(stage.recent.map((scene) => scene.what)).toEqual([
      "begin_turn",
      "go_insane",
      "destroy",
      "place_token",
    ]);
    expect(emptied).toHaveBeenCalled();
    next();
    expect(stage.state).toEqual(AFTER);
  });

  it("stages nothing more of a turn that was skipped, and what comes later again", () => {
    play();
    stage.onward();
    vi.advanceTimersByTime(800);
    play();
    expect(stage.active).toBe(false);
    vi.advanceTimersByTime(1200);
    play();
    expect(kind()).toBe("turn");
    stage.onward();
    // Whoever has answered wants to see what comes of it.
    stage.forget();
    play();
    expect(kind()).toBe("turn");
  });

  it("shows at once where nobody wants to see it, or can", () => {
    pace = "none";
    play();
    expect(stage.active).toBe(false);
    expect(stage.state).toEqual(AFTER);
    stage.show(BEFORE);
    pace = "story";
    seen = false;
    play();
    expect(stage.state).toEqual(AFTER);
  });

  it("goes on with what comes while it plays", () => {
    play();
    next();
    const later = { ...AFTER, stamp: 14 };
    stage.tell([{ kind: "begin_turn", text: "Mine.", seats: [0] }], later, { mine: [0] });
    expect(kind()).toBe("suffer");
    while (stage.active) next();
    expect(stage.state?.stamp).toBe(14);
  });

  it("plays a scene again without touching the table", () => {
    play();
    stage.skip();
    const again = stage.recent[1];
    if (again) stage.again(again);
    expect(stage.current).toBe(again);
    expect(stage.state).toEqual(AFTER);
    next();
    expect(stage.active).toBe(false);
    stage.forget();
    expect(stage.recent).toEqual([]);
  });
});
