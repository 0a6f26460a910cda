/** Every page at three sizes: a picture that is kept, nothing wider than the window, nothing serious for axe. */

import { expect, test, type Page } from "@playwright/test";
import { bringGame, overhang, SIZES } from "./around";
import { ask, calmPage, comeIn, listen, openGame, serious, type Game } from "./support";

/** How a page is come to: whatever it needs is made first. */
const PAGES: Record<string, (page: Page) => Promise<string>> = {
  start: async (page) => {
    await openGame(page, { against: "bot", bot: "novice" });
    return "/";
  },
  lobby: async (page) => {
    await openGame(page, {
      against: "lobby",
      options: { clock: { kind: "game", seconds: 900, increment: 10 } },
    });
    return "/lobby";
  },
  profile: async (page) => {
    await bringGame(page);
    await openGame(page, { against: "bot", bot: "novice" });
    return "/profile";
  },
  learn: async () => "/learn",
  decks: async (page) => {
    await comeIn(page);
    return "/decks";
  },
  builder: async (page) => {
    await comeIn(page);
    const deck = {
      name: "At the pier",
      format: "core",
      cards: { "core-041": 1, "core-010": 1 },
      stories: [],
    };
    return `/decks/${(await ask<{ id: string }>(page, "POST", "/api/decks", deck)).id}`;
  },
  cards: async () => "/cards?q=deep",
  card: async () => "/cards/core-041",
  rules: async () => "/rules",
  rule: async () => "/rules/STORY-7",
  settings: async () => "/settings",
  nowhere: async () => "/no-such-page",
  table: async (page) => `/game/${(await openGame(page, { against: "bot", bot: "novice" })).id}`,
  lesson: async (page) => {
    await comeIn(page);
    const game = await ask<Game>(page, "POST", "/api/lessons/first", { position: 29 });
    return `/game/${game.id}`;
  },
  replay: async (page) => `/replay/${(await bringGame(page)).id}?at=38`,
  invitation: async (page) => {
    const browser = page.context().browser();
    if (!browser) throw new Error("no browser");
    const host = await browser.newContext();
    const game = await openGame(await host.newPage(), { against: "invitation" });
    await host.close();
    return `/invitation/${game.invitation}`;
  },
};

const LONG = new Set(["cards", "builder", "decks"]);

/** Of a long list of cards the first are enough for axe: what is the same a hundred times need not be looked at so often. */
async function shorten(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const line of document.querySelectorAll("main li:nth-child(n + 13)")) line.remove();
  });
}

for (const [name, come] of Object.entries(PAGES)) {
  test(`${name} at three sizes`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const page = await calmPage(context);
    const problems = listen(page);
    const path = await come(page);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.waitForLoadState("networkidle").catch(() => undefined);
      await expect(page.locator("main")).toBeVisible();
      await expect(page.getByText("One moment …")).toHaveCount(0);
      await page.screenshot({ path: `test-results/pages/${name}-${size}.png` });
      expect(await overhang(page), `${name} is wider than a ${size}`).toBeLessThanOrEqual(0);
      if (LONG.has(name)) await shorten(page);
      expect(await serious(page), `${name} on a ${size}`).toEqual([]);
    }
    expect(problems).toEqual([]);
    await context.close();
  });
}
