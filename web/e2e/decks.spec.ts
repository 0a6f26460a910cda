import { expect, test, type Page } from "@playwright/test";
import { calmPage, listen, serious } from "./support";

const cards = (page: Page) => page.locator("ul.shelf > li");
const total = (page: Page) => page.locator(".total strong");

async function look(page: Page, query: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search for cards" }).fill(query);
}

test("a deck is built, saved and used in a game", async ({ browser }) => {
  const page = await calmPage(await browser.newContext());
  const problems = listen(page);
  await page.goto("/decks");
  await page.getByRole("link", { name: "New deck" }).click();

  // By mouse: three of one, one of them taken out again and brought back.
  await look(page, "young deep one");
  await expect(cards(page)).toHaveCount(1);
  const pick = cards(page).locator("button.pick");
  for (let n = 0; n < 3; n += 1) await pick.click();
  await expect(total(page)).toHaveText("3");
  await pick.click({ button: "right" });
  await expect(total(page)).toHaveText("2");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(total(page)).toHaveText("3");
  await expect(page.locator(".legality summary")).toBeVisible();

  // By keyboard: a digit sets the number, an arrow leads on.
  await look(page, "faction:cthulhu set:core");
  await expect(cards(page)).not.toHaveCount(1);
  const many = await cards(page).count();
  await cards(page).first().locator("button.pick").focus();
  for (let n = 0; n < Math.min(17, many); n += 1) {
    await page.keyboard.press("3");
    await page.keyboard.press("ArrowRight");
  }
  expect(Number(await total(page).textContent())).toBeGreaterThanOrEqual(51);
  await expect(page.locator(".legality.legal")).toBeVisible();
  expect(await serious(page)).toEqual([]);

  // What is not saved survives a reload.
  await page.getByLabel("Name of the deck").fill("From the deep");
  await page.getByLabel("Name of the deck").blur();
  const before = await total(page).textContent();
  await page.reload();
  await expect(total(page)).toHaveText(before ?? "");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/decks\/(?!new)/);
  await expect(page.getByRole("button", { name: "Saved" })).toBeDisabled();

  await page.getByRole("link", { name: "All decks" }).click();
  await expect(page.locator("a.title", { hasText: "From the deep" })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Play From the deep against the adept" }).click();
  await expect(page).toHaveURL(/\/game\//);
  expect(problems).toEqual([]);
});

test("decks travel, are copied, thrown away and brought back", async ({ browser }) => {
  const page = await calmPage(await browser.newContext());
  await page.goto("/decks/new");
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByLabel(/Paste a deck/).fill("3 Young Deep One\n2 Shotgun Blast\n");
  await page.getByRole("button", { name: "Read the deck" }).click();
  await expect(total(page)).toHaveText("5");

  await page.getByRole("button", { name: "Export" }).click();
  const out = page.locator("#deck-out");
  await expect(out).toHaveValue(/3.*Young Deep One/);
  for (const [form, sign] of [
    ["OCTGN", /<deck/],
    ["JSON", /"cards"/],
    ["Deck code", /^\S+\s*$/],
  ] as const) {
    await page.getByRole("radio", { name: form }).check();
    await expect(out).toHaveValue(sign);
  }
  const code = await out.inputValue();
  await page.getByRole("button", { name: "Close" }).click();

  // The code alone is the deck.
  await page.goto("/decks");
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByLabel(/Paste a deck/).fill(code);
  await page.getByRole("button", { name: "Read the deck" }).click();
  await expect(page).toHaveURL(/\/decks\/(?!new)./);
  await expect(total(page)).toHaveText("5");

  await page.getByRole("link", { name: "All decks" }).click();
  const own = page.locator("section").first().locator("ul.decks > li");
  await expect(own).toHaveCount(1);
  await own.getByRole("button", { name: /^Duplicate/ }).click();
  await expect(own).toHaveCount(2);
  await own
    .first()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(own).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(own).toHaveCount(2);
});

test("what cannot be read as a deck is said, and nothing is lost", async ({ browser }) => {
  const page = await calmPage(await browser.newContext());
  await page.goto("/decks/new");
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByLabel(/Paste a deck/).fill("3 Yuong Deep Oen");
  await page.getByRole("button", { name: "Read the deck" }).click();
  await expect(page.locator("#deck-problem")).not.toBeEmpty();
  await expect(page.getByLabel(/Paste a deck/)).toHaveValue("3 Yuong Deep Oen");
});

test("a deck that cannot be played says what it lacks, and goes on without it", async ({ browser }) => {
  const page = await calmPage(await browser.newContext());
  const problems = listen(page);
  const shelf = (await (await page.request.get("/api/shelf")).json()) as {
    kind: string;
    name: string;
    breaches: unknown[];
    lacks: { name: string; count: number }[];
  }[];
  const later = shelf.find((deck) => deck.kind !== "quick" && deck.lacks.length > 1);
  if (!later) throw new Error("every deck of the program can be played: take a card that is not there yet");
  const lacking = later.lacks.reduce((sum, { count }) => sum + count, 0);
  await page.goto("/decks");
  const model = page.locator("ul.decks > li").filter({ hasText: later.name });
  await expect(model).toHaveCount(1);
  await expect(model.getByRole("button", { name: /^Play/ })).toHaveCount(0);
  await model.getByText(`${lacking} cards cannot be played here yet`).click();
  await expect(model.getByText(later.lacks[0]?.name ?? "")).toBeVisible();
  await page.screenshot({ path: "test-results/decks-lacking.png" });
  expect(await serious(page)).toEqual([]);

  // Taken as it is, the builder says the same; without those cards, only what is left to mend.
  await model.getByRole("button", { name: /^Take/ }).click();
  await page.waitForURL(/\/decks\/(?!new)/);
  await expect(page.getByText(`${lacking} cards cannot be played here yet`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Go on without them" }).click();
  await expect(page.getByText("cannot be played here yet")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("cards that cannot be played yet can be built with, and are marked", async ({ browser }) => {
  const page = await calmPage(await browser.newContext());
  const problems = listen(page);
  await page.goto("/decks/new");
  await look(page, "-is:playable type:character cost:2");
  await expect(cards(page).first().getByText("Not playable yet")).toBeVisible();
  await cards(page).first().locator("button.pick").click();
  await expect(total(page)).toHaveText("1");
  const line = page.locator("section.deck li[data-faction]").filter({ has: page.getByRole("link") });
  await expect(line).toContainText("not yet");
  await expect(line.locator(".cost")).toHaveText("2");
  await expect(page.getByText("One card cannot be played here yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeDisabled();
  expect(await serious(page)).toEqual([]);

  // Filters leave them out.
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("button", { name: "Playable here" }).click();
  await expect(page.locator("#card-query-says")).toContainText("the card has the mark playable");
  await expect(page.locator("ul.shelf").getByText("Not playable yet")).toHaveCount(0);
  expect(problems).toEqual([]);
});
