/** What the tests of the pages around the table share. */

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
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

/** A whole game against a bot, from its first question, with decks and a shuffle that are the same each time: so it is
 * neither much longer nor much shorter than the last time. */
export async function openKnownGame(page: Page, bot: string): Promise<Game> {
  const { id } = await bringGame(page);
  return ask<Game>(page, "POST", `/api/games/${id}/play-on`, { position: 0, seat: 0, bot });
}

/** How far a page is wider than its window; nothing may be. */
export async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Wait until a page has all that it asked for and every picture in the window is drawn. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByText("One moment …")).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        await document.fonts.ready;
        const inWindow = (each: Element) => {
          const { top, bottom } = each.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        };
        // Nobody sees the back of a card in hand, and no window of a card stays empty.
        const missing = ".hand .face [data-faction=back], .card path.ink[d='']";
        return [...document.querySelectorAll(missing)].filter(inWindow).length;
      }),
    )
    .toBe(0);
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
