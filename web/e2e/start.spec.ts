import { expect, test } from "@playwright/test";
import { gameFile } from "./around";
import { calmPage, listen, openGame, untilAsked } from "./support";

test("a stranger plays within two clicks", async ({ context }) => {
  const page = await calmPage(context);
  const problems = listen(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/game\//);
  expect(await untilAsked(page)).toBe("asked");
  expect(problems).toEqual([]);
});

test("factions and level are chosen, kept, and played with", async ({ context }) => {
  const page = await calmPage(context);
  await page.goto("/");
  await page.getByRole("button", { name: "Cthulhu" }).click();
  await page.getByRole("button", { name: "Hastur" }).click();
  await page.getByRole("radio", { name: "Novice" }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/game\//);
  await untilAsked(page);

  await page.goto("/");
  await expect(page.getByRole("button", { name: "Cthulhu" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("radio", { name: "Novice" })).toBeChecked();
  await page.getByRole("link", { name: /Continue against The Novice/ }).click();
  await page.waitForURL(/\/game\//);
  expect(await untilAsked(page)).toBe("asked");

  await page.goto("/profile");
  const line = page.getByRole("row", { name: /The Novice/ });
  await expect(line).toContainText("In progress");
  await expect(line).toContainText("Cthulhu and Hastur");
});

test("a level says what it does, as the server counts it", async ({ context }) => {
  const page = await calmPage(context);
  await page.goto("/");
  const bots = (await (await page.request.get("/api/bots")).json()) as { bot: string; futures: number }[];
  const futures = bots.find(({ bot }) => bot === "great old one")?.futures;
  await page.getByRole("radio", { name: "Great Old One" }).check();
  await expect(page.getByText(`Looks up to ${futures} games ahead`)).toBeVisible();
});

test("an address that is cut off or ends with a slash leads somewhere", async ({ context }) => {
  const page = await calmPage(context);
  const problems = listen(page);
  await page.goto("/lobby/");
  await expect(page.getByRole("heading", { level: 1, name: "Lobby" })).toBeVisible();
  await page.goto("/cards/%E0%A4%A");
  await expect(page.getByRole("heading", { level: 1, name: "There is nothing here" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("a third faction takes the place of the first", async ({ context }) => {
  const page = await calmPage(context);
  await page.goto("/");
  for (const name of ["The Agency", "Hastur", "Cthulhu"]) await page.getByRole("button", { name }).click();
  await expect(page.getByRole("button", { name: "The Agency" })).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Surprise me" }).click();
  await expect(page.getByRole("button", { name: "Cthulhu" })).toHaveAttribute("aria-pressed", "false");
});

test("a game file is brought along, and a bad one is refused in words", async ({ context }) => {
  const page = await calmPage(context);
  await page.goto("/");
  await page.locator("#game-file").setInputFiles({
    name: "bad.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await expect(page.getByRole("alert")).toContainText("no game file");
  await page.locator("#game-file").setInputFiles({
    name: "good.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(gameFile())),
  });
  await page.waitForURL(/\/replay\//);
  await expect(page.getByRole("slider", { name: "Position" })).toBeVisible();
});

test("a table in the lobby is opened, found by somebody else, and joined with its password", async ({
  browser,
}) => {
  const host = await calmPage(await browser.newContext());
  await host.goto("/lobby");
  await host.getByLabel(/^Password/).fill("elder sign");
  await host.getByLabel("Clock").selectOption({ label: "15 minutes each, +10 s" });
  await host.getByRole("button", { name: "Open the table" }).click();
  await host.waitForURL(/\/game\//);

  const other = await calmPage(await browser.newContext());
  await other.goto("/lobby");
  const table = other.getByRole("listitem").filter({ hasText: "with a password" }).first();
  await expect(table).toContainText("15 minutes each, +10 s");
  await table.getByRole("button", { name: "Sit down" }).click();
  const dialog = other.getByRole("dialog");
  await dialog.getByLabel("Table password").fill("wrong");
  await dialog.getByRole("button", { name: "Sit down" }).click();
  await expect(dialog.getByRole("alert")).toContainText("password");
  await dialog.getByLabel("Table password").fill("elder sign");
  await dialog.getByRole("button", { name: "Sit down" }).click();
  await other.waitForURL(/\/game\//);
  await expect(other.locator(".table")).toBeVisible();
  await expect(host.locator(".table")).toBeVisible();
  await host.context().close();
  await other.context().close();
});

test("an invitation is accepted by whoever has the link", async ({ browser }) => {
  const host = await calmPage(await browser.newContext());
  const game = await openGame(host, { against: "invitation" });
  const other = await calmPage(await browser.newContext());
  await other.goto(`/invitation/${game.invitation}`);
  await expect(other.getByText(/invites you to a game/)).toBeVisible();
  await other.getByRole("button", { name: "Accept and sit down" }).click();
  await other.waitForURL(`/game/${game.id}`);
  await expect(other.locator(".table")).toBeVisible();
  await other.goto(`/invitation/${game.invitation}`);
  await expect(other.getByRole("alert")).toContainText("no longer open");
  await host.context().close();
  await other.context().close();
});

test("an account: registered, logged out, logged in, another password, deleted", async ({ context }) => {
  const page = await calmPage(context);
  const name = `Wilmarth ${Date.now() % 100000}`;
  await openGame(page, { against: "solo" });
  await page.goto("/profile");
  const sign = (title: string) =>
    page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: title, exact: true, level: 3 }) })
      .last();
  await sign("Register").getByLabel("Name").fill(name);
  await sign("Register").getByLabel("Password").fill("ia ia fhtagn");
  await sign("Register").getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByRole("row", { name: /yourself/ })).toBeVisible();

  await page.getByRole("button", { name: "Change the password" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Old password").fill("wrong one");
  await dialog.getByLabel("New password").fill("cthulhu fhtagn");
  await dialog.getByRole("button", { name: "Change the password" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel("Old password").fill("ia ia fhtagn");
  await dialog.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("The password is changed")).toBeVisible();

  const exported = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await exported).suggestedFilename()).toContain(".json");

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "You have not played here yet" })).toBeVisible();
  await sign("Log in").getByLabel("Name").fill(name);
  await sign("Log in").getByLabel("Password").fill("cthulhu fhtagn");
  await sign("Log in").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Delete the account" }).click();
  await page.getByRole("dialog").getByLabel("Password").fill("cthulhu fhtagn");
  await page.getByRole("dialog").getByRole("button", { name: "Delete it for good" }).click();
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
});

test("a report is sent from any page", async ({ context }) => {
  const page = await calmPage(context);
  await page.goto("/lobby");
  await page.getByRole("button", { name: "Report a problem" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("The lobby hums at night.");
  await page.getByRole("button", { name: "Send the report" }).click();
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("Thank you");
});

test("a lost connection is said in words, and the page mends itself", async ({ context }) => {
  const page = await calmPage(context);
  await page.goto("/lobby");
  await expect(page.getByRole("heading", { name: "Open tables" })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole("alert")).toContainText("cannot be reached");
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the pages speak German", async ({ browser }) => {
  const context = await browser.newContext({ locale: "de-DE" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Jetzt spielen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto("/lobby");
  await expect(page.getByRole("heading", { name: "Offene Tische" })).toBeVisible();
  await page.goto("/learn");
  await expect(page.getByRole("heading", { name: "Spielen lernen" })).toBeVisible();
  await context.close();
});

test("refusals come in the language that is set, whatever the browser speaks", async ({ browser }) => {
  const context = await browser.newContext({ locale: "en-GB" });
  await context.addInitScript(() => localStorage.setItem("rlyeh-settings", '{"language":"de"}'));
  const page = await context.newPage();
  await page.goto("/");
  await page.locator("#game-file").setInputFiles({
    name: "bad.json",
    mimeType: "application/json",
    buffer: Buffer.from([0xff]),
  });
  await expect(page.getByRole("alert")).toContainText("Das ist keine Spieldatei: Byte 0 ist kein Text.");
  await context.close();
});
