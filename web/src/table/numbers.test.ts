import { describe, expect, it } from "vitest";

import { inRange, takesNumber, withNumber } from "./numbers";
import { option } from "./sample";

describe("an answer that takes a number", () => {
  const repeat = { ...option("repeat.1"), most: 1000 };

  it("is one whose option has a most", () => {
    expect(takesNumber(repeat)).toBe(true);
    expect(takesNumber(option("repeat.1"))).toBe(false);
    expect(takesNumber(null)).toBe(false);
  });

  it("takes whole numbers from the least to the most (EFF-44)", () => {
    expect([1, 17, 1000].every((said) => inRange(repeat, said))).toBe(true);
    expect([0, -1, 1.5, 1001, NaN, null].some((said) => inRange(repeat, said))).toBe(false);
  });

  it("carries the number in its key", () => {
    expect(withNumber(repeat, 17)).toMatchObject({ key: "repeat.17", number: 17, most: -1 });
  });
});
