import { describe, expect, it } from "vitest";
import { nearest } from "./arrows";

describe("arrow keys", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 90, y: 100 },
  ];

  it("go to the next card in a row and not past it", () => {
    expect(nearest(spots[0] ?? { x: 0, y: 0 }, spots, "ArrowRight")).toBe(1);
    expect(nearest({ x: 200, y: 0 }, spots, "ArrowLeft")).toBe(1);
  });

  it("go to the card above or below", () => {
    expect(nearest({ x: 100, y: 0 }, spots, "ArrowDown")).toBe(3);
    expect(nearest({ x: 90, y: 100 }, spots, "ArrowUp")).toBe(1);
  });

  it("stay where nothing lies that way", () => {
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowUp")).toBe(-1);
  });
});
