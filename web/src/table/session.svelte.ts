/** A table that somebody sits at or watches: what it shows now, and what can be asked of it. */

import { Live, REAL, type LineStatus } from "$/api/live";
import {
  NOTHING,
  type CardView,
  type LogLine,
  type Manners,
  type News,
  type Offer,
  type OptionView,
  type Presence,
  type Reason,
  type RefusedReply,
  type Request,
  type TableState,
  type Told,
  type Welcome,
} from "$/api/view";
import { settings } from "$/settings.svelte";
import { isAsked } from "./choices";
import { isCommitting, nextKey } from "./committing";
import { cardsOf, Names, unknownCards } from "./known";
import { shared } from "./sharing";
import type { Plan } from "./tally";

/** Something in the log: what happened, what was said, or what the table has to tell. */
export interface LogEntry {
  id: number;
  kind: "line" | "chat" | "note";
  text: string;
  /** Whose doing it is; -1 for nobody's. */
  seat: number;
  line?: LogLine;
  note?: string;
}

/** A line from what acts to what it acts on. */
export interface Arrow {
  from: number;
  to: number;
}

/** Why something was not done. */
export interface Problem {
  code: string;
  text: string;
  source: string;
}

const LONGEST_LOG = 800;
/** How long the lines to chosen targets stay, in milliseconds. */
const ARROWS_STAY = 3500;
const CHOSEN = ["choose", "attach", "commit"];

interface Kept {
  seen: number;
  log: LogEntry[];
  cards: CardView[];
}

export class Session {
  status = $state<LineStatus>("dialling");
  welcome = $state.raw<Welcome | null>(null);
  state = $state.raw<TableState | null>(null);
  /** When the state came, for the clocks. */
  at = $state(0);
  log = $state.raw<readonly LogEntry[]>([]);
  presence = $state.raw<Presence | null>(null);
  /** When the presence came. */
  presenceAt = $state(0);
  /** Another game that is wanted; a new object each time it is told. */
  rematch = $state.raw<{ game: string } | null>(null);
  /** What the server says when it does not want us. */
  goodbye = $state("");
  problem = $state.raw<Problem | null>(null);
  arrows = $state.raw<readonly Arrow[]>([]);
  skipping = $state(false);
  /** The characters that are being committed, while the engine is told one after another. */
  committing = $state.raw<Plan | null>(null);
  /** The stamp of the question that has been answered; whatever it says is no longer asked. */
  #answered = $state(-1);

  readonly names = new Names();
  readonly cards = unknownCards();
  readonly live: Live;
  #next = 0;
  #fade: ReturnType<typeof setTimeout> | undefined;
  /** Told of everything that happens, for sounds and announcements. */
  heard: (told: Told) => void = () => undefined;

