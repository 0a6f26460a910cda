/** What the tests of the pages around the table share. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ask, comeIn, type Game } from "./support";

export const SIZES = {
  laptop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

/** A whole game that is over: the path of the lesson, as a file. */
export function gameFile(): object {
  const text = readFileSync("../src/rlyeh/server/lessons/first.json", "utf8");
  return (JSON.parse(text) as { game: object }).game;
}

/** Bring a finished game along, as a guest. */
export async function bringGame(page: Page): Promise<Game> {
  await comeIn(page);
  return ask<Game>(page, "POST", "/api/game-files", gameFile());
}

/** How far a page is wider than its window; nothing may be. */
export async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Where a lesson is. */
export interface Lesson {
  at: number;
  of: number;
  on_path: boolean;
  say: string;
  expected: string[];
  over: boolean;
}
