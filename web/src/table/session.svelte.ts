/** A table that somebody sits at or watches: what it shows now, and what can be asked of it. */

import { Live, REAL, type LineStatus } from "$/api/live";
import {
  NOTHING,
  type CardView,
  type ExplainedValue,
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
import { calledHere } from "$/around/games";
import { settings } from "$/settings.svelte";
import { isAsked } from "./choices";
import { isCommitting, nextKey } from "./committing";
import { keep, keptOf } from "./keeping";
import { cardsOf, unknownCards } from "./known";
import { Names } from "./names.svelte";
import { REAL as ON_PAGE, Stage } from "./stage.svelte";
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

/** Why something was not done. */
export interface Problem {
  code: string;
  text: string;
  source: string;
}

const LONGEST_LOG = 800;
/** How long a question has to be on the page before an answer to it counts, in milliseconds: what is clicked before was
 * meant for something else. */
const GUARD = 350;
/** Events after which the table is simply shown as it is. */
const AT_ONCE = ["undo", "agree", "started"];

export class Session {
  status = $state<LineStatus>("dialling");
  welcome = $state.raw<Welcome | null>(null);
  /** What was told last; the table itself shows what the stage has got to. */
  latest = $state.raw<TableState | null>(null);
  /** When it came, for the clocks. */
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
  skipping = $state(false);
  /** The characters that are being committed, while the engine is told one after another. */
  committing = $state.raw<Plan | null>(null);
  /** What one's own settings have answered: the domain that was drained by itself, until one goes on. */
  drained = $state(NOTHING);
  /** Whether the question has been on the page for long enough to be answered. */
  ready = $state(false);
  /** Whoever helps may hold an answer back; says whether it is given. */
  checks: (keys: readonly string[]) => boolean = () => true;
  /** The stamp of the question that has been answered; whatever it says is no longer asked. */
  #answered = $state(-1);

  readonly names = new Names();
  readonly cards = unknownCards();
  readonly live: Live;
  readonly stage = new Stage({ ...ON_PAGE, pace: () => settings.pace });
  #next = 0;
  #guard: ReturnType<typeof setTimeout> | undefined;
  /** Lines that wait for the state that goes with them. */
  #waiting: LogLine[] = [];
  /** Told of what is said. */
  heard: (told: Told) => void = () => undefined;

  /** What the table shows. */
  state = $derived(this.stage.state);
  /** The log as far as it has been shown. */
  told = $derived(this.stage.held > 0 ? this.log.slice(0, -this.stage.held) : this.log);
  /** Who sits here; levels of the machine are called in the language that is set. */
  players = $derived([this.#player(0), this.#player(1)] as const);
  mine = $derived<readonly number[]>(this.welcome?.seats ?? []);
  asked = $derived(
    !this.stage.active && isAsked(this.state, this.mine) && this.state.stamp !== this.#answered,
  );
  /** Whether an answer is on its way. */
  sending = $derived(this.state !== null && this.state.stamp === this.#answered && this.state.stamp > 0);
  /** The seat that is shown below. */
  below = $derived(this.mine.length === 1 ? (this.mine[0] ?? 0) : Math.max(0, this.state?.view?.seat ?? 0));

  constructor(readonly game: string) {
    const kept = keptOf(game);
    this.#keptSeen = kept.seen;
    this.live = new Live(
      game,
      { hear: (news) => this.#hear(news), status: (status) => (this.status = status) },
      kept.seen,
      REAL,
      () => settings.language,
    );
    this.stage.emptied = () => this.#goOn();
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
      clearTimeout(this.#guard);
      this.stage.close();
      this.live.close();
    };
  }

  #player(seat: 0 | 1): string {
    return calledHere(this.welcome?.names[seat] ?? "", this.welcome?.bots[seat] ?? false);
  }

  /** Be told everything anew, in the language that is set now. */
  relearn(): void {
    this.#keptSeen = NOTHING;
    this.live.redial();
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
    this.#waiting = [];
    this.#take(state);
    this.stage.show(state);
    // Nothing was missed: what we have kept goes further back than what the server sends.
    if (this.log.length === 0 || n !== this.#keptSeen) {
      this.log = [
        ...this.log.filter((entry) => entry.kind === "chat"),
        ...lines.map((line) => this.#line(line)),
      ];
    }
    this.#keep();
    this.#shown();
  }

  #told(news: Told): void {
    const lines = news.lines ?? [];
    const own = news.what.auto && this.mine.includes(news.what.seat ?? NOTHING);
    if (own) this.drained = drainedBy(lines) ?? this.drained;
    if (news.state) this.#take(news.state);
    const more = [...this.#notes(news), ...lines.map((line) => this.#line(line))];
    if (more.length) this.log = [...this.log, ...more].slice(-LONGEST_LOG);
    this.#waiting.push(...lines);
    if (news.what.kind === "skip" && this.mine.includes(news.what.seat ?? NOTHING)) this.skipping = true;
    if (news.state) this.#perform(news.state, AT_ONCE.includes(news.what.kind));
    this.#keep();
    this.heard(news);
  }

  /** Show what has happened, event by event. */
  #perform(state: TableState, atOnce: boolean): void {
    const lines = this.#waiting;
    this.#waiting = [];
    if (atOnce || !this.state?.view) this.stage.show(state);
    else this.stage.tell(lines, state, { mine: this.mine });
    this.#shown();
  }

  /** What is known from now on, whatever the stage has got to. */
  #take(state: TableState): void {
    if (state.stamp !== this.latest?.stamp) this.problem = null;
    // Where everybody has gone who could, the engine asks for nobody else.
    if (!isCommitting(state.view?.decision)) this.committing = null;
    this.latest = state;
    this.at = Date.now();
    for (const card of state.view ? cardsOf(state.view) : []) this.#learn(card);
  }

  /** The table shows what was told last, or will when the stage is empty. */
  #shown(): void {
    if (isAsked(this.latest, this.mine)) this.skipping = false;
  }

  /** A question has come onto the page: it is answered when one has had time to see it. */
  opened(): () => void {
    this.ready = false;
    this.#guard = setTimeout(() => (this.ready = true), GUARD);
    return () => clearTimeout(this.#guard);
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
    if (!this.ready || !this.checks([option.key])) return false;
    return this.#answer((stamp) => ({ type: "answer", stamp, key: option.key }));
  }

  /** Answer a choice of several at once. */
  async answerSeveral(keys: readonly string[]): Promise<boolean> {
    if (!this.ready || !this.checks(keys)) return false;
    return this.#answer((stamp) => ({ type: "several", stamp, keys }));
  }

  async #answer(request: (stamp: number) => Request): Promise<boolean> {
    const state = this.state;
    if (!state || !this.asked) return false;
    const stamp = state.stamp;
    this.#answered = stamp;
    this.drained = NOTHING;
    this.stage.forget();
    const done = await this.ask(request(stamp));
    if (!done) {
      this.committing = null;
      if (this.#answered === stamp) this.#answered = -1;
    }
    return done;
  }

  /** Commit characters as planned: the engine is given one after another, and told at the end that this is all. Says
   * whether it was begun. */
  commit(plan: Plan): boolean {
    const sent = [...plan].map(([card, story]) => `commit:${card}@${story}`);
    if (!this.ready || !this.checks([...sent, "done"])) return false;
    this.committing = plan;
    this.#goOn();
    return true;
  }

  #goOn(): void {
    const decision = this.state?.view?.decision;
    if (!this.committing || !this.asked) return;
    const key = isCommitting(decision) ? nextKey(this.committing, decision) : null;
    if (key === null || key === "done") this.committing = null;
    if (key !== null) void this.#answer((stamp) => ({ type: "answer", stamp, key }));
  }

  /** Why a card cannot be played, used, or committed to a story; nothing if it can. */
  async why(card: number, story?: number): Promise<readonly Reason[]> {
    const reply = await this.live.ask({ type: "why", card, ...(story === undefined ? {} : { story }) });
    if (reply.type === "why") return reply.reasons;
    return reply.type === "refused" ? [{ rule: reply.source ?? "", text: reply.text, card: NOTHING }] : [];
  }

  /** What has made a card's values what they are; nothing where all is as printed, or nobody may say. */
  async explain(card: number): Promise<readonly ExplainedValue[]> {
    if (card < 0 || this.mine.length === 0) return [];
    const reply = await this.live.ask({ type: "explain", card });
    return reply.type === "explain" ? reply.values : [];
  }

  chat(text: string): Promise<boolean> {
    return this.ask({ type: "chat", text });
  }

  /** Take back one's last answer, or all since one's turn began: by oneself where that is allowed, else the other one is
   * asked. */
  async undo(turn = false): Promise<void> {
    this.stage.skip();
    this.drained = NOTHING;
    if (turn) {
      await this.ask({ type: "undo", turn });
      return;
    }
    if (!this.#needsLeave()) {
      const reply = await this.live.ask({ type: "undo" });
      if (reply.type !== "refused") return;
      // The click may be older than what the page has heard since: then it is one for the other player to grant.
      if (!this.#needsLeave()) {
        this.problem = problemOf(reply);
        return;
      }
    }
    await this.offer("undo");
  }

  /** Whether taking back is for the other player to grant, by the newest that was heard. */
  #needsLeave(): boolean {
    return this.latest?.undo === "ask";
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

  /** Keep it for when the page is loaded again; not for every event of a flurry. */
  #keep(): void {
    this.#keptSeen = this.live.seen;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#write(), 250);
  }

  #write(): void {
    keep(this.game, { seen: this.live.seen, log: [...this.log], cards: [...this.cards.values()] });
  }
}

/** The domain that an answer drained. */
function drainedBy(lines: readonly LogLine[]): number | undefined {
  return lines.find((line) => line.kind === "drain")?.beat?.domain;
}

function problemOf(reply: RefusedReply): Problem {
  return { code: reply.code, text: reply.text, source: reply.source ?? "" };
}
