import { expect, test, type Page, type WebSocketRoute } from "@playwright/test";
import {
  ask,
  calmPage,
  chooseSeveral,
  comeIn,
  listen,
  openGame,
  LONGEST,
  seen,
  takeFirst,
  untilMoved,
  type Game,
  type Seen,
} from "./support";

/** A line that can be cut: the socket of a page, passed on to the server until somebody pulls the plug. */
class Plug {
  /** Both ends of each line: the page's and the server's. */
  #ends: WebSocketRoute[] = [];
  #pulled = false;
  dialled = 0;

  async into(page: Page): Promise<void> {
    await page.routeWebSocket(/\/socket$/, (line) => {
      this.dialled += 1;
      if (this.#pulled) {
        void line.close({ code: 1001 });
        return;
      }
      this.#ends.push(line, line.connectToServer());
    });
  }

  async pull(): Promise<void> {
    this.#pulled = true;
    await Promise.all(this.#ends.splice(0).map((end) => end.close({ code: 1001 })));
  }

  push(): void {
    this.#pulled = false;
  }
}

/** Whoever is asked. */
async function asked(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(
      async () => {
        for (const page of pages) {
          if ((await page.locator(".prompt.asked:not(.fresh)").count()) > 0) found = page;
        }
        return found !== undefined;
      },
      { intervals: [20] },
    )
    .toBe(true);
  return found as Page;
}

/** Answer whatever is asked: keep, take the first, pass where one may. */
async function answer(page: Page): Promise<void> {
  const before = await seen(page);
  await give(page, before);
  await untilMoved(page, before.stamp);
}

async function give(page: Page, now: Seen): Promise<void> {
  if (now.least >= 0) await chooseSeveral(page, now);
  else if (now.main || now.kind === "commit") await page.locator("[data-main]").click();
  else await takeFirst(page, now.stamp);
}

test("two people against each other: a dropped line, taking back, chat, and another game", async ({
  browser,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [one, two] = (await Promise.all(contexts.map((context) => calmPage(context)))) as [Page, Page];
  const problems = [listen(one), listen(two)];
  const plug = new Plug();
  await plug.into(two);

  const game = await openGame(one, { against: "invitation", format: "core" });
  await one.goto(`/game/${game.id}`);
  await expect(one.getByRole("textbox", { name: "Link" })).toHaveValue(
    new RegExp(`/invitation/${game.invitation}`),
  );
  await comeIn(two);
  await ask<Game>(two, "POST", `/api/invitations/${game.invitation}`, {});
  await two.goto(`/game/${game.id}`);
  await expect(one.locator(".board")).toBeVisible();
  await expect(two.locator(".board")).toBeVisible();

  // Chat is seen by both, as text.
  await one.getByRole("textbox", { name: "Say something" }).fill("Good <b>evening</b>");
  await one.keyboard.press("Enter");
  await expect(two.getByRole("log")).toContainText("Good <b>evening</b>");

  // Somebody who was told of the table watches, and sees no hand.
  const stranger = await browser.newContext();
  const guest = await calmPage(stranger);
  await guest.goto(`/game/${game.id}`);
  await expect(guest.locator(".board")).toBeVisible();
  await expect(guest.locator(".hand .face")).toHaveCount(0);
  await expect(guest.locator(".prompt.asked")).toHaveCount(0);
  await expect(one.getByText("1 watching")).toBeVisible();
  await stranger.close();

  for (let step = 0; step < 12; step++) await answer(await asked([one, two]));
  await asked([one, two]);

  // The line of one breaks. It says so, the other one sees it, and what is answered meanwhile is not lost.
  await plug.pull();
  await expect(
    two.getByRole("status").filter({ hasText: "The connection to the server is lost" }),
  ).toBeVisible();
  await expect(one.getByText("is away")).toBeVisible();
  await expect(one.getByText("Without a clock nobody can claim the win")).toBeVisible();
  const tries = plug.dialled;
  await expect.poll(() => plug.dialled).toBeGreaterThan(tries);
  await one.getByRole("textbox", { name: "Say something" }).fill("Are you there?");
  await one.keyboard.press("Enter");
  const waiting = await asked([one, two]);
  const before = await seen(waiting);
  await give(waiting, before);
  plug.push();
  await expect(one.getByRole("log")).toContainText("Are you there?");
  await expect(two.getByRole("log")).toContainText("Are you there?", { timeout: LONGEST });
  await expect(
    two.getByRole("status").filter({ hasText: "The connection to the server is lost" }),
  ).toHaveCount(0);
  await untilMoved(waiting, before.stamp);

  // Taking back: by oneself where nothing was learnt, else the other one is asked and agrees.
  const mover = await asked([one, two]);
  const other = mover === one ? two : one;
  await answer(mover);
  await mover.getByRole("button", { name: "Take back" }).click();
  const agree = other.getByRole("button", { name: "Agree" });
  const undone = mover.getByRole("log").getByText(/takes back|taken back/);
  await expect.poll(async () => (await agree.count()) + (await undone.count())).toBeGreaterThan(0);
  if (await agree.count()) await agree.click();
  await expect(undone.first()).toBeVisible();

  // A draw is offered and declined; then one gives up, after being asked twice.
  await one.getByRole("button", { name: "Menu" }).click();
  await one.getByRole("button", { name: "Offer a draw" }).click();
  await two.getByRole("button", { name: "Decline" }).click();
  await expect(one.getByRole("log")).toContainText("The draw is declined.");
  await two.getByRole("button", { name: "Menu" }).click();
  await two.getByRole("button", { name: "Concede" }).click();
  await two.getByRole("button", { name: "Really concede?" }).click();
  await expect(one.getByRole("dialog", { name: "Victory" })).toBeVisible();
  await expect(two.getByRole("dialog", { name: "Defeat" })).toBeVisible();
  await expect(two.getByRole("dialog")).toHaveCount(1);

  // Both want another game, and get one.
  await one.getByRole("button", { name: "Rematch" }).click();
  await expect(two.getByText("would like a rematch")).toBeVisible();
  await two.getByRole("button", { name: "Rematch" }).click();
  await expect(two).not.toHaveURL(new RegExp(game.id));
  await expect(one).not.toHaveURL(new RegExp(game.id));
  expect(one.url()).toBe(two.url());
  await asked([one, two]);
  expect(problems).toEqual([[], []]);
  await Promise.all(contexts.map((context) => context.close()));
});
