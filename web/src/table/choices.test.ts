import { describe, expect, it } from "vitest";
import { choicesOf, isAsked, isWindow } from "./choices";
import { asked, character, side, view } from "./sample";

describe("the open question", () => {
  it("is for whoever has the seat, and for nobody who watches", () => {
    const state = asked("action", ["play:3", "pass"]);
    expect(isAsked(state, [0])).toBe(true);
    expect(isAsked(state, [1])).toBe(false);
    expect(isAsked(state, [])).toBe(false);
    expect(isAsked(asked("action", [], { view: view() }), [0])).toBe(false);
  });

  it("has a main answer for the space bar, which has no digit", () => {
    const choices = choicesOf(asked("action", ["play:3", "use:4.0", "pass"]), -1);
    expect(choices?.main?.key).toBe("pass");
    expect(choices?.entries.map((each) => each.key)).toEqual(["play:3", "use:4.0"]);
    expect([...(choices?.cards.keys() ?? [])]).toEqual([3, 4]);
  });

  it("places a token by the space bar", () => {
    expect(choicesOf(asked("token", ["place:90", "decline"]), -1)?.main?.key).toBe("place:90");
  });

  it("asks for the card first and for the domain then", () => {
    const state = asked("resource", ["pass", "resource:3.0", "resource:3.1", "resource:8.0", "resource:8.1"]);
    const first = choicesOf(state, -1);
    expect(first?.entries.map((each) => each.key)).toEqual(["card:3", "card:8"]);
    expect(first?.domains.size).toBe(0);
    const then = choicesOf(state, 8);
    expect(then?.entries.map((each) => each.key)).toEqual(["resource:8.0", "resource:8.1"]);
    expect(then?.domains.get(1)?.[0]?.key).toBe("resource:8.1");
  });

  it("says what going on would leave undone: resources, and cards in one's own operations", () => {
    const resource = asked("resource", ["pass", "resource:3.0", "resource:3.1", "resource:8.0"]);
    expect(choicesOf(resource, -1)?.leaves).toEqual({ what: "resource", number: 2 });
    const action = (more: object, keys = ["play:3", "use:4.0", "use:4.1", "pass"]) => {
      const state = asked("action", keys);
      return choicesOf({ ...state, view: state.view && { ...state.view, ...more } }, -1)?.leaves;
    };
    const own = { phase: "operations", active: 0 };
    expect(action(own)).toEqual({ what: "play", number: 1 });
    expect(action({ phase: "operations", active: 1 })).toBeNull();
    expect(action({ phase: "story", active: 0 })).toBeNull();
    // An event in hand is played for its text; a card on the table is used.
    const event = { ...character(4, 0), type: "event" };
    const sides = [side({ hand: [event] }), side()];
    expect(action({ ...own, sides })).toEqual({ what: "play", number: 2 });
    expect(action(own, ["use:4.0", "use:5.0", "pass"])).toEqual({ what: "use", number: 2 });
  });

  it("does not shine on letting go what an effect lets one choose, and passes for some time in windows alone", () => {
    const search = asked("choose", ["find:3", "find:8", "pass"]);
    expect(choicesOf(search, -1)?.leaves).toEqual({ what: "choice", number: 2 });
    expect(isWindow(search.view?.decision ?? null)).toBe(false);
    expect(isWindow(asked("response", ["use:4.0", "pass"]).view?.decision ?? null)).toBe(true);
    expect(isWindow(null)).toBe(false);
  });

  it("shows equal answers once", () => {
    const texts = ["Cancel a wound (1)", "Cancel a wound (2)", "Cancel a wound (3)", "Pass"];
    const state = asked("disrupt", ["use:61.0@0", "use:61.0@1", "use:61.0@2", "pass"], { texts });
    expect(choicesOf(state, -1)?.entries.map((each) => each.key)).toEqual(["use:61.0@0"]);
  });

  it("offers domains to drain at once", () => {
    const choices = choicesOf(asked("domain", ["drain.0", "drain.2"]), -1);
    expect([...(choices?.domains.keys() ?? [])]).toEqual([0, 2]);
  });
});
