/** The open question as something to point at: which cards and domains can be clicked, and what the list offers. */

import type { DecisionView, OptionView, TableState, View } from "$/api/view";

/** An answer, or the group of all answers with one card. */
export interface Entry {
  key: string;
  option: OptionView | null;
  text: string;
  card: number;
  domain: number;
}

export interface Choices {
  decision: DecisionView;
  /** What the space bar gives: to pass, to be done, or what nearly everybody wants. */
  main: Entry | null;
  /** What the main answer would leave undone. */
  leaves: Leaves | null;
  /** Everything else, in the order of the digits. */
  entries: readonly Entry[];
  /** Options by the card that they are about. */
  cards: ReadonlyMap<number, readonly Entry[]>;
  /** Options by one's own domain, once it is clear for which card. */
  domains: ReadonlyMap<number, readonly Entry[]>;
}

/** What is thrown away by going on: a resource, so many cards that could be played or used, so many who could go, or
 * what an effect lets one choose. */
export interface Leaves {
  what: "resource" | "play" | "use" | "commit" | "choice";
  number: number;
}

/** Questions that are asked of somebody who has something to answer with, and mostly passed. */
const WINDOWS = ["action", "disrupt", "response"];
const MAIN = ["pass", "done", "keep", "place", "free"];
/** Verbs whose number is that of a domain. */
const OF_DOMAINS = ["drain", "domain", "resource"];
/** More answers than there are digits are grouped by card. */
const DIGITS = 9;

/** Whether a viewer has a question to answer. */
export function isAsked(state: TableState | null, mine: readonly number[]): state is TableState {
  const decision = state?.view?.decision;
  return !!decision && decision.options.length > 0 && mine.includes(decision.seat);
}

function entry(option: OptionView, text: string): Entry {
  const domain = OF_DOMAINS.includes(option.verb) ? option.number : -1;
  return { key: option.key, option, text, card: option.card, domain };
}

/** A number behind a text that tells it from others of the same words. */
const COUNTED = / \(\d+\)$/;

/** Answers that are the same but for the number behind them, such as three cancels of one wound, are one. */
function alike(entries: readonly Entry[]): Entry[] {
  const same = (one: Entry, two: Entry) =>
    one.card === two.card &&
    one.option?.verb === two.option?.verb &&
    one.text.replace(COUNTED, "") === two.text.replace(COUNTED, "");
  return entries.filter((each, place) => {
    if (!COUNTED.test(each.text)) return true;
    return !entries.slice(0, place).some((before) => before.card >= 0 && same(before, each));
  });
}

function gather(entries: readonly Entry[], by: (each: Entry) => number): Map<number, Entry[]> {
  const found = new Map<number, Entry[]>();
  for (const each of entries) {
    const place = by(each);
    if (place >= 0) found.set(place, [...(found.get(place) ?? []), each]);
  }
  return found;
}

/** Entries with more than one answer for a card put together, where there are too many to number. */
function grouped(
  entries: readonly Entry[],
  cards: ReadonlyMap<number, readonly Entry[]>,
  must: boolean,
): Entry[] {
  if (!must && entries.length <= DIGITS) return [...entries];
  const found: Entry[] = [];
  for (const each of entries) {
    const twins = cards.get(each.card)?.length ?? 0;
    if (twins < 2) found.push(each);
    else if (!found.some((other) => other.card === each.card))
      found.push({ key: `card:${each.card}`, option: null, text: "", card: each.card, domain: -1 });
  }
  return found;
}

/** Whether a question is one that opens again and again, so that one may want to pass for some time. */
export function isWindow(decision: DecisionView | null): boolean {
  return decision !== null && WINDOWS.includes(decision.kind);
}

/** What a decision would leave undone if its main answer were given. */
export function leavesOf(view: View, main: OptionView | null): Leaves | null {
  const decision = view.decision;
  if (!decision || main?.verb !== "pass") return null;
  const number = (some: readonly OptionView[]) => new Set(some.map((each) => each.card)).size;
  const offered = decision.options.filter((each) => each.card >= 0);
  if (offered.length === 0) return null;
  if (decision.kind === "resource") return { what: "resource", number: number(offered) };
  if (decision.kind === "choose") return { what: "choice", number: number(offered) };
  const own = decision.kind === "action" && view.phase === "operations" && view.active === decision.seat;
  if (!own) return null;
  const played = offered.filter((each) => isPlayed(view, each));
  return played.length > 0
    ? { what: "play", number: number(played) }
    : { what: "use", number: number(offered) };
}

/** Whether an answer plays a card: events are played for their text. */
function isPlayed(view: View, { verb, card }: OptionView): boolean {
  if (verb === "play") return true;
  const held = view.sides[view.decision?.seat as 0 | 1].hand;
  return held.some((each) => each.id === card && each.type === "event");
}

/** The question of a state, seen by somebody who has picked up a card (-1 if none). */
export function choicesOf(state: TableState, picked: number): Choices | null {
  const decision = state.view?.decision;
  if (!decision || decision.options.length === 0) return null;
  const all = alike(decision.options.map((option, place) => entry(option, state.texts[place] ?? option.key)));
  const main =
    MAIN.map((verb) => all.find((each) => each.option?.verb === verb)).find((each) => each) ?? null;
  const rest = all.filter((each) => each !== main);
  const cards = gather(rest, (each) => each.card);
  const held = cards.get(picked);
  const shown = held ?? grouped(rest, cards, decision.kind === "resource" && cards.size > 0);
  return {
    decision,
    main,
    leaves: state.view && leavesOf(state.view, main?.option ?? null),
    entries: shown,
    cards,
    domains: gather(held ?? rest.filter((each) => each.card < 0), (each) => each.domain),
  };
}
