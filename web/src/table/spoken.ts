/** A card in words, for those who hear the table. */

import { NOTHING, type CardView, type InPlayView } from "$/api/view";
import { said } from "$/cards/said";
import type { CardFacts } from "$/cards/types";
import { t } from "$/i18n";
import { STRUGGLES } from "./tally";

function icons(counts: readonly number[]): string[] {
  return STRUGGLES.flatMap((kind, place) => {
    const count = counts[place] ?? 0;
    return count > 0 ? [`${count} ${t(`table.icon_${kind}`)}`] : [];
  });
}

function inPlay(card: InPlayView): string[] {
  const found: string[] = [];
  if (card.position !== "ready") found.push(t(`table.${card.position}`));
  if (card.type === "character" && card.position !== "insane") {
    found.push(t("table.skillIs", { number: card.skill }), ...icons(card.icons));
  }
  if (card.wounds > 0)
    found.push(t(card.wounds === 1 ? "table.wound" : "table.wounds", { number: card.wounds }));
  if (card.tokens > 0) found.push(t("table.tokensOn", { number: card.tokens }));
  if (card.blank) found.push(t("table.blank"));
  if (card.story !== NOTHING) found.push(t("table.committed"));
  return [...found, ...card.effects.map(said)];
}

function printed(facts: CardFacts | undefined): string[] {
  if (!facts) return [];
  const found = facts.cost === null ? [] : [t("table.costIs", { number: facts.cost })];
  if (facts.type !== "character") return found;
  const counts = STRUGGLES.map((kind) => facts.icons?.[kind] ?? 0);
  return [...found, t("table.skillIs", { number: facts.skill ?? 0 }), ...icons(counts)];
}

export function spoken(
  card: CardView | InPlayView,
  facts: CardFacts | undefined,
  attached: readonly CardView[] = [],
  planned = false,
): string {
  const parts = [card.title, ...("position" in card ? inPlay(card) : printed(facts))];
  if (planned) parts.push(t("table.planned"));
  if (attached.length > 0)
    parts.push(t("table.with", { cards: attached.map((each) => each.title).join(", ") }));
  return parts.join(", ");
}
