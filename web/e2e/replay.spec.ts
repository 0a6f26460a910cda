import { expect, test } from "@playwright/test";
import { bringGame } from "./around";
import { calmPage, listen, seen, serious, untilAsked, untilMoved } from "./support";

test("a replay is scrubbed by keyboard, buttons and slider, and seen from each side", async ({ context }) => {
  const page = await calmPage(context);
  const problems = listen(page);
  const game = await bringGame(page);
  await page.goto(`/replay/${game.id}?at=0`);
  const slider = page.getByRole("slider", { name: "Position" });
  await expect(slider).toHaveValue("0");

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("2");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(slider).toHaveValue("5");
  await page.keyboard.press("End");
  await expect(slider).toHaveValue("82");
  await expect(page.getByRole("status").filter({ hasText: "You wins" })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(slider).toHaveValue("0");
  await page.getByRole("button", { name: "One move forward" }).click();
  await expect(slider).toHaveValue("1");
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveValue("82");
  await slider.fill("16");
  await expect(page).toHaveURL(/at=16/);

  const board = page.locator(".board").last();
  await expect(board).toContainText("Opening Night");
  await expect(page.getByRole("list", { name: "The Cultist’s hand" })).toBeVisible();
  await page.getByLabel("Seen by").selectOption({ label: "You" });
  await expect(page.getByRole("list", { name: "The Cultist’s hand" })).toHaveCount(0);

  await page.reload();
  await expect(slider).toHaveValue("16");
  await expect(page.getByLabel("Seen by")).toHaveValue("0");
  expect(await serious(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test("a replay plays by itself and stops", async ({ context }) => {
  const page = await calmPage(context);
  const game = await bringGame(page);
  await page.goto(`/replay/${game.id}?at=40`);
  const slider = page.getByRole("slider", { name: "Position" });
  await expect(slider).toHaveValue("40");
  await page.getByRole("button", { name: "Play it" }).click();
  // Who looks seldom may miss a step: it has only to go on.
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(41);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play it" })).toBeVisible();
});

test("the coach looks at the game and draws the chances under it", async ({ context }) => {
  const page = await calmPage(context);
  const game = await bringGame(page);
  await page.goto(`/replay/${game.id}`);
  await page.getByRole("button", { name: "The coach" }).click();
  await page.getByRole("button", { name: "Ask the coach" }).click();
  await expect(page.getByText(/decided as the coach would/).first()).toBeVisible({ timeout: 150_000 });
  await expect(page.getByRole("img", { name: /Chance of You to win/ })).toBeVisible();
  const costly = page.getByRole("button", { name: /^Turn \d+, (You|The Cultist) −/ });
  if ((await costly.count()) > 0) {
    await costly.first().click();
    await expect(page.getByRole("slider", { name: "Position" })).not.toHaveValue("82");
  }
});

test("a link shows the same position to a stranger, until it is made worthless", async ({ browser }) => {
  const mine = await calmPage(await browser.newContext());
  const game = await bringGame(mine);
  await mine.goto(`/replay/${game.id}?at=41`);
  await mine.getByRole("button", { name: "Share" }).click();
  const field = mine.getByRole("dialog").getByLabel("Link", { exact: true });
  await expect(field).toHaveValue(/\/shared\/.+\?at=41$/);
  const link = await field.inputValue();

  const theirs = await calmPage(await browser.newContext());
  await theirs.goto(link);
  await expect(theirs).toHaveURL(/\/replay\/.+at=41/);
  await expect(theirs.getByRole("slider", { name: "Position" })).toHaveValue("41");
  const file = theirs.waitForEvent("download");
  await theirs.getByRole("link", { name: "Download" }).click();
  expect((await file).suggestedFilename()).toContain("rlyeh-");

  await mine.getByRole("dialog").getByRole("button", { name: "Stop sharing" }).click();
  await expect(mine.getByText("The link no longer works.")).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "This link no longer works." })).toBeVisible();
  await mine.context().close();
  await theirs.context().close();
});

test("a replay is played on from, against a bot", async ({ context }) => {
  const page = await calmPage(context);
  const game = await bringGame(page);
  await page.goto(`/replay/${game.id}?at=48`);
  await expect(page.getByRole("slider", { name: "Position" })).toHaveValue("48");
  await page.getByRole("button", { name: "Play on from here" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Against").selectOption({ label: "The Novice" });
  await dialog.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/game\//);
  expect(await untilAsked(page)).toBe("asked");
  await expect(page.locator(".board")).toContainText("Ancient Apocrypha");
  const { stamp } = await seen(page);
  await page.locator("[data-main]").click();
  await untilMoved(page, stamp);
});
