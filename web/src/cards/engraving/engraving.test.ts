import { describe, expect, it } from "vitest";
import { sample } from "../sample";
import { TYPES, type Faction } from "../types";
import { engrave, type Shown } from "./engrave";
import { engraved, toneAt, type Scene } from "./plate";
import { Chance, hash } from "./random";
import { box, circle, limb, melt, outline, union, without } from "./shapes";

const WINDOW = { width: 224, height: 150, spacing: 6 };

/** Places in a path, as pairs. */
function points(path: string): [number, number][] {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return numbers.flatMap((x, place) => (place % 2 ? [] : [[x, numbers[place + 1] ?? 0] as [number, number]]));
}

describe("chance", () => {
  it("gives the same numbers for the same seed, and others for another", () => {
    const draw = (seed: string): number[] => {
      const chance = new Chance(seed);
      return Array.from({ length: 5 }, () => chance.next());
    };
    expect(draw("core-001")).toEqual(draw("core-001"));
    expect(draw("core-001")).not.toEqual(draw("core-002"));
    expect(hash("a")).not.toBe(hash("b"));
  });

  it("keeps within what is asked", () => {
    const chance = new Chance("bounds");
    for (let n = 0; n < 500; n += 1) {
      expect(chance.whole(2, 4)).toBeGreaterThanOrEqual(2);
      expect(chance.whole(2, 4)).toBeLessThanOrEqual(4);
    }
  });
});

describe("shapes", () => {
  it("are negative inside and positive outside", () => {
    for (const shape of [
      circle(0, 0, 10),
      box(0, 0, 10, 10),
      outline(-10, -10, 10, -10, 10, 10, -10, 10),
      limb(-5, 0, 5, 0, 6),
    ]) {
      expect(shape(0, 0)).toBeLessThan(0);
      expect(shape(30, 0)).toBeGreaterThan(0);
    }
  });

  it("are joined, cut and melted", () => {
    const two = union(circle(-20, 0, 5), circle(20, 0, 5));
    expect(two(-20, 0)).toBeLessThan(0);
    expect(two(0, 0)).toBeGreaterThan(0);
    expect(without(circle(0, 0, 10), circle(0, 0, 5))(0, 0)).toBeGreaterThan(0);
    expect(melt(20, circle(-7, 0, 6), circle(7, 0, 6))(0, 0)).toBeLessThan(
      union(circle(-7, 0, 6), circle(7, 0, 6))(0, 0),
    );
  });
});

describe("the plate", () => {
  const dark: Scene = { sky: () => 0, things: [{ shape: box(0, 0, 20, 20), tone: 0.6, halo: 4, hatch: 0 }] };

  it("has no lines where it is light, and thicker ones where it is darker", () => {
    expect(engraved({ sky: () => 0, things: [] }, WINDOW)).toBe("");
    const area = (tone: number): number => {
      const [, first = ""] = engraved({ sky: () => tone, things: [] }, WINDOW).split("M");
      const ys = points(first).map(([, y]) => y);
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(area(0.8)).toBeGreaterThan(area(0.3));
  });

  it("draws a thing where it is, with its edge where it is, and leaves a white line around it", () => {
    const xs = points(engraved(dark, WINDOW)).map(([x]) => x);
    expect(Math.min(...xs)).toBeGreaterThan(112 - 21);
    expect(Math.min(...xs)).toBeLessThan(112 - 19);
    const before: Scene = { sky: () => 0.5, things: dark.things };
    expect(toneAt(before, 22, 0)).toBe(0);
    expect(toneAt(before, 30, 0)).toBe(0.5);
  });

  it("shows what is in front", () => {
    const scene: Scene = {
      sky: () => 0,
      things: [
        { shape: circle(0, 0, 30), tone: 0.9 },
        { shape: circle(0, 0, 10), tone: 0.1 },
      ],
    };
    expect(toneAt(scene, 0, 0)).toBeCloseTo(0.1);
    expect(toneAt(scene, 20, 0)).toBeCloseTo(0.9);
  });
});

describe("the engraving of a card", () => {
  const FACTIONS: (Faction | null)[] = [
    "agency",
    "miskatonic",
    "syndicate",
    "cthulhu",
    "hastur",
    "shub-niggurath",
    "yog-sothoth",
    "silver-twilight",
    "neutral",
    null,
  ];
  const SUBTYPES = [
    "Investigator",
    "Cultist",
    "Ancient One",
    "Deep One",
    "Mi-Go",
    "Dark Young",
    "Ghoul",
    "Zoog",
    "Servitor",
    "Monster",
    "Tome",
    "Weapon",
    "Vehicle",
    "Location",
    "Spell",
    "Item",
    "Nobody Knows",
  ];

  it("is the same every time", () => {
    expect(engrave(sample(), WINDOW)).toBe(engrave(sample(), WINDOW));
  });

  it("differs from card to card of the same kind", () => {
    const drawn = Array.from({ length: 24 }, (_, n) => engrave(sample({ id: `core-${n}` }), WINDOW));
    expect(new Set(drawn).size).toBe(24);
  });

  it("follows the subtypes: one card as two things is two pictures", () => {
    expect(engrave(sample({ subtypes: ["Deep One"] }), WINDOW)).not.toBe(
      engrave(sample({ subtypes: ["Cultist"] }), WINDOW),
    );
  });

  it("follows the title of a card that is no character", () => {
    const event: Partial<Shown> = { type: "event", subtypes: [] };
    expect(engrave(sample({ ...event, title: "Shotgun Blast" }), WINDOW)).not.toBe(
      engrave(sample({ ...event, title: "The Long Dream" }), WINDOW),
    );
  });

  const COARSE = { ...WINDOW, spacing: 16 };

  it("is there for every type and faction", () => {
    for (const type of TYPES) {
      for (const faction of FACTIONS) {
        const card = sample({ id: `${type}-${faction}`, type, faction, subtypes: [], title: "Nameless" });
        expect(engrave(card, COARSE).length).toBeGreaterThan(200);
      }
    }
  });

  it("is there for every subtype, and stays inside its window", () => {
    for (const subtype of SUBTYPES) {
      const path = engrave(sample({ id: subtype, subtypes: [subtype] }), COARSE);
      expect(path).not.toContain("NaN");
      const places = points(path);
      const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
      expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(-8);
      expect(Math.max(...xs)).toBeLessThanOrEqual(WINDOW.width + 8);
      expect(Math.max(...ys)).toBeLessThanOrEqual(WINDOW.height + 8);
    }
  });

  it("is not too long for a page full of cards", () => {
    expect(engrave(sample(), WINDOW).length).toBeLessThan(60_000);
  });
});
