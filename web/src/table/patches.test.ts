import { describe, expect, it } from "vitest";
import { patched } from "./patches";
import { character, side, story, view } from "./sample";

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

  it("has no plan for whom it has sent or who has come home", () => {
    const planned = { ...BEFORE, plan: [[1, 90] as const, [2, 91] as const] };
    for (const kind of ["commit", "uncommit"]) {
      expect(patched(planned, [{ kind, text: "", cards: [1] }], after).plan).toEqual([[2, 91]]);
    }
  });

  it("goes from phase to phase, and to the next turn with stories that are to resolve again", () => {
    expect(one("end_phase", { beat: { phase: "draw" } }).phase).toBe("resource");
    expect(one("begin_phase", { beat: { phase: "operations" } }).phase).toBe("operations");
    expect(one("end_phase", { beat: { phase: "end" } }).phase).toBe(BEFORE.phase);
    const resolved = { ...BEFORE, stories: [story(90, { resolved: true })] };
    const next = patched(resolved, [{ kind: "begin_turn", text: "", beat: { seat: 1, turn: 2 } }], after);
    expect(next).toMatchObject({ active: 1, turn: 2, phase: "refresh", stories: [{ resolved: false }] });
  });

  it("drains a domain, makes it ready again, and lays a resource there that is known at the end", () => {
    const resource = { id: 7, card: "core-001", title: "Resource", type: "character", owner: 1 };
    const domain = { resources: [], drained: false, added: false, card: null };
    const owner = (resources: object) =>
      view({ sides: [side(), side({ domains: [{ ...domain, ...resources }] })] });
    const beat = { seat: 1, domain: 0 };
    const told = (kind: string, before = owner({})) =>
      patched(before, [{ kind, text: "", cards: [7], beat }], owner({ resources: [resource] })).sides[1]
        .domains[0];
    expect(told("attach_resource")?.resources).toEqual([resource]);
    expect(told("drain")?.drained).toBe(true);
    expect(told("refresh_domain", owner({ drained: true }))?.drained).toBe(false);
  });

  it("moves drawn cards from the deck to the hand, and shows those that one sees", () => {
    const drawn = { id: 8, card: "core-002", title: "Drawn", type: "event", owner: 0 };
    const later = view({ sides: [side({ hand: [drawn] }), side()] });
    const told = (beat: object) => patched(BEFORE, [{ kind: "draw", text: "", cards: [8], beat }], later);
    expect(told({ seat: 0 }).sides[0]).toMatchObject({ hand: [drawn], hand_size: 1, deck_size: 39 });
    expect(told({ seat: 1, number: 2 }).sides[1]).toMatchObject({ hand: [], hand_size: 2, deck_size: 38 });
  });

  it("gives a character to whom it belongs at the end", () => {
    const taken = view({ play: [character(1, 1)] });
    expect(patched(BEFORE, [{ kind: "take_control", text: "", cards: [1] }], taken).play[0]?.controller).toBe(
      1,
    );
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
