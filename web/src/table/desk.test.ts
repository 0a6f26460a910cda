import { describe, expect, it } from "vitest";
import type { TableState, Welcome } from "$/api/view";
import { Desk } from "./desk.svelte";
import { asked, character, view } from "./sample";
import { Session } from "./session.svelte";

/** A desk at which a question has been open for long enough; nothing that is sent arrives. */
function at(state: TableState): Desk {
  const session = new Session("desk");
  session.welcome = { seats: [0], names: ["A", "B"], bots: [false, true] } as unknown as Welcome;
  session.stage.show(state);
  session.ready = true;
  const desk = new Desk(session);
  desk.take(state);
  return desk;
}

describe("a card that an answer is about", () => {
  it("is shown where it is not seen on the table", () => {
    const state = asked("choose", ["find:3", "find:8", "pass"]);
    const lying = view({ play: [character(3, 0)], decision: state.view?.decision });
    const desk = at({ ...state, view: lying });
    for (const id of [3, 8]) desk.session?.cards.set(id, character(id, 0));
    expect(desk.hidden(3)).toBeNull();
    expect(desk.hidden(8)?.id).toBe(8);
    expect(desk.hidden(99)).toBeNull();
  });
});

describe("the space bar", () => {
  it("is no longer armed for nothing once something else is picked up", async () => {
    const desk = at(asked("resource", ["pass", "resource:3.0", "resource:3.1"]));
    await desk.main();
    expect(desk.armed).toBe(true);
    const card = desk.choices?.entries[0];
    if (card) await desk.give(card);
    expect(desk.picked).toBe(3);
    expect(desk.armed).toBe(false);
  });

  it("wants to be pressed twice for choosing none of several, and once for some", async () => {
    const pickable = { key: "choose:3", card: 3, number: -1, other: -1, text: "Card 3" };
    const several = { least: 0, most: 2, options: [pickable], ordered: false, factions: [] };
    const desk = at(asked("choose", ["choose:3", "done"], { several }));
    expect(desk.leaves).toEqual({ what: "choice", number: 1 });
    await desk.main();
    expect(desk.armed).toBe(true);
    desk.toggle("choose:3");
    expect(desk.leaves).toBeNull();
    expect(desk.armed).toBe(false);
  });
});
