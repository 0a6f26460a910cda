/** What an answer is called in the list. The server speaks the language that is set. */

import { NOTHING, type CardView } from "$/api/view";
import { t } from "$/i18n";
import type { Entry, Leaves } from "./choices";

export type Cards = ReadonlyMap<number, CardView>;

export function wordsFor(entry: Entry, cards: Cards): string {
  if (!entry.option) return `${cards.get(entry.card)?.title ?? ""} …`;
  if (entry.option.verb === "domain") return t("table.domainNamed", { number: entry.option.number + 1 });
  return entry.text;
}

/** What an answer that drains a domain pays too much (PAY-12); nothing for all others. */
export function paymentOf(entry: Entry | undefined): string {
  const number = entry?.option?.overpaid ?? NOTHING;
  if (number === NOTHING) return "";
  return number > 0 ? t("table.overpays", { number }) : t("table.paysExactly");
}

/** What going on would leave undone. */
export function leavesWords({ what, number }: Leaves): string {
  if (what === "resource") return t("table.attachNothing");
  if (what === "choice") return t("table.chooseNone");
  return t(what === "use" ? "table.endOperationsUsable" : "table.endOperations", { number });
}
