/** Every page at three sizes: a picture that is kept, nothing wider than the window, nothing serious for axe. */

import { expect, test, type Locator, type Page } from "@playwright/test";
import { bringGame, openKnownGame, overhang, settled, SIZES } from "./around";
import { ask, calmPage, comeIn, listen, openGame, serious, type Game } from "./support";

/** A page: what it needs is made first; it is there when something on it is. */
interface Come {
  path: string;
  there: Locator;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const PAGES: Record<string, (page: Page) => Promise<Come>> = {
  start: async (page) => {
    await openGame(page, { against: "bot", bot: "novice" });
    return { path: "/", there: page.getByRole("link", { name: /Continue against The Novice/ }) };
  },
  lobby: async (page) => {
    const clock = { kind: "game", seconds: 900, increment: 10 };
    await openGame(page, { against: "lobby", options: { clock } });
    return { path: "/lobby", there: page.getByRole("listitem").filter({ hasText: "15 minutes each" }) };
  },
  profile: async (page) => {
    await bringGame(page);
    await openGame(page, { against: "bot", bot: "novice" });
    return { path: "/profile", there: page.getByRole("row", { name: /The Novice/ }) };
  },
  learn: async (page) => ({ path: "/learn", there: heading(page) }),
  decks: async (page) => {
    await comeIn(page);
    return { path: "/decks", there: page.getByRole("button", { name: /^Play / }) };
  },
  builder: async (page) => {
    await comeIn(page);
    const cards = { "core-041": 1, "core-010": 1 };
    const deck = { name: "At the pier", format: "core", cards, stories: [] };
    const { id } = await ask<{ id: string }>(page, "POST", "/api/decks", deck);
    return { path: `/decks/${id}`, there: page.locator("main ul.shelf li") };
  },
  cards: async (page) => ({ path: "/cards?q=deep", there: page.locator("ul.grid > li") }),
  card: async (page) => ({ path: "/cards/core-041", there: page.locator(".legality li") }),
  rules: async (page) => ({ path: "/rules", there: page.locator("details summary") }),
  rule: async (page) => ({ path: "/rules/STORY-7", there: page.locator("article .text") }),
  settings: async (page) => ({ path: "/settings", there: page.getByRole("radio", { name: "130 %" }) }),
  nowhere: async (page) => ({ path: "/no-such-page", there: heading(page) }),
  table: async (page) => {
    const { id } = await openKnownGame(page, "novice");
    return { path: `/game/${id}`, there: page.locator(".prompt.asked") };
  },
  lesson: async (page) => {
    await comeIn(page);
    const { id } = await ask<Game>(page, "POST", "/api/lessons/first", { position: 29 });
    return { path: `/game/${id}`, there: page.getByRole("region", { name: "The guide" }).locator(".task") };
  },
  replay: async (page) => {
    const { id } = await bringGame(page);
    return { path: `/replay/${id}?at=38`, there: page.getByRole("list", { name: /hand$/ }) };
  },
  invitation: async (page) => {
    const browser = page.context().browser();
    if (!browser) throw new Error("no browser");
    const host = await browser.newContext();
    const game = await openGame(await host.newPage(), { against: "invitation" });
    await host.close();
    return { path: `/invitation/${game.invitation}`, there: page.getByText(/invites you to a game/) };
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
    const { path, there } = await come(page);
    await page.goto(path);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await expect(there.first()).toBeVisible();
      await settled(page);
      await page.screenshot({ path: `test-results/pages/${name}-${size}.png` });
      expect(await overhang(page), `${name} is wider than a ${size}`).toBeLessThanOrEqual(0);
    }
    if (LONG.has(name)) await shorten(page);
    expect(await serious(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
}
