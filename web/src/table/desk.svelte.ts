/** What somebody at the table has in hand at the moment: a picked card, a plan, a card under the glass. */

import { getContext, setContext } from "svelte";
import {
  NOTHING,
  type CardView,
  type InPlayView,
  type Reason,
  type StoryView,
  type TableState,
} from "$/api/view";
import { choicesOf, type Choices, type Entry, type Leaves } from "./choices";
import {
  changed,
  isCommitting,
  NO_PLAN,
  NOWHERE,
  places,
  planOf,
  possible,
  settled,
  together,
} from "./committing";
import { liesOpen } from "./known";
import { Picks } from "./picks.svelte";
import type { Arrow } from "./scenes";
import type { Session } from "./session.svelte";
import type { Stage } from "./stage.svelte";
import type { Plan } from "./tally";

/** Why something does not go, beside the card it was tried with. */
export interface Objection {
  card: number;
  title: string;
  reasons: readonly Reason[];
}

export type Glow = "" | "can" | "picked" | "source";

export class Desk {
  /** Nothing, where a position is only looked at. */
  readonly session: Session | null;
  state = $state.raw<TableState | null>(null);
  /** The card that was picked up to say where it goes. */
  picked = $state(NOTHING);
  #planned = $state.raw<Plan>(NO_PLAN);
  #plannedFor = -1;
  /** What is looked at closely. */
  glass = $state.raw<CardView | null>(null);
  /** Whether it stays until it is put away. */
  fixed = $state(false);
  /** The option that is pointed at in the list. */
  pointed = $state.raw<Entry | null>(null);
  objection = $state.raw<Objection | null>(null);
  /** Whether the space bar has been pressed for an answer that throws something away: the second time it is given. */
  armed = $state(false);
  readonly picks: Picks;

  constructor(
    session: Session | null,
    readonly stage: Stage | null = session?.stage ?? null,
  ) {
    this.session = session;
    this.picks = new Picks(
      () => (this.asked ? (this.state?.several ?? null) : null),
      (card) => session?.cards.get(card)?.card,
    );
  }

  asked = $derived(this.#isAsked());
  choices = $derived<Choices | null>(this.asked && this.state ? choicesOf(this.state, this.picked) : null);
  decision = $derived(this.asked ? (this.state?.view?.decision ?? null) : null);
  isCommitting = $derived(isCommitting(this.decision));
  /** Where characters may go. */
  #places = $derived(isCommitting(this.decision) ? places(this.decision) : NOWHERE);

  /** Where characters would go, with those the engine knows of already. */
  plan = $derived<Plan>(this.#wholePlan());

  #wholePlan(): Plan {
    const view = this.state?.view;
    if (!view) return NO_PLAN;
    const going = this.session?.committing ?? this.#planned;
    const open = isCommitting(this.decision) ? possible(going, this.decision) : this.session?.committing;
    return together(settled(view), open ?? NO_PLAN);
  }

  /** The card that is offered for an equal copy of it. */
  #standIn(card: number): number {
    return (this.asked ? this.state?.twins?.[String(card)] : undefined) ?? card;
  }

  /** What going on would leave undone. */
  leaves = $derived<Leaves | null>(this.#leaving());

  #leaving(): Leaves | null {
    const open = this.picks.open;
    if (open) {
      const none = open.least === 0 && this.picks.chosen.length === 0;
      return none ? { what: "choice", number: open.options.length } : null;
    }
    if (!this.isCommitting) return this.choices?.leaves ?? null;
    const able = this.#places.size;
    return able > 0 && this.plan.size === 0 ? { what: "commit", number: able } : null;
  }

