import { describe, expect, it } from "vitest";
import { Names } from "./names.svelte";

describe("card names in sentences", () => {
  const names = new Names();
  names.learn("Ghoul", "core-1");
  names.learn("Ghoul Khanum", "core-2");
  names.learn("Get On Yer Feet!", "core-3");

  it("finds the longest name", () => {
    expect(names.split("You play Ghoul Khanum.")).toEqual([
      { text: "You play " },
      { text: "Ghoul Khanum", card: "core-2" },
      { text: "." },
    ]);
  });

  it("finds names with signs, and none inside other words", () => {
    expect(names.split("Get On Yer Feet!: Ghouls")[0]).toEqual({ text: "Get On Yer Feet!", card: "core-3" });
    expect(names.split("Ghouls go.")).toEqual([{ text: "Ghouls go." }]);
  });
});
