/** What is measured: these tests run when all others are done, one after the other. */

import { expect, test, type Page } from "@playwright/test";
import type { LogLine } from "../src/api/view";
import { character, story, view } from "../src/table/sample";
import { calmPage, chooseSeveral, nextQuestion, openGame, untilAsked, untilMoved } from "./support";

/** A position that no short game reaches: sixty characters on the table, of which half are at stories or not. */
function crowd(there: boolean) {
  const play = Array.from({ length: 60 }, (_, place) =>
    character(place + 1, place % 2, {
      card: `core-${String((place % 20) + 1).padStart(3, "0")}`,
      story: there && place % 3 === 0 ? 90 + ((place / 3) % 3) : -1,
      position: there && place % 3 === 0 ? "exhausted" : "ready",
    }),
  );
  return view({
    play,
    stories: [90, 91, 92].map((id, place) => story(id, { card: `core-16${place}` })),
  });
}

const MOVES = 4;
/** What the page does itself when something changes. */
const MAIN_THREAD = [
  "RunMicrotasks",
  "UpdateLayoutTree",
  "Layout",
  "PrePaint",
  "Paint",
  "Layerize",
  "FireAnimationFrame",
];
/** Milliseconds of processor time for twenty cards that change their place at once. */
const MOST_WORK = 600;
/** Milliseconds of processor time for a row of cards that is pushed from one end to the other. */
const MOST_SCROLL_WORK = 600;

interface Traced {
  name: string;
  ph: string;
  tdur?: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What it took to do something, as the browser traced it. */
interface Work {
  layouts: number;
  /** Milliseconds of processor time, not of time on the clock: a machine that does other things as well says nothing
   * about the table. */
  page: number;
}

/** Do something while the browser traces it. */
async function traced(page: Page, file: string, what: () => Promise<void>): Promise<Work> {
  const browser = page.context().browser();
  if (!browser) throw new Error("no browser");
  const counters = await page.context().newCDPSession(page);
  await counters.send("Performance.enable");
  const layouts = async () => {
    const { metrics } = await counters.send("Performance.getMetrics");
    return metrics.find((each) => each.name === "LayoutCount")?.value ?? 0;
  };
  const before = await layouts();
  await browser.startTracing(page, { path: `test-results/${file}.trace.json` });
  await what();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString("utf8")) as {
    traceEvents: Traced[];
  };
  const found = traceEvents.filter(({ name, ph }) => ph === "X" && MAIN_THREAD.includes(name));
  const work = found.reduce((sum, { tdur }) => sum + (tdur ?? 0) / 1000, 0);
  return { layouts: (await layouts()) - before, page: work };
}

/** A table with sixty cards, whose server's part is played here: it only has to send positions, and what led to them. */
async function openCrowd(page: Page): Promise<(there: boolean, lines?: readonly LogLine[]) => void> {
  const game = await openGame(page, { against: "solo", format: "core" });
  const state = (there: boolean) => ({
    view: crowd(there),
    stamp: 0,
    prompt: "",
    texts: [],
    clock: null,
    offers: {},
    paused: false,
    outcome: null,
    manners: null,
    may_undo: false,
  });
  let tell: (there: boolean, lines?: readonly LogLine[]) => void = () => undefined;
  let n = 1;
  await page.routeWebSocket(/\/socket$/, (line) => {
    const say = (message: object) => line.send(JSON.stringify(message));
    tell = (there, lines = []) =>
      say({ type: "event", n: ++n, what: { kind: "answer", seat: 1 }, lines, state: state(there) });
    line.onMessage((said) => {
      if (!String(said).includes("hello")) return;
      const names = ["A", "B"];
      const bots = [false, true];
      say({ type: "welcome", version: 1, game: game.id, seats: [0], names, bots, beat: 5 });
      say({ type: "fresh", n, lines: [], state: state(false) });
    });
  });
  await page.goto(`/game/${game.id}`);
  await expect(page.locator(".piece")).toHaveCount(60);
  // The pictures are drawn beside the page; that is another matter.
  await expect(page.locator(".piece image")).toHaveCount(60);
  return (there, lines) => tell(there, lines);
}

/** Wait until the last card has come to rest; the lamp of who waits breathes for ever. */
async function untilAtRest(page: Page): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .some((each) => each.playState === "running" && each.effect?.getTiming().iterations !== Infinity);
  await expect.poll(() => page.evaluate(moving), { intervals: [30] }).toBe(false);
}

test("sixty cards on the table move smoothly", async ({ page }) => {
  const tell = await openCrowd(page);
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(room).toBe(0);
  await page.screenshot({ path: "test-results/table-sixty.png" });

  const work = await traced(page, "sixty-cards-move", async () => {
    for (let turn = 0; turn < MOVES; turn++) {
      const there = turn % 2 === 0;
      tell(there);
      await expect(page.locator(".stories .piece")).toHaveCount(there ? 20 : 0);
      await untilAtRest(page);
    }
  });
  const each = work.page / MOVES;
  console.log(
    `${MOVES} moves of sixty cards: ${work.layouts} layouts, ${each.toFixed(0)} ms of work for each`,
  );
  // Cards glide without being laid out or drawn anew in each frame: there is work when a move begins, and none after.
  expect(work.layouts).toBeLessThan(MOVES * 6);
  expect(each).toBeLessThan(MOST_WORK);
});

