import { describe, expect, it } from "vitest";
import { patched } from "./patches";
import { character, story, view } from "./sample";

const BEFORE = view({
  play: [character(1, 0), character(2, 1), character(3, 1, { host: 2 })],
  stories: [story(90, { tokens: [4, 1] }), story(91)],
});

describe("the table in the middle of what happens", () => {
  const after = view({
    play: [character(1, 0, { story: 90 }), character(9, 1, { story: 91, wounds: 1 })],
    stories: [story(91), story(95)],
  });
  const one = (kind: string, more: object = {}) =>
    patched(BEFORE, [{ kind, text: "", cards: [1], seats: [0], ...more }], after);

  it("sends characters where they will be", () => {
    expect(one("commit").play[0]).toMatchObject({ story: 90, position: "exhausted" });
    expect(one("commit", { beat: { story: 91 } }).play[0]).toMatchObject({ story: 91 });
  });

  it("wounds as often as is said, and not what was saved", () => {
    expect(one("wound", { beat: { number: 2 } }).play[0]?.wounds).toBe(2);
    expect(one("wound", { beat: { cancelled: true } })).toEqual(BEFORE);
  });

  it("takes away with a card what is attached to it", () => {
    expect(one("destroy", { cards: [2] }).play.map((card) => card.id)).toEqual([1]);
  });

  it("brings in a card without what happens to it later", () => {
    const found = one("enter_play", { cards: [9] }).play.find((card) => card.id === 9);
    expect(found).toMatchObject({ story: -1, wounds: 0 });
  });

  it("lays a won story beside its winner", () => {
    const found = one("win_story", { cards: [90] });
    expect(found.stories.map((each) => each.id)).toEqual([91]);
    expect(found.sides[0].won.map((each) => each.id)).toEqual([90]);
  });

  it("places a token for the seat that is named", () => {
    expect(one("place_token", { cards: [90], seats: [1] }).stories[0]?.tokens).toEqual([4, 2]);
  });

  it("does nothing for lines that it does not know, and for answers", () => {
    expect(one("end_phase")).toBe(BEFORE);
    expect(one("ready", { beat: { answer: true } })).toBe(BEFORE);
  });
});
