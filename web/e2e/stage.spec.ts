/** What happens is shown as it happens, with the pace that people have. */

import { expect, test, type Page } from "@playwright/test";
import { bringGame, openKnownGame } from "./around";
import { ask, comeIn, listen, nextQuestion, pageWith, seen, serious, type Game, type Seen } from "./support";

const AS_TOLD = { language: "en", pace: "story" };
/** Where the guided game asks who goes to the stories for the first time. */
const TO_THE_STORIES = 13;

/** Pass on, until the opponent's turn is shown. */
async function untilTheirTurn(page: Page): Promise<void> {
  const banner = page.locator(".banner", { hasText: "The Novice’s turn" });
  let now = await nextQuestion(page);
  for (let answers = 0; answers < 12; answers++) {
    await pass(page, now);
    const found = await Promise.race([banner.waitFor().then(() => null), nextQuestion(page, now.stamp)]);
    if (!found) return;
    now = found;
  }
  throw new Error("the opponent had no turn");
}

async function pass(page: Page, now: Seen): Promise<void> {
  if (now.least < 0) return page.locator("[data-main]").click();
  for (let place = 0; place < now.least; place++) await page.locator(".prompt .option").nth(place).click();
  await page.locator("[data-main]").click();
  if (await page.locator(".prompt .warning").count()) await page.locator("[data-main]").click();
}

test("a turn of the opponent is seen, card by card, before one is asked again", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await pageWith(context, AS_TOLD);
  const problems = listen(page);
  const game = await openKnownGame(page, "novice");
  await page.goto(`/game/${game.id}`);
  await untilTheirTurn(page);

  // The card that is played is shown large, and said to those who only hear the table.
  const card = page.locator(".board figure.card");
  await expect(card).toContainText("The Novice plays");
  await expect(page.locator("[data-announced]")).toContainText("The Novice plays");
  await expect(page.locator(".prompt.asked")).toHaveCount(0);
  expect(await serious(page)).toEqual([]);

  // A strip of what happened stays when all has been shown.
  await nextQuestion(page);
  const strip = page.getByRole("group", { name: "Since your last answer" }).getByRole("button");
  expect(await strip.count()).toBeGreaterThan(1);
  const again = strip.and(page.getByRole("button", { name: /The Novice plays/ })).first();
  await again.click();
  await expect(card).toContainText("The Novice plays");
  await expect(card).toHaveCount(0);
  expect(problems).toEqual([]);
  await context.close();
});

test("a click or the space bar skips to the question and does nothing else", async ({ browser }) => {
  for (const skip of [
    (page: Page) => page.keyboard.press("Space"),
    (page: Page) => page.locator(".board").click({ position: { x: 300, y: 300 } }),
  ]) {
    const context = await browser.newContext();
    const page = await pageWith(context, AS_TOLD);
    const game = await openKnownGame(page, "novice");
    await page.goto(`/game/${game.id}`);
    await untilTheirTurn(page);
    await skip(page);
    // The rest of the turn would take some seconds yet.
    await expect(page.locator(".prompt.asked")).toBeVisible({ timeout: 2500 });
    // Answer keys that are pressed at once are for nothing: the question has only just come.
    for (const key of ["Space", "Space", "1"]) await page.keyboard.press(key);
    const now = await nextQuestion(page);
    await expect(page.locator("figure.card, .banner")).toHaveCount(0);
    await page.waitForFunction(() => document.querySelector(".prompt.asked:not(.fresh)") !== null);
    expect((await seen(page)).stamp).toBe(now.stamp);
    await context.close();
  }
});

test("a key that is held down answers once, and what is thrown away wants it twice", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await pageWith(context, { ...AS_TOLD, pace: "none" });
  const game = await openKnownGame(page, "novice");
  await page.goto(`/game/${game.id}`);
  let now = await nextQuestion(page);
  while (now.kind !== "resource") {
    await pass(page, now);
    now = await nextQuestion(page, now.stamp);
  }
  const main = page.locator("[data-main]");
  await expect(main).toHaveText(/Attach nothing/);
  await expect(main).not.toHaveClass(/\bmain\b/);
  // Held down: the browser repeats the key.
  for (let times = 0; times < 12; times++) await page.keyboard.down("Space");
  await page.keyboard.up("Space");
  await expect(main).toContainText("Once more");
  expect((await seen(page)).stamp).toBe(now.stamp);
  await page.keyboard.press("Space");
  const next = await nextQuestion(page, now.stamp);

  // Against the machine everything can be taken back.
  await page.getByRole("button", { name: "Take back" }).click();
  await nextQuestion(page, next.stamp);
  await expect(page.locator(".prompt")).toHaveAttribute("data-kind", "resource");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await context.close();
});

test("a card that goes to a story glides there as large as it was", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await pageWith(context, { ...AS_TOLD, pace: "none" });
  await comeIn(page);
  const lesson = await ask<Game>(page, "POST", "/api/lessons/first", { position: TO_THE_STORIES });
  await page.goto(`/game/${lesson.id}`);
  expect((await nextQuestion(page)).kind).toBe("commit");
  const able = page.locator(".area.mine [data-glow=can]").first();
  const card = page.locator(`.board .piece[data-card="${await able.getAttribute("data-card")}"]`);
  const before = (await able.boundingBox())?.width ?? 0;
  await able.locator(".face").click();
  // The widest that it is painted on its way.
  await card.evaluate((piece) => {
    const id = piece.getAttribute("data-card");
    const widths: number[] = [];
    Object.assign(window, { widths });
    const look = () => {
      const now = document.querySelector(`.story .piece[data-card="${id}"]`);
      if (now) widths.push(now.getBoundingClientRect().width);
      if (widths.length < 30) setTimeout(look, 16);
    };
    look();
  });
  await page.locator(".story[data-glow=can] .plate .face").first().click();
  await page.waitForFunction(() => (window as unknown as { widths: number[] }).widths.length >= 30);
  const widths = await page.evaluate(() => (window as unknown as { widths: number[] }).widths);
  expect(Math.max(...widths)).toBeLessThan(1.2 * Math.max(before, widths.at(-1) ?? 0));
  await context.close();
});

test("who wants nothing to move sees the same in the same order", async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await pageWith(context, AS_TOLD);
  const game = await openKnownGame(page, "novice");
  await page.goto(`/game/${game.id}`);
  await untilTheirTurn(page);
  await expect(page.locator(".board figure.card")).toContainText("The Novice plays");
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each.playState === "running")
      .map((each) => each.id || "?"),
  );
  expect(moving).toEqual([]);
  await context.close();
});

test("a replay shows a step forward as it happened", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await pageWith(context, AS_TOLD);
  const game = await bringGame(page);
  await page.goto(`/replay/${game.id}?at=8`);
  await expect(page.getByRole("slider", { name: "Position" })).toHaveValue("8");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".board figure.card")).toContainText("The Cultist plays");
  // A step back is there at once.
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".board figure.card")).toHaveCount(0);
  await context.close();
});