/** One scene of every kind, beside sixty cards. */
const SCENES: readonly LogLine[] = [
  { kind: "begin_turn", text: "B's turn begins.", seats: [1], beat: { turn: 2, seat: 1 } },
  { kind: "play", text: "B plays a card.", cards: [2], seats: [1], source: "core-002" },
  { kind: "commit", text: "B commits.", cards: [4, 10, 16, 22], seats: [1] },
  {
    kind: "decide_struggle",
    text: "B wins the combat struggle.",
    cards: [91],
    seats: [1],
    beat: { story: 91, struggle: "combat", tally: [1, 3], winner: 1 },
  },
  { kind: "wound", text: "A's card is wounded.", cards: [1], seats: [0] },
  {
    kind: "succeed",
    text: "B succeeds.",
    cards: [91],
    seats: [1],
    beat: { story: 91, tally: [0, 4], winner: 1 },
  },
  { kind: "place_token", text: "A token.", cards: [91], seats: [1] },
  { kind: "win_story", text: "B wins a story!", cards: [91], seats: [1] },
];
/** The longest that the page may work at a stretch while things move, in milliseconds of processor time: fifty frames a
 * second leave twenty for each. */
const FRAME = 20;

test("what happens is staged smoothly beside sixty cards", async ({ page }) => {
  const tell = await openCrowd(page);
  const browser = page.context().browser();
  if (!browser) throw new Error("no browser");
  // Everything once before: cards are drawn when they are first seen large.
  const whole = async () => {
    tell(true, SCENES);
    await expect(page.locator(".banner")).toBeVisible();
    await expect(page.getByRole("button", { name: "Skip to the question" })).toHaveCount(0, {
      timeout: 15_000,
    });
    tell(false);
    await untilAtRest(page);
  };
  await whole();
  await browser.startTracing(page, { path: "test-results/staged.trace.json" });
  await whole();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString("utf8")) as {
    traceEvents: (Traced & { ts: number })[];
  };
  const tasks = traceEvents.filter(({ name, ph }) => ph === "X" && name === "RunTask");
  const long = tasks.map(({ tdur }) => (tdur ?? 0) / 1000).filter((each) => each > FRAME);
  const drawn = traceEvents.filter(({ name }) => name === "DrawFrame").length;
  console.log(
    `${SCENES.length} scenes beside sixty cards: ${drawn} frames drawn, ${long.length} stretches of work longer than ` +
      `${FRAME} ms: ${long.map((each) => each.toFixed(0)).join(", ")}`,
  );
  // A scene that begins lays the table anew once, and the table that is sent at the end; nothing else takes a frame.
  expect(long.length).toBeLessThanOrEqual(SCENES.length + 2);
});

/** A finger pushes what lies there from right to left. */
async function swipeLeft(page: Page, { x, y, width, height }: Box): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", place: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: place, y: y + height / 2 }] });
  await touch("touchStart", x + width - 5);
  for (let place = x + width - 20; place > x + 5; place -= 15) await touch("touchMove", place);
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}

test("sixty cards on a phone scroll smoothly", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await openCrowd(page);
  const row = page.locator(".area.mine .row");
  const hidden = await row.evaluate((each) => each.scrollWidth - each.clientWidth);
  expect(hidden).toBeGreaterThan(200);
  // Each card is large enough for a finger to tell it from its neighbours.
  const [least] = await row
    .locator(".piece .face")
    .evaluateAll((faces) => faces.map((face) => face.getBoundingClientRect().height).sort((a, b) => a - b));
  expect(least).toBeGreaterThanOrEqual(48);
  await page.screenshot({ path: "test-results/table-sixty-phone.png" });

  const box = await row.boundingBox();
  if (!box) throw new Error("the row is not there");
  const at = () => row.evaluate((each) => each.scrollLeft);
  const work = await traced(page, "sixty-cards-scroll", async () => {
    // As often as it takes, and twice as often at most.
    for (let swipe = 0; swipe < (2 * hidden) / box.width && (await at()) < hidden - 1; swipe++) {
      await swipeLeft(page, box);
    }
  });
  expect(await at()).toBeGreaterThanOrEqual(hidden - 1);
  console.log(
    `sixty cards pushed by ${hidden} px: ${work.layouts} layouts, ${work.page.toFixed(0)} ms of work`,
  );
  // What is pushed is moved as it is: nothing is laid out anew, and hardly anything is drawn.
  expect(work.layouts).toBeLessThan(6);
  expect(work.page).toBeLessThan(MOST_SCROLL_WORK);
  await context.close();
});

/** The most that a first visit to a table may bring over the wire: script, style, fonts, cards and answers, with headers. */
const MOST_FIRST = 300_000;
/** And a second one: that everything is as it was. */
const MOST_AGAIN = 6_000;

