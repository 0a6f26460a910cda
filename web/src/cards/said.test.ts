import { expect, it } from "vitest";
import { said } from "./said";

it("says icons and factions as words", () => {
  expect(said("Your [cthulhu] character gains [terror].")).toBe("Your Cthulhu character gains Terror.");
  expect(said("[no-such-mark]")).toBe("[no-such-mark]");
});
