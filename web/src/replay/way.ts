/** The way through a game: where turns begin, and where things lie on a line from its start to its end. */

import type { Chance, Findings, Lesson, Moment, Told } from "./types";

/** A point of a curve: how far into the game, and how high, both from 0 to 1. */
export interface Spot {
  x: number;
  y: number;
}

/** The first position of each turn, in order. */
export function turnStarts(moments: readonly Moment[]): number[] {
  const starts: number[] = [];
  moments.forEach((moment, at) => {
    if (at === 0 || moment.turn !== moments[at - 1]?.turn) starts.push(at);
  });
  return starts;
}

/** Where a turn before or after a position begins; the start and the end where there is none. */
export function turnFrom(starts: readonly number[], at: number, last: number, on: boolean): number {
  if (on) return starts.find((start) => start > at) ?? last;
  return [...starts].reverse().find((start) => start < at) ?? 0;
}

/** The last position of a turn; turn 0 is what lies before the first one. */
export function endOfTurn(moments: readonly Moment[], turn: number): number {
  let end = 0;
  moments.forEach((moment, at) => {
    if (moment.turn <= turn) end = at;
  });
  return end;
}

/** The chances of a seat to win, as points over the whole game. The end is what came of it. */
export function chanceCurve(
  moments: readonly Moment[],
  chances: readonly Chance[],
  seat: 0 | 1,
  winner: number | null,
): Spot[] {
  const last = Math.max(1, moments.length - 1);
  const spots = chances.map(({ after_turn, rate }) => ({
    x: endOfTurn(moments, after_turn) / last,
    y: seat === 0 ? rate : 1 - rate,
  }));
  if (winner === null || winner < 0) return spots;
  const ended = { x: 1, y: winner === seat ? 1 : 0 };
  return [...spots.filter((spot) => spot.x < 1), ended];
}

/** How sure a chance is: the band around the curve, there and back. */
export function chanceBand(moments: readonly Moment[], chances: readonly Chance[], seat: 0 | 1): Spot[] {
  const last = Math.max(1, moments.length - 1);
  const x = (chance: Chance) => endOfTurn(moments, chance.after_turn) / last;
  const high = chances.map((each) => ({ x: x(each), y: seat === 0 ? each.high : 1 - each.low }));
  const low = chances.map((each) => ({ x: x(each), y: seat === 0 ? each.low : 1 - each.high }));
  return [...high, ...low.reverse()];
}

/** What a seat has got so far: five for a won story, one for each token; three stories win. */
export function standing(moment: Moment, seat: 0 | 1): number {
  return Math.min(15, moment.won[seat] * 5 + moment.tokens[seat]);
}

/** The standing of a seat over the whole game. */
export function standingCurve(moments: readonly Moment[], seat: 0 | 1): Spot[] {
  const last = Math.max(1, moments.length - 1);
  return moments.map((moment, at) => ({ x: at / last, y: standing(moment, seat) / 15 }));
}

/** A chance at a position: what was true at the end of the turn before. */
export function chanceAt(
  moments: readonly Moment[],
  chances: readonly Chance[],
  at: number,
  seat: 0 | 1,
): number | null {
  const known = chances.filter((chance) => endOfTurn(moments, chance.after_turn) <= at);
  const found = known.at(-1) ?? chances[0];
  if (!found) return null;
  return seat === 0 ? found.rate : 1 - found.rate;
}

/** A line through points in a box, as the path of an SVG. */
export function path(spots: readonly Spot[], width: number, height: number, steps = false): string {
  let before: Spot | null = null;
  let drawn = "";
  for (const spot of spots) {
    const x = (spot.x * width).toFixed(1);
    const y = ((1 - spot.y) * height).toFixed(1);
    if (!before) drawn = `M${x} ${y}`;
    else if (steps) drawn += `H${x}V${y}`;
    else drawn += `L${x} ${y}`;
    before = spot;
  }
  return drawn;
}

/** A place in the address: a whole number within the game, else the end. */
export function placeOf(said: string | null, last: number): number {
  if (said === null || !/^\d{1,6}$/.test(said)) return last;
  return Math.min(Number(said), last);
}

/** The address of a replay: where one is, whose view it is, and the link by which one may look. */
export function address(
  id: string,
  at: number | string | null,
  share: string | null,
  seat: string | null,
): string {
  const said = Object.entries({ share, seat, at })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `/replay/${encodeURIComponent(id)}${said.length ? `?${said.join("&")}` : ""}`;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** What the coach says about a decision, in a language; in English where it has no other words. */
export function toldIn(lesson: Lesson, language: string): Told {
  return lesson.words?.[language] ?? lesson;
}

/** Whose move it was, by the names of the page: levels and guests are called in its language. */
export function playerOf(lesson: Lesson, findings: Findings | null, names: readonly string[]): string {
  return names[findings?.players.indexOf(lesson.player) ?? -1] ?? lesson.player;
}
