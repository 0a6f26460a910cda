import { describe, expect, it } from "vitest";
import type { Findings, Lesson, Moment } from "./types";
import {
  address,
  chanceAt,
  chanceCurve,
  endOfTurn,
  path,
  placeOf,
  playerOf,
  standing,
  standingCurve,
  toldIn,
  turnFrom,
  turnStarts,
} from "./way";

function moment(turn: number, tokens: [number, number] = [0, 0], won: [number, number] = [0, 0]): Moment {
  return { turn, phase: "story", active: 0, asked: 0, tokens, won, lines: [] };
}

const game = [moment(0), moment(0), moment(1), moment(1), moment(2), moment(3)];
const chances = [
  { after_turn: 0, rate: 0.5, low: 0.4, high: 0.6 },
  { after_turn: 1, rate: 0.7, low: 0.6, high: 0.8 },
  { after_turn: 2, rate: 0.2, low: 0.1, high: 0.3 },
];

describe("turns", () => {
  it("begin where the number changes", () => {
    expect(turnStarts(game)).toEqual([0, 2, 4, 5]);
  });

  it("can be gone through both ways, to the start and the end at most", () => {
    const starts = turnStarts(game);
    expect(turnFrom(starts, 3, 5, true)).toBe(4);
    expect(turnFrom(starts, 3, 5, false)).toBe(2);
    expect(turnFrom(starts, 5, 5, true)).toBe(5);
    expect(turnFrom(starts, 0, 5, false)).toBe(0);
  });

  it("end where the next one begins", () => {
    expect(endOfTurn(game, 0)).toBe(1);
    expect(endOfTurn(game, 1)).toBe(3);
    expect(endOfTurn(game, 9)).toBe(5);
  });
});

describe("the curve", () => {
  it("lies at the ends of the turns and ends with the result", () => {
    expect(chanceCurve(game, chances, 0, 0)).toEqual([
      { x: 0.2, y: 0.5 },
      { x: 0.6, y: 0.7 },
      { x: 0.8, y: 0.2 },
      { x: 1, y: 1 },
    ]);
  });

  it("is turned round for the other seat", () => {
    const spots = chanceCurve(game, chances, 1, 0);
    expect(spots.map((spot) => Math.round(spot.y * 10))).toEqual([5, 3, 8, 0]);
  });

  it("tells the chance of the last turn that was over", () => {
    expect(chanceAt(game, chances, 4, 0)).toBe(0.2);
    expect(chanceAt(game, chances, 3, 0)).toBe(0.7);
    expect(chanceAt(game, chances, 2, 1)).toBe(0.5);
    expect(chanceAt(game, [], 2, 1)).toBeNull();
  });
});

describe("the standing", () => {
  it("counts five for a story and never more than three stories", () => {
    expect(standing(moment(1, [3, 4], [1, 0]), 0)).toBe(8);
    expect(standing(moment(1, [4, 0], [3, 0]), 0)).toBe(15);
  });

  it("runs over the whole game", () => {
    expect(standingCurve([moment(0), moment(1, [3, 0])], 0)).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0.2 },
    ]);
  });
});

describe("drawing and addresses", () => {
  it("draws lines and steps", () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 0.5, y: 1 },
    ];
    expect(path(spots, 100, 10)).toBe("M0.0 10.0L50.0 0.0");
    expect(path(spots, 100, 10, true)).toBe("M0.0 10.0H50.0V0.0");
  });

  it("writes an address with what it needs and no more", () => {
    expect(address("g1", 7, null, null)).toBe("/replay/g1?at=7");
    expect(address("g1", null, "a b", "1")).toBe("/replay/g1?share=a%20b&seat=1");
    expect(address("g1", null, null, null)).toBe("/replay/g1");
  });

  it("takes a place from the address only if it is one", () => {
    expect(placeOf("7", 20)).toBe(7);
    expect(placeOf("99", 20)).toBe(20);
    expect(placeOf(null, 20)).toBe(20);
    expect(placeOf("-3", 20)).toBe(20);
    expect(placeOf("x", 20)).toBe(20);
  });

  it("tells what the coach found in the language that is set, as far as it can", () => {
    const english = { asked: "?", played: "Pass", better: "Play Patsy (cost 1)", why: "It is more." };
    const german = { asked: "?", played: "Passen", better: "Patsy spielen (Kosten 1)", why: "Es ist mehr." };
    const lesson: Lesson = { ...english, player: "A", turn: 1, answers_before: 3, cost: 0.1, reach: 0.05 };
    expect(toldIn({ ...lesson, words: { de: german } }, "de")).toEqual(german);
    expect(toldIn({ ...lesson, words: { de: german } }, "en").played).toBe("Pass");
    expect(toldIn(lesson, "de").played).toBe("Pass");
  });

  it("calls whoever moved as the page does", () => {
    const found = { players: ["Guest 42", "The Novice"] } as unknown as Findings;
    const lesson = { player: "The Novice" } as Lesson;
    expect(playerOf(lesson, found, ["Gast 42", "Der Novize"])).toBe("Der Novize");
    expect(playerOf({ ...lesson, player: "Ann" }, found, ["Gast 42", "Der Novize"])).toBe("Ann");
    expect(playerOf(lesson, null, [])).toBe("The Novice");
  });
});
