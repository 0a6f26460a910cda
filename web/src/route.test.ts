import { describe, expect, it } from "vitest";
import { fit } from "./route.svelte";

describe("fit", () => {
  it("hands over what stands in the place of a name", () => {
    expect(fit("/game/:id", "/game/a%20b")).toEqual({ id: "a b" });
  });

  it("wants every part", () => {
    expect(fit("/game/:id", "/game/")).toBeNull();
    expect(fit("/game/:id", "/game/a/b")).toBeNull();
    expect(fit("/cards", "/decks")).toBeNull();
  });
});
