import { describe, expect, it } from "vitest";
import { fit, SHAPE } from "./fit";

const upright = (count: number) => Array.from({ length: count }, () => SHAPE);

describe("how large cards can be", () => {
  it("fills the height when there is room", () => {
    expect(fit(upright(3), 1000, 120, 6, 200)).toEqual({ height: 120, rows: 1 });
    expect(fit(upright(3), 1000, 120, 6, 90)).toEqual({ height: 90, rows: 1 });
  });

  it("shrinks cards, or lays them in rows where that keeps them larger", () => {
    const many = fit(upright(30), 800, 120, 4, 200);
    expect(many.rows).toBe(2);
    expect(many.height).toBe(58);
    expect(15 * many.height * SHAPE + 14 * 4).toBeLessThanOrEqual(800);
  });

  it("gives turned cards the room they need", () => {
    const { height } = fit([1, 1, 1, 1], 300, 200, 0, 200);
    expect(height).toBeGreaterThan(74);
    expect(fit([1], 50, 200, 0, 200).height).toBeLessThanOrEqual(50);
  });

  it("is content with nothing", () => {
    expect(fit([], 100, 80, 4, 200).height).toBe(80);
    expect(fit(upright(2), 0, 0, 4, 200).height).toBe(0);
  });
});
