/** What a deck is made of, in numbers for charts. */

import { ICONS, type CardFacts, type CardType, type Faction, type StruggleIcon } from "$/cards/types";

export type Lookup = (id: string) => CardFacts | undefined;
export type Counts = Readonly<Record<string, number>>;

/** How many cards there are. */
export const total = (cards: Counts): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** The last bar holds everything that costs this much or more. */
export const DEAREST = 6;

export interface Bar {
  /** What the bar stands for: a cost, or X. */
  label: string;
  count: number;
  characters: number;
}

/** How many cards there are of each cost. */
export function curve(cards: Counts, lookup: Lookup): Bar[] {
  const bars: Bar[] = Array.from({ length: DEAREST + 1 }, (_, cost) => ({
    label: cost === DEAREST ? `${cost}+` : String(cost),
    count: 0,
    characters: 0,
  }));
  const x: Bar = { label: "X", count: 0, characters: 0 };
  for (const [id, count] of Object.entries(cards)) {
    const facts = lookup(id);
    if (!facts || facts.cost === null) continue;
    const bar = facts.cost === "X" ? x : bars[Math.min(DEAREST, facts.cost)];
    if (!bar) continue;
    bar.count += count;
    if (facts.type === "character") bar.characters += count;
  }
  return x.count ? [...bars, x] : bars;
}

/** The mean cost of a card, to one decimal; nothing for an empty deck. */
export function meanCost(cards: Counts, lookup: Lookup): number | undefined {
  let sum = 0;
  let number = 0;
  for (const [id, count] of Object.entries(cards)) {
    const cost = lookup(id)?.cost;
    if (typeof cost !== "number") continue;
    sum += cost * count;
    number += count;
  }
  return number ? Math.round((sum / number) * 10) / 10 : undefined;
}

export interface Share<Name extends string> {
  name: Name;
  count: number;
}

const shares = <Name extends string>(counted: ReadonlyMap<Name, number>): Share<Name>[] =>
  [...counted].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);

/** What the cards of a deck supply as resources. */
export function resources(cards: Counts, lookup: Lookup): Share<Faction>[] {
  const counted = new Map<Faction, number>();
  for (const [id, count] of Object.entries(cards)) {
    for (const [faction, each] of Object.entries(lookup(id)?.resource_icons ?? {})) {
      counted.set(faction as Faction, (counted.get(faction as Faction) ?? 0) + each * count);
    }
  }
  return shares(counted);
}

/** The struggle icons of all characters together, in the order of the struggles. */
export function struggleIcons(cards: Counts, lookup: Lookup): Share<StruggleIcon>[] {
  return ICONS.map((name) => ({
    name,
    count: Object.entries(cards).reduce(
      (sum, [id, count]) => sum + (lookup(id)?.icons?.[name] ?? 0) * count,
      0,
    ),
  }));
}

export interface Line {
  id: string;
  count: number;
  facts: CardFacts | undefined;
}

const ORDER: readonly (CardType | "unknown")[] = [
  "character",
  "support",
  "event",
  "conspiracy",
  "story",
  "unknown",
];

/** The cards of a deck by type, cheap ones first. Cards that are not known here stand apart. */
export function byType(
  cards: Counts,
  lookup: Lookup,
): { type: CardType | "unknown"; count: number; lines: Line[] }[] {
  const lines = Object.entries(cards).map(([id, count]): Line => ({ id, count, facts: lookup(id) }));
  const cost = (line: Line): number => (typeof line.facts?.cost === "number" ? line.facts.cost : 99);
  const name = (line: Line): string => line.facts?.title ?? line.id;
  return ORDER.map((type) => {
    const own = lines
      .filter((line) => (line.facts?.type ?? "unknown") === type)
      .sort((one, other) => cost(one) - cost(other) || name(one).localeCompare(name(other)));
    return { type, count: own.reduce((sum, line) => sum + line.count, 0), lines: own };
  }).filter((group) => group.lines.length > 0);
}

/** The factions a deck is mostly made of, at most two. */
export function factions(cards: Counts, lookup: Lookup): Faction[] {
  const counted = new Map<Faction, number>();
  for (const [id, count] of Object.entries(cards)) {
    const faction = lookup(id)?.faction;
    if (faction && faction !== "neutral") counted.set(faction, (counted.get(faction) ?? 0) + count);
  }
  return shares(counted)
    .slice(0, 2)
    .map((share) => share.name);
}