/** What a page has fetched until it came to rest, in bytes on the wire; what came out of the browser's own store is none. */
async function visited(
  page: Page,
  path: string,
  seen = ".hand .face",
): Promise<{ bytes: number; longest: string[] }> {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  const urls = new Map<string, string>();
  const found: [bytes: number, url: string][] = [];
  wire.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    found.push([encodedDataLength, new URL(urls.get(requestId) ?? "about:blank").pathname]),
  );
  await page.goto(path);
  await expect(page.locator(seen).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await wire.detach();
  return {
    bytes: found.reduce((sum, [bytes]) => sum + bytes, 0),
    longest: found.sort(([one], [other]) => other - one).map(([bytes, url]) => `${bytes} ${url}`),
  };
}

test("a table comes over the wire small, and hardly at all the second time", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await calmPage(context);
  const game = await openGame(page, { against: "solo", format: "core" });
  const first = await visited(page, `/game/${game.id}`);
  await page.close();
  const again = await visited(await context.newPage(), `/game/${game.id}`);
  console.log(`over the wire: ${first.bytes} bytes at first, ${again.bytes} bytes again`);
  console.log(first.longest.slice(0, 12).join("\n"));
  expect(first.longest.some((each) => each.endsWith("/api/cards"))).toBe(true);
  expect(first.bytes, first.longest.join("\n")).toBeLessThan(MOST_FIRST);
  expect(again.bytes, again.longest.join("\n")).toBeLessThan(MOST_AGAIN);
  await context.close();
});

/** What the card browser may bring over the wire with all cards of the game: script, style, fonts, cards, with headers. */
const MOST_BROWSED = 300_000;

test("all cards come over the wire small, and not to a table", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await calmPage(context);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const rest = () => asked.filter((url) => url.includes("/api/cards") && url.includes("-is%3Aplayable"));
  const game = await openGame(page, { against: "solo", format: "core" });
  await visited(page, `/game/${game.id}`);
  expect(rest()).toEqual([]);
  await page.close();

  const other = await browser.newContext();
  const first = await visited(await calmPage(other), "/cards", "ul.grid > li svg");
  const again = await visited(await other.newPage(), "/cards", "ul.grid > li svg");
  console.log(`all cards over the wire: ${first.bytes} bytes at first, ${again.bytes} bytes again`);
  console.log(first.longest.slice(0, 6).join("\n"));
  expect(first.longest.filter((each) => each.endsWith("/api/cards"))).toHaveLength(2);
  expect(first.bytes, first.longest.join("\n")).toBeLessThan(MOST_BROWSED);
  await context.close();
  await other.close();
});

/** How long a click took to be seen and to bring the next question, in milliseconds. */
interface Reaction {
  seen: number;
  answered: number;
}

/** Give an answer by a click, in the page itself, and watch frame by frame what becomes of the question. */
function clickAndWatch(most: number): Promise<Reaction> {
  const prompt = () => document.querySelector<HTMLElement>(".prompt");
  const stamp = prompt()?.dataset.stamp;
  // A group of answers would only pick up its card; what has a key of its own is an answer, and so is the main button.
  const answers =
    ".prompt.asked .option[data-key]:not([data-key^='card:'], [data-key^='commit:']), .prompt.asked [data-main]";
  const button = document.querySelector<HTMLElement>(answers);
  if (!button) throw new Error(`nothing to click at the question ${stamp}: ${prompt()?.textContent}`);
  const said = button.textContent;
  return new Promise((done, fail) => {
    let frames = 0;
    let seen = 0;
    const start = performance.now();
    // Two questions can have the very same words; their stamps differ.
    const look = () => {
      const now = prompt();
      const isNew = now?.dataset.stamp !== stamp;
      if (seen === 0 && (isNew || !now?.classList.contains("asked"))) seen = performance.now() - start;
      if (isNew) done({ seen, answered: performance.now() - start });
      else if (++frames < most) requestAnimationFrame(look);
      else
        fail(
          new Error(
            `"${said}" at ${stamp} brought no other question: ${now?.className}, ${now?.textContent}`,
          ),
        );
    };
    button.click();
    requestAnimationFrame(look);
  });
}

/** Far more frames than an answer takes: who has seen so many waits in vain. */
const MOST_FRAMES = 900;

test("a click is answered at once, also by the server", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await calmPage(context);
  const game = await openGame(page, { against: "solo", format: "core" });
  await page.goto(`/game/${game.id}`);
  const reactions: Reaction[] = [];
  for (let answer = 0; answer < 16; answer++) {
    expect(await untilAsked(page)).toBe("asked");
    const now = await nextQuestion(page);
    if (now.least >= 0) {
      await chooseSeveral(page, now);
      await untilMoved(page, now.stamp);
    } else reactions.push(await page.evaluate(clickAndWatch, MOST_FRAMES));
  }
  const middle = (found: number[]) =>
    found.sort((one, two) => one - two)[Math.floor(found.length / 2)] ?? Infinity;
  const seen = middle(reactions.map((each) => each.seen));
  const answered = middle(reactions.map((each) => each.answered));
  console.log(
    `from click to reaction: ${seen.toFixed(0)} ms, to the next question: ${answered.toFixed(0)} ms`,
  );
  expect(seen).toBeLessThan(100);
  await context.close();
});
