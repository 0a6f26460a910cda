/** What a card shows: what is printed on it, or what holds for it now. */

import { t } from "$/i18n";
import { ICONS, type CardFacts, type InPlay, type StruggleIcon } from "./types";
import { factionName, fullName, iconName, keywordName, subtypeNames, typeName } from "./words";

/** A value, and whether it is above (1) or below (-1) what is printed. */
export interface Value {
  value: number | "X";
  change: -1 | 0 | 1;
}

export interface IconCount extends Value {
  name: StruggleIcon;
  value: number;
}

function compared(now: number | undefined, printed: number | "X" | null): Value | null {
  if (now === undefined) return printed === null ? null : { value: printed, change: 0 };
  if (typeof printed !== "number") return { value: now, change: 0 };
  return { value: now, change: Math.sign(now - printed) as Value["change"] };
}

/** The skill of a character, now or as printed. */
export function skillOf(facts: CardFacts, now?: InPlay): Value | null {
  if (facts.type !== "character" && facts.skill === null) return null;
  return compared(now?.skill, facts.skill);
}

/** The icons of a character or the struggles of a story, in the order of the struggles; none of which there are no. */
export function iconsOf(facts: CardFacts, now?: InPlay): IconCount[] {
  const given = facts.type === "story" || facts.type === "conspiracy" ? now?.struggles : now?.icons;
  return ICONS.flatMap((name, place) => {
    const printed = facts.icons?.[name] ?? facts.struggle_icons.filter((each) => each === name).length;
    const value = given?.[place] ?? printed;
    const change = Math.sign(value - printed) as Value["change"];
    return value > 0 || change !== 0 ? [{ name, value, change }] : [];
  });
}

export interface IconRow {
  icons: IconCount[];
  /** Whether each icon stands for itself; otherwise its number stands beside it. */
  spread: boolean;
  icon: number;
  pace: number;
  taken: number;
}

/** How icons stand in a row: each for itself where there is room, else one of a kind, smaller if it has to be. */
export function iconRow(icons: readonly IconCount[], icon: number, width: number): IconRow {
  const single = icons.flatMap((each): IconCount[] =>
    each.value > 1 ? Array.from({ length: each.value }, () => ({ ...each, value: 1 })) : [each],
  );
  const need = (count: number, pace: number): number => Math.max(0, count - 1) * pace + 1;
  for (const pace of [1.2, 1.04, 0.86]) {
    if (need(single.length, pace) * icon <= width)
      return {
        icons: single,
        spread: true,
        icon,
        pace: pace * icon,
        taken: need(single.length, pace) * icon,
      };
  }
  const whole = need(icons.length, 1.62) + 0.62;
  const fits = Math.min(icon, width / whole);
  return { icons: [...icons], spread: false, icon: fits, pace: fits * 1.62, taken: whole * fits };
}

/** The keywords, now or as printed, with their marks where they have one. */
export function keywordsOf(
  facts: CardFacts,
  now?: InPlay,
): { name: string; text: string; gained: boolean }[] {
  const printed = facts.keywords.map((keyword) => ({ ...keyword, text: keywordName(keyword) }));
  if (!now?.keywords) return printed.map(({ name, text }) => ({ name, text, gained: false }));
  return now.keywords.map(([name, value]) => {
    const counted = name === "Toughness" || name === "Fated";
    return {
      name,
      text: keywordName(counted ? { name, value } : { name }),
      gained: !printed.some((each) => each.name === name && (!counted || each.value === value)),
    };
  });
}

/** The keywords of a card as a sentence, as they are printed. */
export function printedKeywords(facts: CardFacts): string {
  const words = keywordsOf(facts).map((keyword) => keyword.text);
  return words.length ? `${words.join(". ")}.` : "";
}

const some = (
  n: number,
  one: "cards.woundIs" | "cards.tokenIs",
  more: "cards.woundsAre" | "cards.tokensAre",
): string => (n === 1 ? t(one) : t(more, { n }));

/** What a screen reader says for a card. */
export function spoken(facts: CardFacts, now?: InPlay, withText = true): string {
  if (now?.position === "insane") return t("cards.insaneNamed", { name: fullName(facts) });
  const skill = skillOf(facts, now);
  const tokens = typeof now?.tokens === "number" ? now.tokens : 0;
  const said = [
    fullName(facts),
    facts.faction ? `${factionName(facts.faction)}, ${typeName(facts.type)}` : typeName(facts.type),
    facts.cost === null ? "" : t("cards.costIs", { n: facts.cost }),
    skill ? t("cards.skillIs", { n: skill.value }) : "",
    iconsOf(facts, now)
      .filter((icon) => icon.value > 0)
      .map((icon) => t("cards.iconsAre", { n: icon.value, icon: iconName(icon.name) }))
      .join(", "),
    subtypeNames(facts, now?.subtypes).join(", "),
    keywordsOf(facts, now)
      .map((keyword) => keyword.text)
      .join(", "),
    now?.wounds ? some(now.wounds, "cards.woundIs", "cards.woundsAre") : "",
    tokens ? some(tokens, "cards.tokenIs", "cards.tokensAre") : "",
    facts.playable ? "" : t("cards.notYet"),
    now?.blank
      ? t("cards.blankNow")
      : withText
        ? facts.text.replace(/\[([a-z-]+)\]/g, (_, mark: string) => iconName(mark))
        : "",
  ];
  return said
    .filter(Boolean)
    .map((part) => part.replace(/[.\s]+$/, ""))
    .join(". ");
}
