import { expect, test, type Page } from "@playwright/test";
import { openKnownGame } from "./around";
import { calmPage, listen, nextQuestion, seen, untilAsked, type Seen } from "./support";

/** The main answer; what would throw something away wants the key twice. */
async function space(page: Page): Promise<void> {
  await page.keyboard.press("Space");
  if (await page.locator(".prompt .first.armed").count()) await page.keyboard.press("Space");
}

/** One step by keys alone: digits for what is listed, space for the main answer. */
async function step(page: Page, now: Seen): Promise<void> {
  const keyboard = page.keyboard;
  if (now.kind === "commit") {
    for (let place = 1; place <= Math.min(now.options, 6); place++) {
      await keyboard.press(String(place));
      // Who may go to several stories is asked which one: each goes to another.
      const stories = await page.locator("[data-glow=picked]").count();
      if (stories > 0) await keyboard.press(String(((place - 1) % 3) + 1));
    }
    return space(page);
  }
  if (now.least >= 0) {
    for (let place = 1; place <= now.least; place++) await keyboard.press(String(place));
    await keyboard.press("Space");
    if (await page.locator(".prompt .warning").count()) await keyboard.press("Space");
    return;
  }
  if (now.kind === "mulligan" || now.options === 0) return space(page);
  if (now.kind === "resource") {
    await keyboard.press("1");
    return keyboard.press("1");
  }
  if (now.kind === "action") {
    const playing = await page.evaluate(() => {
      const keys = [...document.querySelectorAll<HTMLElement>(".prompt .option")];
      return keys.findIndex((each) => each.dataset.key?.startsWith("play:")) + 1;
    });
    return playing > 0 && playing <= 9 ? keyboard.press(String(playing)) : space(page);
  }
  return keyboard.press("1");
}

test("a whole game against a bot by keyboard alone", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await calmPage(context);
  const problems = listen(page);
  const game = await openKnownGame(page, "acolyte");
  await page.goto(`/game/${game.id}`);
  await untilAsked(page);

  // The keys explain themselves.
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // Keep the hand; choose the first resource by arrows and enter, and look at it closely before.
  await page.keyboard.press("Space");
  await expect(page.locator(".prompt")).toHaveAttribute("data-kind", "setup-resource");
  const first = await seen(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const focused = page.locator(".hand .face:focus");
  await expect(focused).toHaveCount(1);
  await page.keyboard.press("z");
  await expect(page.getByRole("complementary", { name: /close up/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary", { name: /close up/ })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-main]")).toContainText("1 of 3");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-main]")).toContainText("0 of 3");

  const kinds = new Set<string>();
  let answers = 0;
  let now = first;
  while (!now.over) {
    kinds.add(now.kind);
    await step(page, now);
    now = await nextQuestion(page, now.stamp);
    answers += 1;
    expect(answers).toBeLessThan(600);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(["setup-resource", "resource", "action", "commit"]));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/Victory|Defeat/);
  await expect(dialog.getByRole("button", { name: "Rematch" })).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});
