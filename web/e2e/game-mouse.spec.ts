import { expect, test, type Page } from "@playwright/test";
import { openKnownGame } from "./around";
import {
  calmPage,
  chooseSeveral,
  listen,
  nextQuestion,
  openGame,
  seen,
  serious,
  takeFirst,
  untilAsked,
  untilMoved,
  type Seen,
} from "./support";

/** One step by mouse: click what glows, pay with the first domain, send everybody to a story, else take what is listed. */
async function step(page: Page, now: Seen): Promise<void> {
  if (now.kind === "commit") return commit(page);
  if (now.least >= 0) return chooseSeveral(page, now);
  if (now.kind === "mulligan") return page.locator("[data-main]").click();
  const domain = page.locator(".near .domain.glows").first();
  const card = page.locator(".hand [data-glow=can] > .face").first();
  if (now.kind === "resource" && (await card.count())) {
    await card.click();
    return domain.click();
  }
  if (await domain.count()) return domain.click();
  if (await card.count()) return card.click();
  const lying = page
    .locator(".board [data-glow=can] > .face, .plate .face")
    .and(page.locator("[data-glow=can] .face"));
  if (now.kind !== "action" && (await lying.count())) return lying.first().click();
  if (now.kind === "action" && now.main === "pass") return page.locator("[data-main]").click();
  await page.locator(".prompt .option, [data-main]").first().click();
}

/** Everybody goes to a story, each to another one as far as they are open; then it is confirmed once. */
async function commit(page: Page): Promise<void> {
  const able = page.locator(".area.mine [data-glow=can] > .face");
  const all = await able.count();
  for (let sent = 0; sent < all && (await able.count()) > 0; sent++) {
    await able.first().click();
    const stories = page.locator(".story[data-glow=can] .plate .face");
    const open = await stories.count();
    if (open > 0) await stories.nth(sent % open).click();
  }
  await page.locator("[data-main]").click();
}

test("a whole game against a bot by mouse", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await calmPage(context);
  const problems = listen(page);
  const game = await openKnownGame(page, "novice");
  await page.goto(`/game/${game.id}`);
  const kinds = new Set<string>();
  let answers = 0;
  let now = await nextQuestion(page);
  while (!now.over) {
    kinds.add(now.kind);
    await step(page, now);
    if (now.kind !== "commit" && now.least < 0) await takeFirst(page, now.stamp);
    now = await nextQuestion(page, now.stamp);
    answers += 1;
    expect(answers).toBeLessThan(600);
    if (answers === 20) {
      // A laptop's window is enough: the page does not scroll.
      const room = await page.evaluate(() => [
        document.documentElement.scrollHeight - innerHeight,
        document.documentElement.scrollWidth - innerWidth,
      ]);
      expect(room).toEqual([0, 0]);
      await page.screenshot({ path: "test-results/table-laptop.png" });
      expect(await serious(page)).toEqual([]);
    }
  }
  await expect(page.getByRole("dialog")).toContainText(/Victory|Defeat/);
  expect([...kinds]).toEqual(
    expect.arrayContaining(["mulligan", "setup-resource", "resource", "action", "commit"]),
  );
  await page.screenshot({ path: "test-results/table-over.png" });
  expect(problems).toEqual([]);
  await context.close();
});

test("what cannot be done says why, and a reload loses nothing", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await calmPage(context);
  const game = await openGame(page, {
    against: "bot",
    bot: "random",
    format: "core",
    deck: { quick: "agency+miskatonic" },
  });
  await page.goto(`/game/${game.id}`);
  await untilAsked(page);
  // A card in hand cannot be played while the hand is still to be kept.
  await page.locator(".hand .face").first().click();
  const objection = page.getByRole("alert");
  await expect(objection).toContainText("Why not");
  await objection.getByRole("link", { name: /^Rule/ }).first().click();
  await expect(page.getByRole("dialog")).toContainText("Rule");
  await page.keyboard.press("Escape");

  const kept = await seen(page);
  await page.locator("[data-main]").click();
  // The last cards can be chosen first, and put back.
  const setup = await nextQuestion(page, kept.stamp);
  expect(setup.kind).toBe("setup-resource");
  const faces = page.locator(".hand .face");
  await faces.last().click();
  await faces.nth(6).click();
  await expect(page.locator("[data-main]")).toContainText("2 of 3");
  await expect(page.locator("[data-main]")).toBeDisabled();
  await faces.nth(6).click();
  await expect(page.locator("[data-main]")).toContainText("1 of 3");
  await faces.nth(5).click();
  await faces.nth(0).click();
  await page.locator("[data-main]").click();
  if (await page.locator(".prompt .warning").count()) await page.locator("[data-main]").click();
  await nextQuestion(page, setup.stamp);
  const lines = await page.getByRole("log").locator("li").allInnerTexts();
  const cards = await page.locator(".hand .face").count();
  await page.reload();
  await untilAsked(page);
  await expect(page.locator(".hand .face")).toHaveCount(cards);
  expect(await page.getByRole("log").locator("li").allInnerTexts()).toEqual(lines);

  // Another tab of the same person sees the same, and follows.
  const other = await context.newPage();
  await other.goto(`/game/${game.id}`);
  await untilAsked(other);
  const now = await seen(page);
  expect((await seen(other)).stamp).toBe(now.stamp);
  await takeFirst(page, now.stamp);
  await untilMoved(page, now.stamp);
  await untilMoved(other, now.stamp);
  await context.close();
});
