/** The question and its answers in the language that is set. The engine speaks English; what it says of a card's own
 * text stays as it says it. */

import type { CardView, DecisionView, OptionView, TableState } from "$/api/view";
import { t, type Key } from "$/i18n";
import { table } from "$/i18n/words/table";
import { settings } from "$/settings.svelte";
import type { Entry } from "./choices";

export type Cards = ReadonlyMap<number, CardView>;

function phrase(name: string, filled: Record<string, string | number>): string | null {
  return name in table ? t(`table.${name}` as Key, filled) : null;
}

function title(cards: Cards, id: number): string {
  return cards.get(id)?.title ?? "";
}

/** Kinds of question whose words depend on a card's own text. */
function asks(decision: DecisionView, cards: Cards, mine: boolean): string | null {
  const card = title(cards, decision.card);
  if (decision.kind === "action") return t(mine ? "table.ask_action_mine" : "table.ask_action_theirs");
  if (decision.kind === "victim") {
    return t(decision.rule === "STORY-20" ? "table.ask_victim_terror" : "table.ask_victim_combat", { card });
  }
  if (decision.kind === "choose" && decision.options[0]?.verb === "attach")
    return t("table.ask_attach", { card });
  return phrase(`ask_${decision.kind}`, { card, text: decision.text });
}

/** What is asked. */
export function question(state: TableState, cards: Cards): string {
  const decision = state.view?.decision;
  if (!decision || settings.language === "en") return state.prompt;
  return asks(decision, cards, state.view?.active === decision.seat) ?? state.prompt;
}

function says(option: OptionView, cards: Cards): string | null {
  const filled = { card: title(cards, option.card), number: option.number + 1, x: option.number };
  if (option.verb === "resource")
    return t(option.number < 0 ? "table.do_resource" : "table.do_resource_to", filled);
  if (option.verb === "use") return `${t("table.do_use", filled)} ${option.text}`;
  if (option.verb === "choose" && option.card < 0) return null;
  return phrase(`do_${option.verb}`, filled);
}

/** What an answer does. */
export function wordsFor(entry: Entry, cards: Cards): string {
  if (!entry.option) return `${title(cards, entry.card)} …`;
  if (entry.option.verb === "domain") return t("table.domainNamed", { number: entry.option.number + 1 });
  if (settings.language === "en") return entry.text;
  return says(entry.option, cards) ?? entry.text;
}
