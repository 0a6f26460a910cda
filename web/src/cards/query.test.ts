import { describe, expect, it } from "vitest";
import { hasTerm, terms, toggled, toggledTerm, valuesOf, withValues } from "./query";

describe("a query", () => {
  it("comes apart at spaces, not inside quotes or parentheses", () => {
    expect(terms('deep "two words" (a or b) cost<=3')).toEqual([
      "deep",
      '"two words"',
      "(a or b)",
      "cost<=3",
    ]);
    expect(terms("  ")).toEqual([]);
  });

  it("tells the values of a field, also of its short form", () => {
    expect(valuesOf("byakhee faction:agency|hastur", "faction")).toEqual(["agency", "hastur"]);
    expect(valuesOf("f:agency", "faction")).toEqual(["agency"]);
    expect(valuesOf('set:"Core Set"', "set")).toEqual(["Core Set"]);
    expect(valuesOf("cost<=3", "cost")).toEqual([]);
  });

  it("takes values and gives them back, and leaves the rest alone", () => {
    const asked = toggled('"deep one" -k:fast', "faction", "agency");
    expect(asked).toBe('"deep one" -k:fast faction:agency');
    expect(toggled(asked, "faction", "hastur")).toBe('"deep one" -k:fast faction:agency|hastur');
    expect(toggled(asked, "faction", "agency")).toBe('"deep one" -k:fast');
  });

  it("keeps a field in its place and quotes what needs it", () => {
    expect(withValues("f:agency sort:cost", "faction", ["hastur"])).toBe("faction:hastur sort:cost");
    expect(withValues("", "set", ["Core Set"])).toBe('set:"Core Set"');
    expect(withValues("cost>=6 deep", "cost", ["2"])).toBe("cost:2 deep");
  });

  it("takes whole terms", () => {
    expect(toggledTerm("", "icon:terror")).toBe("icon:terror");
    expect(hasTerm("icon:terror icon:combat", "icon:combat")).toBe(true);
    expect(toggledTerm("icon:terror icon:combat", "icon:terror")).toBe("icon:combat");
  });
});