  /** How many are planned that the engine does not know of yet. */
  loose = $derived(isCommitting(this.decision) ? possible(this.#planned, this.decision).size : 0);

  arrows = $derived<readonly Arrow[]>(this.#pointing());

  #pointing(): Arrow[] {
    const from = this.decision?.card ?? NOTHING;
    const to = this.pointed?.card ?? NOTHING;
    const pointed = from >= 0 && to >= 0 && from !== to ? [{ from, to }] : [];
    const shown = this.stage?.current?.arrows ?? [];
    return [...shown.filter((arrow) => arrow.from !== from || arrow.to !== to), ...pointed];
  }

  #isAsked(): boolean {
    return this.session?.asked === true && this.session.committing === null;
  }

  /** Take up a new state: what was picked for another question is put down. */
  take(state: TableState | null): void {
    const before = this.state?.stamp;
    this.state = state;
    if (state?.stamp === before) return;
    this.picked = NOTHING;
    this.pointed = null;
    this.objection = null;
    this.armed = false;
    this.picks.clear();
    if (!isCommitting(state?.view?.decision)) this.#forget();
    else if (this.#plannedFor < 0) this.#recall(state?.stamp ?? 0);
  }

  glow(card: number): Glow {
    if (card === this.picked) return "picked";
    if (this.picks.open) return this.#pickGlow(card);
    if (this.isCommitting) return this.#commitGlow(card);
    if (this.choices?.cards.has(this.#standIn(card))) return "can";
    return this.decision?.card === card ? "source" : "";
  }

  #pickGlow(card: number): Glow {
    const option = this.picks.of(card);
    return option ? (this.picks.has(option.key) ? "picked" : "can") : "";
  }

  #commitGlow(card: number): Glow {
    if (this.picked >= 0) return this.#places.get(this.picked)?.includes(card) ? "can" : "";
    return this.#places.has(card) ? "can" : "";
  }

  domainGlows(seat: number, number: number): boolean {
    return seat === this.decision?.seat && (this.choices?.domains.has(number) ?? false);
  }

  // -- doing ---------------------------------------------------------------------------------------------------------

  /** A card or story was clicked. */
  async click(card: CardView | InPlayView | StoryView): Promise<void> {
    this.objection = null;
    this.armed = false;
    if (this.picks.open && this.picks.click(card.id)) return;
    if (this.isCommitting && this.#commitClick(card.id)) return;
    const offered = this.#standIn(card.id);
    const entries = this.picks.open ? undefined : this.choices?.cards.get(offered);
    if (entries?.length === 1 && entries[0]) return this.give(entries[0]);
    if (entries) {
      this.picked = this.picked === offered ? NOTHING : offered;
      return;
    }
    await this.#object(card);
  }

  /** Whether a click belongs to the plan: take somebody back, pick somebody up, or send them somewhere. */
  #commitClick(card: number): boolean {
    if (this.picked >= 0 && this.#places.get(this.picked)?.includes(card)) {
      this.send(this.picked, card);
      return true;
    }
    if (this.#planned.has(card)) {
      this.send(card, null);
      return true;
    }
    if (!this.#places.has(card)) return false;
    const open = this.#places.get(card) ?? [];
    if (open.length === 1 && open[0] !== undefined) this.send(card, open[0]);
    else this.picked = this.picked === card ? NOTHING : card;
    return true;
  }

  /** Plan to send a character to a story, or to keep it at home. */
  send(card: number, story: number | null): void {
    this.#planned = changed(this.#planned, card, story);
    this.armed = false;
    this.picked = NOTHING;
    this.#remember();
  }

  canSend(card: number, story: number): boolean {
    return this.#places.get(card)?.includes(story) ?? false;
  }

  /** Stories that the picked character may go to. */
  openFor(card: number): readonly number[] {
    return this.#places.get(card) ?? [];
  }

  /** The characters that may still be committed. */
  ableToCommit = $derived([...this.#places.keys()]);

  /** Send the plan. */
  confirm(): void {
    if (!isCommitting(this.decision)) return;
    const plan = possible(this.#planned, this.decision);
    if (this.session?.commit(plan)) this.#forget();
  }

  /** The card that an answer is about, to be looked at closely where it does not lie open on the table. */
  hidden(card: number): CardView | null {
    const view = this.state?.view;
    return view && !liesOpen(view, card) ? (this.session?.cards.get(card) ?? null) : null;
  }

  /** Choose one of several, or no longer. */
  toggle(key: string): void {
    this.armed = false;
    this.picks.toggle(key);
  }

  /** Send what was chosen of a choice of several. */
  async choose(): Promise<void> {
    if (this.picks.confirmed()) await this.session?.answerSeveral(this.picks.chosen);
  }

  async clickDomain(seat: number, number: number): Promise<void> {
    if (!this.domainGlows(seat, number)) return;
    const entry = this.choices?.domains.get(number)?.[0];
    if (entry) await this.give(entry);
  }

  /** Give an answer, or pick up the card that a group of answers is about. */
  async give(entry: Entry): Promise<void> {
    this.armed = false;
    if (!entry.option) {
      this.picked = entry.card;
      return;
    }
    this.picked = NOTHING;
    this.pointed = null;
    await this.session?.answer(entry.option);
  }

  /** The space bar. What would throw something away wants it twice. */
  async main(): Promise<void> {
    if (this.leaves && !this.armed) {
      this.armed = this.session?.ready ?? false;
      return;
    }
    if (this.picks.open) return this.choose();
    if (this.isCommitting) this.confirm();
    else if (this.choices?.main) await this.give(this.choices.main);
  }

  /** Put down what is held, or take back the last step of the plan. Says whether there was anything. */
  escape(): boolean {
    if (this.glass && this.fixed) this.look(null);
    else if (this.armed) this.armed = false;
    else if (this.objection) this.objection = null;
    else if (this.picked >= 0) this.picked = NOTHING;
    else if (this.picks.open && this.picks.back()) return true;
    else if (this.loose > 0) this.takeBack();
    else return false;
    return true;
  }

  /** The last character that was planned stays at home. */
  takeBack(): void {
    const last = [...this.#planned.keys()].at(-1);
    if (last !== undefined) this.send(last, null);
  }

  look(card: CardView | null, fixed = false): void {
    this.glass = card;
    this.fixed = fixed && card !== null;
  }

  /** Ask the engine why nothing can be done with a card. */
  async #object(card: CardView): Promise<void> {
    if (!this.session || this.session.mine.length === 0 || this.state?.outcome) return;
    const reasons = await this.session.why(card.id);
    if (reasons.length > 0) this.objection = { card: card.id, title: card.title, reasons };
  }

  // -- keeping a plan over a reload ------------------------------------------------------------------------------------

  get #place(): string {
    return `rlyeh-plan-${this.session?.game ?? ""}`;
  }

  #remember(): void {
    this.#plannedFor = this.state?.stamp ?? 0;
    try {
      sessionStorage.setItem(this.#place, JSON.stringify([this.#plannedFor, [...this.#planned]]));
    } catch {
      // The plan is only lost by a reload.
    }
  }

  #recall(stamp: number): void {
    this.#plannedFor = stamp;
    try {
      const [kept, plan] = JSON.parse(sessionStorage.getItem(this.#place) ?? "[]") as [
        number?,
        [number, number][]?,
      ];
      if (kept === stamp && plan) this.#planned = planOf(plan);
    } catch {
      // A plan that cannot be read is made anew.
    }
  }

  #forget(): void {
    if (this.#plannedFor < 0) return;
    this.#planned = NO_PLAN;
    this.#plannedFor = -1;
    try {
      sessionStorage.removeItem(this.#place);
    } catch {
      // It would not be recalled for another question anyway.
    }
  }
}

const KEY = Symbol("desk");

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}
