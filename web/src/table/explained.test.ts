import { describe, expect, it } from "vitest";
import type { ExplainedValue } from "$/api/view";
import { besides, nameOf, startOf } from "./explained";

const SKILL: ExplainedValue = {
  of: "skill",
  printed: "2",
  value: "3",
  changes: [{ difference: "+1", text: "This card gets +1 skill, until the end of the phase", title: "Lamp" }],
};

describe("what has changed a card", () => {
  it("is called by the name of the value, and left out where this page has no name for it", () => {
    expect(nameOf("skill")).toBe("explain.skill");
    expect(nameOf("omens")).toBeNull();
  });

  it("begins with what is printed, with the owner, or with what is usual", () => {
    expect(["icons", "control", "tokens"].map(startOf)).toEqual([
      "explain.printed",
      "explain.owned",
      "explain.usual",
    ]);
  });

  it("is not told twice, as an effect and as a change of a value", () => {
    const effects = [{ text: "This card gets +1 skill." }, { text: "This card cannot be destroyed." }];
    expect(besides(effects, [SKILL]).map((effect) => effect.text)).toEqual([
      "This card cannot be destroyed.",
    ]);
    expect(besides(effects, [])).toEqual(effects);
  });
});
