import { expect, test, type Browser, type Page } from "@playwright/test";
import { bringGame, overhang, SIZES } from "./around";
import { ask, listen, pageWith, serious, untilAsked, type Game } from "./support";

/** Answers after which Hired Muscle carries a Patrol Wagon in the game of the first lesson. */
const POSITION = 70;
const MUSCLE = ".area.mine .piece .face[aria-label^='Hired Muscle']";

interface Sight {
  language?: "en" | "de";
  size?: keyof typeof SIZES;
}

/** A table where an attachment has changed a character. */
async function table(browser: Browser, { language = "en", size = "laptop" }: Sight = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: size === "phone" });
  const page = await pageWith(context, { language, still: true, pace: "none" });
  const { id } = await bringGame(page);
  const body = { position: POSITION, seat: 0, bot: "novice" };
  const game = await ask<Game>(page, "POST", `/api/games/${id}/play-on`, body);
  await page.goto(`/game/${game.id}`);
  await untilAsked(page);
  return page;
}

/** What the glass says of values that are not as printed. */
function values(page: Page) {
  return page.locator(".glass dl");
}

test("a card that the mouse rests on tells what has changed it", async ({ browser }) => {
  const page = await table(browser);
  const problems = listen(page);
  await page.locator(MUSCLE).hover();
  await expect(values(page)).toHaveAttribute("aria-label", "What has changed Hired Muscle");
  await expect(values(page)).toContainText("Keywords Toughness +2");
  await expect(values(page)).toContainText("Toughness +1 printed");
  await expect(values(page)).toContainText("Patrol Wagon");
  await page.screenshot({ path: "test-results/explained-laptop.png" });
  expect(await serious(page)).toEqual([]);
  // What is as printed has nothing to tell.
  await page.mouse.move(1, 1);
  await expect(page.locator(".glass")).toHaveCount(0);
  await page.locator(".hand .face").first().hover();
  await expect(page.locator(".glass")).toBeVisible();
  await expect(values(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("so it does for the key that looks closely, in German", async ({ browser }) => {
  const page = await table(browser, { language: "de" });
  await page.locator(MUSCLE).focus();
  await page.keyboard.press("z");
  await expect(values(page)).toContainText("Schlüsselwörter Zähigkeit +2");
  await expect(values(page)).toContainText("Zähigkeit +1 aufgedruckt");
  await expect(values(page)).toContainText("Der verstärkte Charakter erhält Zähigkeit +1");
  await page.screenshot({ path: "test-results/explained-german.png" });
  await page.keyboard.press("Escape");
  await expect(page.locator(".glass")).toHaveCount(0);
});

test("and for a finger that stays on it, on a phone", async ({ browser }) => {
  const page = await table(browser, { size: "phone" });
  await page.locator(MUSCLE).scrollIntoViewIfNeeded();
  await page.locator(MUSCLE).dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect(values(page)).toContainText("Keywords Toughness +2");
  await page.locator(MUSCLE).dispatchEvent("pointerup", { pointerType: "touch" });
  await expect(values(page)).toBeVisible();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  const box = await page.locator(".glass").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SIZES.phone.height);
  await page.screenshot({ path: "test-results/explained-phone.png" });
  await page.locator(".glass").click();
  await expect(page.locator(".glass")).toHaveCount(0);
});
