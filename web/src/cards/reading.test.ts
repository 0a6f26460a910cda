import { beforeEach, describe, expect, it } from "vitest";
import { set } from "$/settings.svelte";
import { iconRow, iconsOf, keywordsOf, skillOf, spoken } from "./reading";
import { paragraphs, pieces } from "./richtext";
import { sample } from "./sample";

beforeEach(() => set({ language: "en" }));

describe("values", () => {
  it("are printed ones, or those of now with the way they changed", () => {
    expect(skillOf(sample())).toEqual({ value: 5, change: 0 });
    expect(skillOf(sample(), { skill: 7 })).toEqual({ value: 7, change: 1 });
    expect(skillOf(sample(), { skill: 1 })).toEqual({ value: 1, change: -1 });
    expect(skillOf(sample({ skill: "X" }), { skill: 3 })).toEqual({ value: 3, change: 0 });
    expect(skillOf(sample({ type: "event", skill: null }))).toBeNull();
  });

  it("tell icons that were gained and lost", () => {
    expect(iconsOf(sample())).toEqual([{ name: "combat", value: 2, change: 0 }]);
    expect(iconsOf(sample(), { icons: [1, 0, 0, 0] })).toEqual([
      { name: "terror", value: 1, change: 1 },
      { name: "combat", value: 0, change: -1 },
    ]);
  });

  it("read the struggles of a story from its own list", () => {
    const story = sample({ type: "story", icons: null, skill: null, struggle_icons: ["terror", "arcane"] });
    expect(iconsOf(story).map((icon) => icon.name)).toEqual(["terror", "arcane"]);
    expect(iconsOf(story, { struggles: [2, 0, 1, 0] })[0]).toEqual({ name: "terror", value: 2, change: 1 });
  });

  it("tell keywords that were gained", () => {
    const card = sample({ keywords: [{ name: "Toughness", value: 1 }] });
    expect(keywordsOf(card, { keywords: [["Toughness", 2]] })[0]).toMatchObject({
      text: "Toughness +2",
      gained: true,
    });
    expect(keywordsOf(card, { keywords: [["Toughness", 1]] })[0]).toMatchObject({ gained: false });
    const steadfast = sample({ keywords: [{ name: "Steadfast", value: { agency: 2 } }] });
    expect(keywordsOf(steadfast)[0]?.text).toBe("Steadfast 2 The Agency");
  });
});

describe("a row of icons", () => {
  const icons = [
    { name: "terror" as const, value: 3, change: 0 as const },
    { name: "combat" as const, value: 3, change: 0 as const },
  ];

  it("stands apart where there is room, and is counted where there is none", () => {
    expect(iconRow(icons, 20, 200)).toMatchObject({ spread: true });
    expect(iconRow(icons, 20, 200).icons).toHaveLength(6);
    expect(iconRow(icons, 38, 130)).toMatchObject({ spread: false, icons });
  });

  it("never takes more than its room", () => {
    for (const width of [40, 80, 130, 200])
      expect(iconRow(icons, 38, width).taken).toBeLessThanOrEqual(width + 0.001);
  });
});

describe("what is read aloud", () => {
  it("has everything that is on the card", () => {
    const card = sample({ descriptor: "Haunted", text: "Fast while [terror] is here." });
    expect(spoken(card, { wounds: 1, skill: 6 })).toBe(
      "Thomas F. Malone, Haunted. The Agency, Character. cost 4. skill 6. 2 Combat. Investigator. 1 wound. Fast while Terror is here",
    );
  });

  it("uses the subtypes of the language", () => {
    const card = sample({ words: { type: "", faction: "", subtypes: ["Ermittler"], keywords: [] } });
    expect(spoken(card)).toContain("Ermittler");
    expect(spoken(card, { subtypes: ["Investigator", "Cultist"] })).toContain("Ermittler, Cultist");
  });

  it("says that somebody is insane, and no more", () => {
    expect(spoken(sample(), { position: "insane" })).toBe("Thomas F. Malone, insane");
  });

  it("speaks German", () => {
    set({ language: "de" });
    expect(spoken(sample(), undefined, false)).toContain("Die Agentur, Charakter");
  });
});

describe("card text", () => {
  it("has icons, signs of factions, triggers and terms", () => {
    expect(
      pieces("Action: A [terror] of a non-[agency] character. [bogus]").map((piece) => piece.kind),
    ).toEqual(["trigger", "text", "mark", "text", "sigil", "text"]);
    expect(pieces("goes insane")[1]).toEqual({ kind: "term", text: "insane", term: "insane" });
    expect(pieces("[bogus]")).toEqual([{ kind: "text", text: "[bogus]" }]);
  });

  it("keeps every sign of what is only text, however it looks", () => {
    const nasty = '<img src=x onerror="alert(1)"> & [x]';
    expect(pieces(nasty)).toEqual([{ kind: "text", text: nasty }]);
  });

  it("comes in paragraphs", () => {
    expect(paragraphs("one\n\ntwo")).toHaveLength(2);
  });
});
