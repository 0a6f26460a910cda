import { describe, expect, it } from "vitest";
import { changed, nextKey, places, possible, stranded } from "./committing";
import { option, view } from "./sample";

function question(...keys: string[]) {
  return {
    seat: 0,
    kind: "commit",
    rule: "STORY-2",
    card: -1,
    text: "",
    options: keys.map((key) => option(key)),
  };
}

const open = question("commit:3@90", "commit:3@91", "commit:7@90", "commit:7@91", "done");

describe("committing in one step", () => {
  it("knows where each character may go", () => {
    expect([...places(open)]).toEqual([
      [3, [90, 91]],
      [7, [90, 91]],
    ]);
  });

  it("sends a plan in the order that the engine asks in, then says that it is done", () => {
    const plan = changed(changed(new Map(), 7, 90), 3, 91);
    expect(nextKey(plan, open)).toBe("commit:3@91");
    expect(nextKey(plan, question("commit:7@90", "commit:7@91", "done"))).toBe("commit:7@90");
    expect(nextKey(plan, question("done"))).toBe("done");
  });

  it("says done at once when nobody goes", () => {
    expect(nextKey(new Map(), open)).toBe("done");
  });

  it("stops where a card demands somebody that the plan leaves at home", () => {
    expect(nextKey(new Map([[7, 90]]), question("commit:3@90"))).toBeNull();
  });

  it("takes somebody back", () => {
    expect(changed(new Map([[3, 90]]), 3, null).size).toBe(0);
  });

  it("drops what is not possible any more", () => {
    expect([
      ...possible(
        new Map([
          [3, 90],
          [8, 90],
        ]),
        open,
      ),
    ]).toEqual([[3, 90]]);
  });

  it("tells who was left behind when a card stands in the way half-way", () => {
    const half = view({ plan: [[3, 91]] });
    expect(
      stranded(
        new Map([
          [3, 91],
          [7, 90],
        ]),
        half,
        question("commit:7@91", "done"),
      ),
    ).toEqual([7]);
  });
});
