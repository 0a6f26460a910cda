import { expect, test } from "vitest";
import { inOrder } from "./order";
import { sample } from "./sample";

test("cards of two parts stand by set and number, those of unknown sets last", () => {
  const ids = ["yc-002", "core-010", "zz-001", "yc-001", "core-002"];
  const cards = ids.map((id) => sample({ id, number: Number(id.split("-")[1]) }));
  const order = inOrder(cards, ["core", "fl", "yc"]).map(({ id }) => id);
  expect(order).toEqual(["core-002", "core-010", "yc-001", "yc-002", "zz-001"]);
});
