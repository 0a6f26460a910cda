import { describe, expect, it } from "vitest";
import { slots } from "./slots";

describe("the row of stories", () => {
  it("has three places, whatever is won", () => {
    expect(slots([], [7, 8])).toEqual([7, 8, null]);
    expect(slots([7, 8, 9], [7, 9])).toEqual([7, null, 9]);
  });

  it("lays a new story where one was won", () => {
    expect(slots([7, null, 9], [7, 9, 5])).toEqual([7, 5, 9]);
  });

  it("has more places only for as long as there are more", () => {
    expect(slots([7, 8, 9], [7, 8, 9, 20])).toEqual([7, 8, 9, 20]);
    expect(slots([7, 8, 9, 20], [7, 8, 9])).toEqual([7, 8, 9]);
  });
});
