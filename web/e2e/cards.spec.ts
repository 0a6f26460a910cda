import { expect, test } from "@playwright/test";
import { calmPage, listen, pageWith, serious } from "./support";

/** English to begin with, but what is set on the page stays. */
function english(): void {
  if (!localStorage.getItem("rlyeh-settings")) localStorage.setItem("rlyeh-settings", '{"language":"en"}');
}

test("cards are searched, filtered and looked at", async ({ browser }) => {
  const page = await calmPage(await browser.newContext());
  const problems = listen(page);
  await page.goto("/cards");
  const query = page.getByRole("searchbox", { name: "Search for cards" });
  const cards = page.locator("ul.grid > li");
  const status = page.locator("#card-query-says");
  await expect(status).toContainText(/\d\d\d cards/);

  await page.getByRole("button", { name: "Cthulhu", exact: true }).click();
  await page.getByRole("button", { name: "Character" }).click();
  await expect(query).toHaveValue("faction:cthulhu type:character");
  await expect(page).toHaveURL(/q=faction%3Acthulhu/);
  await expect(status).toContainText("the faction is Cthulhu");
  await page.getByRole("button", { name: "Clear" }).click();

  await query.fill("shotgun blast");
  await expect(cards).toHaveCount(1);
  await expect(cards.locator("image")).toHaveAttribute("href", /^blob:/);
  expect(await serious(page)).toEqual([]);

  await query.fill("cost<=");
  await expect(status).toContainText("cost");
  await expect(query).toHaveAttribute("aria-invalid", "true");
  await expect(cards).toHaveCount(1);
  await query.fill("shotgun blast");
  await cards.getByRole("link").click();

  await expect(page.getByRole("heading", { level: 1, name: "Shotgun Blast" })).toBeVisible();
  await expect(page.locator(".legality li")).toHaveCount(5);
  await expect(page.locator(".legality")).toContainText("lcg-2010 allowed");
  expect(await serious(page)).toEqual([]);
  // The question that could not be read is refused on purpose; nothing else went wrong.
  expect(problems.filter((problem) => !problem.includes("422"))).toEqual([]);
});

for (const [language, toggle, mark, sentence] of [
  [
    "en",
    "Playable here",
    "Not playable yet",
    "This card cannot be played here yet: its text is not written.",
  ],
  ["de", "Hier spielbar", "Noch nicht spielbar", "Diese Karte kann hier noch nicht gespielt werden"],
] as const) {
  test(`cards that cannot be played yet are marked and shown (${language})`, async ({ browser }) => {
    const page = await pageWith(await browser.newContext(), { language, still: true });
    const problems = listen(page);
    await page.goto("/cards?q=-is%3Aplayable%20t%3Acharacter");
    const cards = page.locator("ul.grid > li");
    await expect(cards.first().getByText(mark)).toBeVisible();
    await cards.first().getByRole("link").click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.locator("dl")).toContainText(/20[01]\d\)/);
    await expect(page.locator(".legality li")).toHaveCount(5);
    expect(await serious(page)).toEqual([]);

    await page.goto("/cards");
    await expect(page.locator("#card-query-says")).toContainText("1568");
    await page.getByRole("button", { name: toggle }).click();
    await expect(page.locator("#card-query-says")).not.toContainText("1568");
    await expect(page.getByRole("searchbox")).toHaveValue("is:playable");
    await expect(page.locator("ul.grid").getByText(mark)).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test("a rule is found, read, and leads to others", async ({ browser }) => {
  const page = await calmPage(await browser.newContext());
  const problems = listen(page);
  await page.goto("/rules");
  await page.getByRole("searchbox", { name: "Search the rules" }).fill("invulnerability");
  await page.getByRole("link", { name: /^KEY-6/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("KEY-6");
  await expect(page.locator("article .text")).toContainText("cannot be wounded");
  expect(await serious(page)).toEqual([]);
  await page.getByRole("link", { name: "GEN-3", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("GEN-3");
  expect(problems).toEqual([]);
});

test("what is set holds at once and after a reload", async ({ page }) => {
  await page.addInitScript(english);
  await page.goto("/settings");
  await page.getByRole("radio", { name: /deuteranopia/ }).check();
  await page.getByRole("radio", { name: "130 %" }).check();
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Einstellungen");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Einstellungen");
  await expect(page.locator("html")).toHaveAttribute("data-palette", "deuteranopia");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("20.8px");
  expect(await serious(page)).toEqual([]);
});

test("own scans take the place of drawn cards", async ({ page }, info) => {
  await page.addInitScript(english);
  await page.goto("/settings");
  const folder = info.outputPath("scans");
  const { mkdirSync, writeFileSync } = await import("node:fs");
  mkdirSync(folder, { recursive: true });
  const dot = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
    "base64",
  );
  writeFileSync(`${folder}/core-016.png`, dot);
  writeFileSync(`${folder}/notes.txt`, "no card");
  await page.locator("input[type=file]").setInputFiles(folder);
  await expect(page.getByText("1 pictures added; 1 files matched no card.")).toBeVisible();
  await page.goto("/cards/core-016");
  await expect(page.locator(".picture img")).toHaveAttribute("src", /^blob:/);
  expect(
    await page
      .locator(".picture img")
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(1);
});
