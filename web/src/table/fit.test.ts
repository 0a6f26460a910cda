import { describe, expect, it } from "vitest";
import { fit, laid, SHAPE } from "./fit";

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

describe("how cards lie", () => {
  it("is as they fit, while they can be told apart", () => {
    expect(laid(upright(6), 800, 120, 4, 200)).toEqual({
      ...fit(upright(6), 800, 120, 4, 200),
      scrolls: false,
    });
  });

  it("is in a row that scrolls, where they would be too small", () => {
    expect(fit(upright(20), 300, 60, 4, 200).height).toBeLessThan(48);
    expect(laid(upright(20), 300, 60, 4, 200)).toEqual({ height: 60, rows: 1, scrolls: true });
    expect(laid(upright(20), 300, 100, 4, 200)).toEqual({ height: 72, rows: 1, scrolls: true });
  });

  it("scrolls nothing where a row of its own would be no larger", () => {
    expect(laid(upright(2), 300, 30, 4, 200)).toEqual({ height: 30, rows: 1, scrolls: false });
    expect(laid([], 0, 0, 4, 200).scrolls).toBe(false);
  });
});
