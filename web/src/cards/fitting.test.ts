import { describe, expect, it } from "vitest";
import { ems, heightAt, lineCount, sizeFor, unbroken, wrapped, type Room } from "./fitting";
import { boxText, HEIGHT, layout, WIDTH, type Area } from "./layout";
import { sample } from "./sample";
import type { CardSize } from "./types";

const ROOM: Room = { width: 200, height: 100, most: 14, least: 7, leading: 1.2, gap: 0.3 };

describe("text", () => {
  it("is as wide as its signs, and a mark counts as one", () => {
    expect(ems("mmmm")).toBeGreaterThan(ems("iiii"));
    expect(ems("[terror]")).toBeCloseTo(1.1);
  });

  it("breaks between words and after hyphens", () => {
    expect(wrapped("Shub-Niggurath", 5)).toEqual(["Shub-", "Niggurath"]);
    expect(wrapped("one two three", 4).join(" ")).toBe("one two three");
    for (const line of wrapped("a story of many words that is long", 6))
      expect(ems(line)).toBeLessThanOrEqual(6);
  });

  it("breaks a word only where it is longer than a line, and loses no sign", () => {
    expect(unbroken("Cthulhu", 6)).toBe(true);
    expect(unbroken("Cthulhu", 2)).toBe(false);
    expect(wrapped("Cthulhu", 2).join("")).toBe("Cthulhu");
  });

  it("has a line for each paragraph at least", () => {
    expect(lineCount("one\n\ntwo", 40)).toBe(2);
  });

  it("shrinks as far as it must", () => {
    const text = "Choose and wound a character committed to this story. ".repeat(8);
    const size = sizeFor(text, ROOM);
    expect(size).toBeLessThan(14);
    expect(heightAt(text, size, ROOM)).toBeLessThanOrEqual(100);
    expect(sizeFor("Short.", ROOM)).toBe(14);
    expect(sizeFor(text.repeat(20), ROOM)).toBe(7);
  });
});

describe("the layout", () => {
  const sizes: CardSize[] = ["tiny", "table", "hand", "large"];
  const texts = [
    "",
    "Fast.",
    "Action: Choose and wound a character. ".repeat(3),
    "Response: After a story resolves, draw a card. ".repeat(8),
  ];
  const below = (area: Area): number => area.y + area.height;

  it("keeps everything on the card, one under the other", () => {
    for (const size of sizes) {
      for (const text of texts) {
        for (const facts of [sample({ text }), sample({ text, type: "event", skill: null, icons: null })]) {
          const { title, art, plinth, strip, text: area, foot } = layout(size, facts);
          expect(below(title)).toBeLessThanOrEqual(art.y);
          expect(art.height).toBeGreaterThan(30);
          if (plinth) expect(below(art)).toBeLessThanOrEqual(below(plinth));
          if (strip) expect(strip.y).toBeGreaterThanOrEqual(plinth ? below(plinth) : below(art));
          if (area && strip) expect(area.y).toBeGreaterThanOrEqual(below(strip));
          for (const each of [title, art, plinth, strip, area, foot]) {
            if (!each) continue;
            expect(each.x).toBeGreaterThanOrEqual(0);
            expect(each.x + each.width).toBeLessThanOrEqual(WIDTH);
            expect(below(each)).toBeLessThanOrEqual(HEIGHT);
          }
        }
      }
    }
  });

  it("gives a longer text more room and a shorter one a larger picture", () => {
    const [short, long] = [
      layout("large", sample({ text: texts[1] })),
      layout("large", sample({ text: texts[3] })),
    ];
    expect(long.text?.height).toBeGreaterThan(short.text?.height ?? 0);
    expect(long.art.height).toBeLessThan(short.art.height);
    expect(layout("large", sample({ text: "" })).text).toBeNull();
  });

  it("has room for the longest texts of the pool", () => {
    const longest =
      "Response: After you drain a domain, attach it to a story card. While attached, it counts as a support card. "
        .repeat(4)
        .slice(0, 420);
    for (const size of ["hand", "large"] as const) {
      const facts = sample({ text: longest });
      const { room } = layout(size, facts);
      expect(room).not.toBeNull();
      if (room)
        expect(heightAt(boxText(facts, ""), sizeFor(boxText(facts, ""), room), room)).toBeLessThanOrEqual(
          room.height,
        );
    }
  });

  it("shows no text on the table", () => {
    expect(layout("table", sample({ text: "Fast." })).text).toBeNull();
  });
});
