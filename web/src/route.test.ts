import { describe, expect, it } from "vitest";
import { fit, plain } from "./route.svelte";

describe("fit", () => {
  it("hands over what stands in the place of a name", () => {
    expect(fit("/game/:id", "/game/a%20b")).toEqual({ id: "a b" });
  });

  it("takes no offence at a malformed address", () => {
    expect(fit("/cards/:id", "/cards/%E0%A4%A")).toBeNull();
    expect(fit("/cards/:id", "/cards/100%")).toBeNull();
  });

  it("wants every part", () => {
    expect(fit("/game/:id", "/game/")).toBeNull();
    expect(fit("/game/:id", "/game/a/b")).toBeNull();
    expect(fit("/cards", "/decks")).toBeNull();
  });
});

describe("plain", () => {
  it("leaves slashes at the end away", () => {
    expect(plain("/cards/")).toBe("/cards");
    expect(plain("/cards/core-001//")).toBe("/cards/core-001");
    expect(plain("/cards")).toBe("/cards");
    expect(plain("/")).toBe("/");
    expect(plain("//")).toBe("/");
  });
});