  mine = $derived<readonly number[]>(this.welcome?.seats ?? []);
  asked = $derived(isAsked(this.state, this.mine) && this.state.stamp !== this.#answered);
  /** Whether an answer is on its way. */
  sending = $derived(this.state !== null && this.state.stamp === this.#answered && this.state.stamp > 0);
  /** The seat that is shown below. */
  below = $derived(this.mine.length === 1 ? (this.mine[0] ?? 0) : Math.max(0, this.state?.view?.seat ?? 0));

  constructor(readonly game: string) {
    const kept = this.#kept();
    this.live = new Live(
      game,
      { hear: (news) => this.#hear(news), status: (status) => (this.status = status) },
      kept.seen,
      REAL,
      () => settings.language,
    );
    this.log = kept.log;
    this.#next = kept.log.reduce((most, entry) => Math.max(most, entry.id), 0);
    for (const card of kept.cards) this.#learn(card);
  }

  /** Sit down; returns how to get up. */
  open(): () => void {
    const again = () => {
      if (document.visibilityState !== "hidden") this.live.dial();
    };
    this.live.dial();
    addEventListener("online", again);
    addEventListener("focus", again);
    const write = () => this.#write();
    addEventListener("pagehide", write);
    document.addEventListener("visibilitychange", again);
    return () => {
      removeEventListener("online", again);
      removeEventListener("focus", again);
      removeEventListener("pagehide", write);
      clearTimeout(this.#later);
      this.#write();
      document.removeEventListener("visibilitychange", again);
      clearTimeout(this.#fade);
      this.live.close();
    };
  }

  // -- hearing -------------------------------------------------------------------------------------------------------

  #hear(news: News): void {
    switch (news.type) {
      case "welcome":
        this.welcome = news;
        this.goodbye = "";
        return;
      case "presence":
        this.presence = news;
        this.presenceAt = Date.now();
        return;
      case "rematch":
        this.rematch = { game: news.game };
        return;
      case "bye":
        this.goodbye = news.text;
        return;
      case "fresh":
        this.#refresh(news.lines, news.state, news.n);
        return;
      case "event":
        this.#told(news);
    }
  }

  #refresh(lines: readonly LogLine[], state: TableState, n: number): void {
    this.#show(state);
    // Nothing was missed: what we have kept goes further back than what the server sends.
    if (this.log.length === 0 || n !== this.#keptSeen) {
      this.log = [
        ...this.log.filter((entry) => entry.kind === "chat"),
        ...lines.map((line) => this.#line(line)),
      ];
    }
    this.#keep();
  }

  #told(news: Told): void {
    const lines = news.lines ?? [];
    if (news.state) this.#show(news.state);
    const more = [...this.#notes(news), ...lines.map((line) => this.#line(line))];
    if (more.length) this.log = [...this.log, ...more].slice(-LONGEST_LOG);
    if (news.what.kind === "skip" && this.mine.includes(news.what.seat ?? NOTHING)) this.skipping = true;
    this.#point(lines);
    this.#keep();
    this.heard(news);
  }

  #show(state: TableState): void {
    if (state.stamp !== this.state?.stamp) this.problem = null;
    this.state = shared(this.state, state);
    this.at = Date.now();
    if (!state.view) return;
    if (isAsked(state, this.mine)) this.skipping = false;
    for (const card of cardsOf(state.view)) this.#learn(card);
    this.#goOn();
  }

  #learn(card: CardView): void {
    this.cards.set(card.id, card);
    this.names.learn(card.title, card.card);
  }

  #line(line: LogLine): LogEntry {
    return { id: ++this.#next, kind: "line", text: line.text, seat: line.seats?.[0] ?? NOTHING, line };
  }

  /** What the table itself has to tell of an event. */
  #notes({ what }: Told): LogEntry[] {
    const seat = what.seat ?? NOTHING;
    if (what.kind === "chat") return [{ id: ++this.#next, kind: "chat", text: what.text ?? "", seat }];
    if (!["offer", "agree", "decline", "undo", "concede", "flag", "claim"].includes(what.kind)) return [];
    return [{ id: ++this.#next, kind: "note", text: what.offer ?? "", seat, note: what.kind }];
  }

  /** Lines from a source to what was chosen for it, for a moment. */
  #point(lines: readonly LogLine[]): void {
    const found: Arrow[] = [];
    for (const line of lines) {
      const to = line.cards?.[0];
      if (to === undefined || !CHOSEN.includes(line.kind) || !line.source) continue;
      const from = this.#lying(line.source);
      const isNew = !found.some((each) => each.from === from && each.to === to);
      if (from !== undefined && from !== to && isNew) found.push({ from, to });
    }
    if (found.length === 0) return;
    const known = (arrow: Arrow) => found.some((each) => each.from === arrow.from && each.to === arrow.to);
    this.arrows = [...this.arrows.filter((arrow) => !known(arrow)), ...found].slice(-6);
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => (this.arrows = []), ARROWS_STAY);
  }

  /** The card at the table that a printed card is: an event being played first, then one in play, then a pile. */
  #lying(printed: string): number | undefined {
    const view = this.state?.view;
    if (!view) return undefined;
    const discarded = view.sides.map((side) => side.discard.at(-1)).filter((card) => card !== undefined);
    return [...view.limbo, ...view.play, ...view.stories, ...discarded].find((card) => card.card === printed)
      ?.id;
  }

  // -- asking --------------------------------------------------------------------------------------------------------

  /** Ask for something; what is refused is shown. Says whether it was done. */
  async ask(request: Request): Promise<boolean> {
    const reply = await this.live.ask(request);
    if (reply.type !== "refused") return true;
    if (reply.code !== "stale") this.problem = problemOf(reply);
    return false;
  }

  /** Answer the open question. From now on it is not shown any more. */
  async answer(option: Pick<OptionView, "key">): Promise<boolean> {
    const state = this.state;
    if (!state || !this.asked) return false;
    const stamp = state.stamp;
    this.#answered = stamp;
    const done = await this.ask({ type: "answer", stamp, key: option.key });
    if (!done) {
      this.committing = null;
      if (this.#answered === stamp) this.#answered = -1;
    }
    return done;
  }

  /** Commit characters as planned: the engine is given one after another, and told at the end that this is all. */
  commit(plan: Plan): void {
    this.committing = plan;
    this.#goOn();
  }

  #goOn(): void {
    const decision = this.state?.view?.decision;
    if (!this.committing || !this.asked) return;
    const key = isCommitting(decision) ? nextKey(this.committing, decision) : null;
    if (key === null || key === "done") this.committing = null;
    if (key !== null) void this.answer({ key });
  }

  /** Why a card cannot be played, used, or committed to a story; nothing if it can. */
  async why(card: number, story?: number): Promise<readonly Reason[]> {
    const reply = await this.live.ask({ type: "why", card, ...(story === undefined ? {} : { story }) });
    if (reply.type === "why") return reply.reasons;
    return reply.type === "refused" ? [{ rule: reply.source ?? "", text: reply.text, card: NOTHING }] : [];
  }

  chat(text: string): Promise<boolean> {
    return this.ask({ type: "chat", text });
  }

  /** Take back one's last answer: by oneself where that is allowed, else the other one is asked. */
  async undo(): Promise<void> {
    const reply = await this.live.ask({ type: "undo" });
    if (reply.type !== "refused") return;
    const alone = this.welcome?.bots.some((bot) => bot) ?? false;
    if (alone || reply.code === "stale") this.problem = problemOf(reply);
    else await this.offer("undo");
  }

  offer(what: Offer): Promise<boolean> {
    return this.ask({ type: "offer", what });
  }

  manners(manners: Manners): Promise<boolean> {
    return this.ask({ type: "manners", manners });
  }

  async skip(on: boolean): Promise<void> {
    this.skipping = on;
    await this.ask({ type: "skip", on });
  }

  // -- keeping -------------------------------------------------------------------------------------------------------

  #keptSeen = 0;
  #later: ReturnType<typeof setTimeout> | undefined;

  get #place(): string {
    return `rlyeh-game-${this.game}`;
  }

  #kept(): Kept {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#place) ?? "null") as Kept | null;
      if (kept) {
        this.#keptSeen = kept.seen;
        return kept;
      }
    } catch {
      // What cannot be read is asked for anew.
    }
    return { seen: 0, log: [], cards: [] };
  }

  /** Keep it for when the page is loaded again; not for every event of a flurry. */
  #keep(): void {
    this.#keptSeen = this.live.seen;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#write(), 250);
  }

  #write(): void {
    const kept: Kept = { seen: this.live.seen, log: [...this.log], cards: [...this.cards.values()] };
    try {
      sessionStorage.setItem(this.#place, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function problemOf(reply: RefusedReply): Problem {
  return { code: reply.code, text: reply.text, source: reply.source ?? "" };
}
