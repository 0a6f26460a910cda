import { beforeEach, describe, expect, it } from "vitest";
import { sample } from "$/cards/sample";
import { byType, curve, factions, meanCost, resources, struggleIcons, total } from "./charts";
import { Draft } from "./draft.svelte";
import { arrow } from "./moving";
import { without } from "./store";

const POOL = new Map(
  [
    sample({
      id: "a",
      title: "Zebra",
      cost: 2,
      icons: { terror: 1, combat: 0, arcane: 0, investigation: 2 },
    }),
    sample({
      id: "b",
      title: "Apple",
      cost: 8,
      type: "event",
      icons: null,
      skill: null,
      faction: "hastur",
      resource_icons: { hastur: 1 },
    }),
    sample({
      id: "c",
      title: "Mango",
      cost: "X",
      type: "event",
      icons: null,
      skill: null,
      faction: "neutral",
      resource_icons: { neutral: 1 },
    }),
    sample({ id: "d", title: "Berry", cost: 2 }),
  ].map((card) => [card.id, card]),
);
const lookup = (id: string) => POOL.get(id);
const CARDS = { a: 3, b: 2, c: 1, d: 1, lost: 1 };

describe("charts", () => {
  it("count cards by cost, dear ones together, X by itself", () => {
    const bars = curve(CARDS, lookup);
    expect(bars.map((bar) => [bar.label, bar.count, bar.characters])).toEqual([
      ["0", 0, 0],
      ["1", 0, 0],
      ["2", 4, 4],
      ["3", 0, 0],
      ["4", 0, 0],
      ["5", 0, 0],
      ["6+", 2, 0],
      ["X", 1, 0],
    ]);
    expect(meanCost(CARDS, lookup)).toBe(4);
    expect(meanCost({}, lookup)).toBeUndefined();
    expect(total(CARDS)).toBe(8);
  });

  it("count resources and icons", () => {
    expect(resources(CARDS, lookup)).toEqual([
      { name: "agency", count: 4 },
      { name: "hastur", count: 2 },
      { name: "neutral", count: 1 },
    ]);
    expect(struggleIcons(CARDS, lookup).map((icon) => icon.count)).toEqual([3, 2, 0, 6]);
  });

  it("put a deck in order, and what is not known last", () => {
    expect(
      byType(CARDS, lookup).map((group) => [group.type, group.count, group.lines.map((line) => line.id)]),
    ).toEqual([
      ["character", 4, ["d", "a"]],
      ["event", 3, ["b", "c"]],
      ["unknown", 1, ["lost"]],
    ]);
    expect(factions(CARDS, lookup)).toEqual(["agency", "hastur"]);
  });
});

describe("a draft", () => {
  beforeEach(() => localStorage.clear());

  it("takes cards in and out, and never less than none", () => {
    const draft = new Draft("");
    draft.add("a", 2);
    draft.add("a");
    draft.add("b", -1);
    expect(draft.list.cards).toEqual({ a: 3 });
    draft.add("a", -9);
    expect(draft.list.cards).toEqual({});
  });

  it("goes back step by step", () => {
    const draft = new Draft("");
    draft.add("a");
    draft.change({ name: "Mine" });
    draft.undo();
    expect(draft.list).toMatchObject({ name: "", cards: { a: 1 } });
    draft.undo();
    expect(draft.list.cards).toEqual({});
    expect(draft.canUndo).toBe(false);
  });

  it("comes back after a reload, each deck for itself", () => {
    new Draft("").add("a", 2);
    const again = new Draft("");
    expect(again.recall()).toBe(true);
    expect(again.list.cards).toEqual({ a: 2 });
    expect(new Draft("another").recall()).toBe(false);
  });

  it("does not stumble over what somebody else left there", () => {
    localStorage.setItem("rlyeh-draft-new", "{not json");
    expect(new Draft("").recall()).toBe(false);
  });

  it("is clean when it comes from the server", () => {
    const draft = new Draft("x");
    draft.add("a");
    draft.take({
      id: "x",
      name: "Kept",
      cards: { b: 1 },
      stories: [],
      format: "core",
      notes: "",
      changed: 0,
      breaches: [],
      lacks: [],
    });
    expect([draft.dirty, draft.canUndo, draft.list.name]).toEqual([false, false, "Kept"]);
  });
});

describe("arrows", () => {
  const spots = [0, 1, 2, 3, 4].map((n) => ({ left: (n % 3) * 100, top: Math.floor(n / 3) * 140 }));

  it("lead to the sides, and up and down to the nearest", () => {
    expect(arrow(spots, 0, "ArrowRight")).toBe(1);
    expect(arrow(spots, 0, "ArrowLeft")).toBe(0);
    expect(arrow(spots, 1, "ArrowDown")).toBe(4);
    expect(arrow(spots, 2, "ArrowDown")).toBe(4);
    expect(arrow(spots, 3, "ArrowUp")).toBe(0);
    expect(arrow(spots, 3, "ArrowDown")).toBe(3);
    expect(arrow(spots, 0, "End")).toBe(4);
  });
});

describe("without", () => {
  it("leaves out what cannot be played yet, cards and stories alike", () => {
    const lacks = [
      { card: "b", name: "B", count: 2 },
      { card: "s", name: "S", count: 1 },
    ];
    const rest = without({ cards: { a: 3, b: 2 }, stories: ["s", "t"] }, lacks);
    expect(rest).toEqual({ cards: { a: 3 }, stories: ["t"] });
  });
});
