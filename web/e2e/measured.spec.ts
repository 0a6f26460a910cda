/** What is measured: these tests run when all others are done, one after the other. */

import { expect, test } from "@playwright/test";
import { character, story, view } from "../src/table/sample";
import { calmPage, openGame, untilAsked } from "./support";

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

interface Traced {
  name: string;
  ph: string;
  tdur?: number;
}

test("sixty cards on the table move smoothly", async ({ page, browser }) => {
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
  let tell: (there: boolean) => void = () => undefined;
  let n = 1;
  // The server's part is played here: it only has to send positions.
  await page.routeWebSocket(/\/socket$/, (line) => {
    const say = (message: object) => line.send(JSON.stringify(message));
    tell = (there) => say({ type: "event", n: ++n, what: { kind: "answer", seat: 0 }, state: state(there) });
    line.onMessage((said) => {
      if (!String(said).includes("hello")) return;
      say({
        type: "welcome",
        version: 1,
        game: game.id,
        seats: [0],
        names: ["A", "B"],
        bots: [false, true],
        beat: 5,
      });
      say({ type: "fresh", n, lines: [], state: state(false) });
    });
  });
  await page.goto(`/game/${game.id}`);
  await expect(page.locator(".piece")).toHaveCount(60);
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(room).toBe(0);
  // The pictures are drawn beside the page; that is another matter.
  await expect(page.locator(".piece image")).toHaveCount(60);
  await page.screenshot({ path: "test-results/table-sixty.png" });

  const trace = await page.context().newCDPSession(page);
  await trace.send("Performance.enable");
  const layouts = async () => {
    const { metrics } = await trace.send("Performance.getMetrics");
    return metrics.find((each) => each.name === "LayoutCount")?.value ?? 0;
  };
  const before = await layouts();
  await browser.startTracing(page, { path: "test-results/sixty-cards.trace.json" });
  const frames: number[] = [];
  for (let turn = 0; turn < MOVES; turn++) {
    const watched = page.evaluate(
      () =>
        new Promise<number[]>((done) => {
          const found: number[] = [];
          let last = performance.now();
          const end = last + 500;
          const look = (now: number) => {
            found.push(now - last);
            last = now;
            if (now < end) requestAnimationFrame(look);
            else done(found);
          };
          requestAnimationFrame(look);
        }),
    );
    tell(turn % 2 === 0);
    frames.push(...(await watched));
  }
  const traced = JSON.parse((await browser.stopTracing()).toString("utf8")) as { traceEvents: Traced[] };
  const laidOut = (await layouts()) - before;
  // Processor time, not time on the clock: a machine that does other things as well says nothing about the table.
  const work = new Map<string, number>();
  for (const { name, ph, tdur } of traced.traceEvents) {
    if (ph === "X") work.set(name, (work.get(name) ?? 0) + (tdur ?? 0) / 1000);
  }
  const each = MAIN_THREAD.reduce((sum, name) => sum + (work.get(name) ?? 0), 0) / MOVES;
  console.log(
    `${MOVES} moves of sixty cards: ${frames.length} frames, ${laidOut} layouts, ${each.toFixed(0)} ms of work for each`,
  );
  // Cards glide without being laid out or drawn anew in each frame: there is work when a move begins, and none after.
  expect(laidOut).toBeLessThan(MOVES * 6);
  expect(each).toBeLessThan(MOST_WORK);
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
  const answers = ".prompt.asked .option[data-key]:not([data-key^='card:']), .prompt.asked [data-main]";
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
    reactions.push(await page.evaluate(clickAndWatch, MOST_FRAMES));
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
