import { afterEach, describe, expect, it } from "vitest";
import { set } from "$/settings.svelte";
import { nameOf } from "./games";

describe("who sits in a seat", () => {
  afterEach(() => set({ language: "en" }));

  it("is called in the language that is set: levels and guests, and nobody else", () => {
    const seats = [
      { name: "The Novice", bot: "novice" },
      { name: "Guest 42", bot: null },
      { name: "Guest of Honour", bot: null },
    ];
    expect(seats.map(nameOf)).toEqual(["The Novice", "Guest 42", "Guest of Honour"]);
    set({ language: "de" });
    expect(seats.map(nameOf)).toEqual(["Der Novize", "Gast 42", "Guest of Honour"]);
  });
});
