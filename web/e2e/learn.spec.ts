import { expect, test, type Page } from "@playwright/test";
import type { Lesson } from "./around";
import {
  ask,
  calmPage,
  comeIn,
  listen,
  LONGEST,
  nextQuestion,
  openGame,
  seen,
  serious,
  untilAsked,
  type Game,
} from "./support";

/** Where the guided game asks who defends for the first time. */
const TO_DEFEND = 23;

async function where(page: Page): Promise<Lesson> {
  return ask<Lesson>(page, "GET", `/api${new URL(page.url()).pathname.replace("/game/", "/games/")}/lesson`);
}

/** Wait until the guide has something to say after a place, or the lesson is over. */
async function untilSaid(page: Page, after: number): Promise<Lesson> {
  let found = await where(page);
  await expect
    .poll(
      async () => {
        found = await where(page);
        return found.over || (found.say !== "" && found.at > after);
      },
      { timeout: LONGEST, intervals: [50, 100, 200] },
    )
    .toBe(true);
  return found;
}

/** Do what the guide asks for, as a person would: at the question, or at the board. */
async function obey(page: Page, lesson: Lesson): Promise<void> {
  const [first = ""] = lesson.expected;
  const main = page.locator("[data-main]");
  if ((await seen(page)).least >= 0) {
    for (const key of lesson.expected) await page.locator(`.prompt [data-key="${key}"]`).click();
    if (await main.isEnabled()) return main.click();
    return page.getByRole("button", { name: "Do it for me" }).click();
  }
  const commits = lesson.expected.filter((key) => key.startsWith("commit:"));
  if (commits.length > 0) {
    for (const key of commits) {
      const [, card, story] = /^commit:(\d+)@(\d+)$/.exec(key) ?? [];
      await page.locator(`.board [data-card="${card}"]`).first().click();
      const target = page.locator(`.board .plate[data-card="${story}"]`);
      // With one story to go to, the character is sent at once.
      if (await page.locator(".prompt .option", { hasText: /^.*(Send|→)/ }).count()) {
        const planned = await page.locator(".prompt .option.going").count();
        if (planned < commits.indexOf(key) + 1) await target.click();
      } else await target.click();
    }
    await page.locator("[data-main]").click();
    return;
  }
  const option = page.locator(`[data-key="${first}"]`);
  if ((await option.count()) > 0) await option.first().click();
  else await page.getByRole("button", { name: "Do it for me" }).click();
}

test("the guided game is played to its end, and leads to the first real game", async ({ context }) => {
  test.setTimeout(300_000);
  const page = await calmPage(context);
  const problems = listen(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Begin the guided game" }).click();
  await page.getByRole("button", { name: "Begin the guided game" }).click();
  await page.waitForURL(/\/game\//);
  await untilAsked(page);
  const guide = page.getByRole("region", { name: "The guide" });
  await expect(guide).toContainText("Welcome");
  expect(await serious(page)).toEqual([]);

  let lesson = await untilSaid(page, -1);
  let steps = 0;
  // Each step leads further on a path that has an end.
  while (!lesson.over) {
    const at = lesson.at;
    expect(lesson.on_path, `at ${at}`).toBe(true);
    await expect(guide.locator(".task")).toBeVisible();
    await untilAsked(page);
    await obey(page, lesson);
    steps++;
    lesson = await untilSaid(page, at);
  }
  expect(steps).toBeGreaterThan(30);
  await expect(page.getByRole("dialog", { name: "You have won your first game" })).toBeVisible();
  const lessonUrl = page.url();
  await page.getByRole("button", { name: "Play your first real game" }).click();
  await expect(page).not.toHaveURL(lessonUrl);
  // Straight on against the Novice, with the coach's advice unasked.
  await expect(page.locator(".far")).toContainText("The Novice");
  await expect(page.getByRole("region", { name: "A hint" }).locator(".advice")).not.toBeEmpty({
    timeout: 60_000,
  });
  expect(problems).toEqual([]);
});

test("who leaves the path is told, and comes back to where it was left", async ({ context }) => {
  const page = await calmPage(context);
  await page.goto("/learn");
  await page.getByRole("button", { name: /Start here: Paying for a character/ }).click();
  await page.waitForURL(/\/game\//);
  await untilAsked(page);
  const guide = page.getByRole("region", { name: "The guide" });
  await expect(guide).toContainText("Your first turn");
  // What differs from the path is held back once, before it costs anything.
  const { stamp } = await seen(page);
  await page.locator("[data-main]").click();
  await expect(guide.getByRole("alert")).toContainText("The guide means something else");
  expect((await seen(page)).stamp).toBe(stamp);
  await page.locator("[data-main]").click();
  await expect(guide).toContainText("You have gone your own way");
  await nextQuestion(page, stamp);
  const before = page.url();
  await guide.getByRole("button", { name: "Back to the lesson" }).click();
  await expect(guide).toContainText("Your first turn");
  expect(page.url()).not.toBe(before);

  await page.reload();
  await expect(guide).toContainText("Your first turn");
  await page.goto("/learn");
  await page.getByRole("link", { name: "Continue where you were" }).click();
  await expect(guide).toContainText("Your first turn");
});

test("the coach gives a hint with a reason, against the machine only", async ({ context }) => {
  const page = await calmPage(context);
  const game = await openGame(page, { against: "bot", bot: "novice" });
  await page.goto(`/game/${game.id}`);
  await untilAsked(page);
  await page.getByRole("button", { name: "What would the coach do?" }).click();
  const hint = page.getByRole("region", { name: "A hint" });
  await expect(hint.locator(".advice")).not.toBeEmpty({ timeout: 60_000 });
  await expect(hint.locator(".reason")).not.toBeEmpty();
});

test("on a phone the words of a lesson are read, and who goes to a story is seen there", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await calmPage(context);
  await comeIn(page);
  const game = await ask<Game>(page, "POST", "/api/lessons/first", { position: TO_DEFEND });
  await page.goto(`/game/${game.id}`);
  await untilAsked(page);
  const guide = page.getByRole("region", { name: "The guide" });
  await expect(guide.locator(".task")).toBeVisible();
  const hidden = await guide.locator(".words").evaluate((words) => words.scrollHeight - words.clientHeight);
  expect(hidden).toBeLessThan(3);
  const lesson = await where(page);
  const going = lesson.expected.filter((key) => key.startsWith("commit:"));
  expect(going).toHaveLength(2);
  for (const key of going) {
    const card = /^commit:(\d+)@/.exec(key)?.[1];
    await page.locator(`.area.mine [data-card="${card}"] .face`).click();
    const there = page.locator(`.story .piece[data-card="${card}"]`);
    await expect(there).toBeVisible();
    expect((await there.boundingBox())?.height).toBeGreaterThan(28);
  }
  // Whom they oppose is seen as well.
  await expect(page.locator(".story .piece")).toHaveCount(3);
  for (const piece of await page.locator(".story .piece").all())
    expect((await piece.boundingBox())?.height).toBeGreaterThan(28);
  await context.close();
});
