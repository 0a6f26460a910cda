/** Committing is one step to a person and a sequence of small questions to the engine: here one becomes the other. */

import type { DecisionView, View } from "$/api/view";
import type { Plan } from "./tally";

/** Where each character may go, as the open question tells it. */
export function places(decision: DecisionView): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const option of decision.options) {
    if (option.verb === "commit") found.set(option.card, [...(found.get(option.card) ?? []), option.other]);
  }
  return found;
}

export const NO_PLAN: Plan = new Map();
export const NOWHERE: ReadonlyMap<number, readonly number[]> = new Map();

export function planOf(pairs: Iterable<readonly [card: number, story: number]>): Plan {
  return new Map(pairs);
}

/** One plan and then another. */
export function together(first: Plan, second: Plan): Plan {
  return new Map([...first, ...second]);
}

/** Whether the question is which characters go where. */
export function isCommitting(decision: DecisionView | null | undefined): decision is DecisionView {
  return decision?.kind === "commit";
}

/** What the engine knows of the plan already. */
export function settled(view: View): Plan {
  return new Map(view.plan);
}

/** A plan with a character sent elsewhere, or home again. */
export function changed(plan: Plan, card: number, story: number | null): Plan {
  const next = new Map(plan);
  if (story === null) next.delete(card);
  else next.set(card, story);
  return next;
}

/** A plan without what is no longer possible: the question may have changed meanwhile. */
export function possible(plan: Plan, decision: DecisionView): Plan {
  const open = places(decision);
  return new Map([...plan].filter(([card, story]) => open.get(card)?.includes(story)));
}

/**
 * The key to send next for a plan: the engine names characters in ascending order, and those first that a card
 * demands. Null when the plan cannot be gone on with: the engine asks for something that is not in it.
 */
export function nextKey(plan: Plan, decision: DecisionView): string | null {
  const left = decision.options.filter(
    (each) => each.verb === "commit" && plan.get(each.card) === each.other,
  );
  const first = left.reduce((best, each) => (!best || each.card < best.card ? each : best), left[0]);
  if (first) return first.key;
  return decision.options.find((option) => option.verb === "done")?.key ?? null;
}

/** The characters of a plan that the open question does not offer any more, and that are not settled yet. */
export function stranded(plan: Plan, view: View, decision: DecisionView): number[] {
  const known = settled(view);
  const open = places(decision);
  return [...plan]
    .filter(([card, story]) => known.get(card) !== story && !open.get(card)?.includes(story))
    .map(([card]) => card);
}
