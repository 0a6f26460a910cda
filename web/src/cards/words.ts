/** Names of what is on a card, in the language that is set. */

import { t, type Key } from "$/i18n";
import { cards } from "$/i18n/words/cards";
import type { CardFacts, PrintedKeyword } from "./types";

/** A word of the cards by its place in the list; what has no entry is said as it is. */
function named(prefix: string, name: string): string {
  const key = `${prefix}_${name.toLowerCase().replace(/[^a-z]+/g, "_")}`;
  return key in cards ? t(`cards.${key}` as Key) : name;
}

export const factionName = (faction: string): string => named("faction", faction);
export const typeName = (type: string): string => named("type", type);
export const iconName = (icon: string): string => named("icon", icon);

/** Subtypes in the language of the card: its own, or those it has now. */
export function subtypeNames(facts: CardFacts, now?: readonly string[]): string[] {
  const said = (subtype: string): string => facts.words?.subtypes[facts.subtypes.indexOf(subtype)] ?? subtype;
  return (now ?? facts.subtypes).map(said);
}

/** A keyword with its value, as it is printed. */
export function keywordName(keyword: PrintedKeyword): string {
  const name = named("keyword", keyword.name);
  if (typeof keyword.value === "number") {
    return keyword.name === "Toughness" ? `${name} +${keyword.value}` : `${name} ${keyword.value}`;
  }
  if (keyword.value) {
    return Object.entries(keyword.value)
      .map(([faction, number]) => `${name} ${number} ${factionName(faction)}`)
      .join(", ");
  }
  return name;
}

/** Title and descriptor in one line. */
export function fullName(facts: Pick<CardFacts, "title" | "descriptor">): string {
  return facts.descriptor ? `${facts.title}, ${facts.descriptor}` : facts.title;
}
