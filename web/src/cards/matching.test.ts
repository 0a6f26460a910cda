import { describe, expect, it } from "vitest";
import { Matcher } from "./matching";

const matcher = new Matcher([
  { id: "core-016", set: "Core Set", number: 16, title: "Shotgun Blast", descriptor: null },
  { id: "core-161", set: "Core Set", number: 161, title: "Dreamwalkers", descriptor: null },
  { id: "yc-016", set: "The Yuggoth Contract", number: 16, title: "Yog-Sothoth", descriptor: "The Lurker" },
  {
    id: "core-100",
    set: "Core Set",
    number: 100,
    title: "Yog-Sothoth",
    descriptor: "In Whom the Spheres Meet",
  },
]);

describe("a scan", () => {
  it("is matched by id", () => {
    expect(matcher.card("core-016.jpg")).toBe("core-016");
    expect(matcher.card("scans/CORE_16.PNG")).toBe("core-016");
    expect(matcher.card("core161.webp")).toBe("core-161");
  });

  it("is matched by set and number", () => {
    expect(matcher.card("Core Set 016 Shotgun.webp")).toBe("core-016");
    expect(matcher.card("Cards/The Yuggoth Contract/16.jpg")).toBe("yc-016");
    expect(matcher.card("core/016.png")).toBe("core-016");
  });

  it("is matched by a title that only one card has", () => {
    expect(matcher.card("Shotgun Blast.jpeg")).toBe("core-016");
    expect(matcher.card("Yog-Sothoth.jpg")).toBeUndefined();
    expect(matcher.card("yog sothoth the lurker.jpg")).toBe("yc-016");
  });

  it("is left alone if it is no picture or no card", () => {
    expect(matcher.card("core-016.txt")).toBeUndefined();
    expect(matcher.card("holiday.jpg")).toBeUndefined();
    expect(matcher.card("core-999.jpg")).toBeUndefined();
  });
});
