import { describe, expect, it } from "vitest";
import { missing, toggled } from "./picks.svelte";

describe("a choice of several", () => {
  it("turns one on and off", () => {
    expect(toggled(["a"], "b", 3)).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a", 3)).toEqual(["b"]);
  });

  it("lets the first give way where there are as many as may be", () => {
    expect(toggled(["a", "b", "c"], "d", 3)).toEqual(["b", "c", "d"]);
  });

  it("misses the factions that no card belongs to", () => {
    const cards = [["agency"], [], ["agency"]];
    expect(missing(["agency", "miskatonic"], cards)).toEqual(["miskatonic"]);
    expect(missing([], cards)).toEqual([]);
  });
});
