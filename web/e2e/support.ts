/** What the tests of the table share: opening games, and a simple player that clicks or types what comes first. */

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type BrowserContext, type Page } from "@playwright/test";

/** How long anything may take to come, in milliseconds: only who waits in vain waits so long. */
export const LONGEST = 30_000;

export interface Game {
  id: string;
  status: string;
  invitation: string | null;
}

/** Ask the server something as whoever the page belongs to. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const token = async () =>
    (await page.context().cookies()).find((cookie) => cookie.name === "rlyeh-csrf")?.value ?? "";
  if (!(await token())) await page.request.get("/api/me");
  const answer = await page.request.fetch(path, {
    method,
    headers: { "x-csrftoken": await token() },
    data: body as object | undefined,
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** Come as a guest. */
export async function comeIn(page: Page): Promise<void> {
  await ask(page, "POST", "/api/people/guest");
}

/** Come as a guest and open a game. */
export async function openGame(page: Page, body: object): Promise<Game> {
  await comeIn(page);
  return ask<Game>(page, "POST", "/api/games", body);
}

/** A page that is in English, does not let cards glide, so that a click hits what it aims at, and shows what comes of
 * an answer at once. */
export function calmPage(context: BrowserContext): Promise<Page> {
  return pageWith(context, { language: "en", still: true, pace: "none" });
}

/** A page with settings, unless somebody has changed them there. */
export async function pageWith(context: BrowserContext, settings: object): Promise<Page> {
  await context.addInitScript((wanted) => {
    localStorage.setItem("rlyeh-settings", localStorage.getItem("rlyeh-settings") ?? JSON.stringify(wanted));
  }, settings);
  return context.newPage();
}

/** Errors on a page: a test ends with none. */
export function listen(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("WebSocket")) problems.push(message.text());
  });
  return problems;
}

/** What is on a page, for whoever reads why a test failed. */
async function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const words = (found: Element | null) =>
      found?.textContent?.replace(/\s+/g, " ").trim().slice(0, 400) ?? "";
    const prompt = document.querySelector<HTMLElement>(".prompt");
    const parts = {
      page: location.pathname,
      question: prompt && `${prompt.className} ${prompt.dataset.kind ?? "-"} ${prompt.dataset.stamp ?? "-"}`,
      says: words(prompt),
      dialog: words(document.querySelector("dialog[open]")),
      alerts: [...document.querySelectorAll("[role=alert]")].map(words).join(" | "),
      log: words(document.querySelector("[role=log] li:last-child")),
    };
    return Object.entries(parts)
      .filter(([, said]) => said)
      .map(([name, said]) => `${name}: ${said}`)
      .join("\n  ");
  });
}

/** Wait until something is true of a page; if it does not come true, say what is there instead. */
async function until<Found, Given>(
  page: Page,
  what: string,
  found: (given: Given) => Found,
  given: Given,
): Promise<NonNullable<Found>> {
  try {
    const handle = await page.waitForFunction(found as never, given, { timeout: LONGEST, polling: 20 });
    return (await handle.jsonValue()) as NonNullable<Found>;
  } catch (problem) {
    if (page.isClosed()) throw problem;
    throw new Error(`${what} did not come. There is\n  ${await shown(page)}`, { cause: problem });
  }
}

/** Wait until somebody is asked or the game is over. */
export async function untilAsked(page: Page): Promise<"asked" | "over"> {
  const found = await until(
    page,
    "A question",
    () =>
      (document.querySelector("[data-ending]") && "over") ||
      (document.querySelector(".prompt.asked:not(.fresh)") && "asked"),
    undefined,
  );
  return found as "asked" | "over";
}

/** What the open question is about. */
export interface Seen {
  kind: string;
  stamp: string;
  options: number;
  main: string;
  /** How many have to be chosen at least, of a choice of several; -1 for any other question. */
  least: number;
  over: boolean;
}

/** Wait until somebody is asked something else than before, or the game is over. */
export async function nextQuestion(page: Page, before = ""): Promise<Seen> {
  return until(
    page,
    before ? `Another question than ${before}` : "A question",
    (stamp): Seen | null => {
      const prompt = document.querySelector<HTMLElement>(".prompt");
      const over = document.querySelector("[data-ending]") !== null;
      const isNew = prompt?.matches(".asked:not(.fresh)") && prompt.dataset.stamp !== stamp;
      if (!over && !isNew) return null;
      return {
        kind: prompt?.dataset.kind ?? "",
        stamp: prompt?.dataset.stamp ?? "",
        options: document.querySelectorAll(".prompt .option").length,
        main: document.querySelector<HTMLElement>("[data-main]")?.dataset.key ?? "",
        least: Number(prompt?.dataset.least ?? -1),
        over,
      };
    },
    before,
  );
}

/** The question that is open now. */
export function seen(page: Page): Promise<Seen> {
  return nextQuestion(page);
}

/** Wait until a question is answered: another one is open, or none. */
export async function untilMoved(page: Page, stamp: string): Promise<void> {
  await until(
    page,
    `Something else than the question ${stamp}`,
    (before) => {
      const prompt = document.querySelector<HTMLElement>(".prompt");
      return !prompt?.classList.contains("asked") || prompt.dataset.stamp !== before;
    },
    stamp,
  );
}

/** Choose as few as may be of several, and confirm. */
export async function chooseSeveral(page: Page, { least }: Seen): Promise<void> {
  const listed = page.locator(".prompt.asked .option");
  for (let place = 0; place < least; place++) await listed.nth(place).click();
  await page.locator("[data-main]").click();
  // Who lacks a faction is told, and means it.
  if (await page.locator(".prompt .warning").count()) await page.locator("[data-main]").click();
}

/** Take what is listed first until the question is answered: a card with several answers is only picked up at first. */
export async function takeFirst(page: Page, stamp: string): Promise<void> {
  const listed = page.locator(`.prompt.asked[data-stamp="${stamp}"] .option`);
  for (let taken = 0; taken < 2 && (await listed.count()) > 0; taken++) await listed.first().click();
}

/** What axe finds serious on a page: rule and place. */
export async function serious(page: Page): Promise<string[]> {
  // There are no frames in our pages, and only what is wrong is of interest: so it need not open a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations
    .filter((each) => each.impact === "serious" || each.impact === "critical")
    .flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target.join(" ")}`));
}
