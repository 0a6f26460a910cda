/** Where things are on a card, in a space of 250 by 350, for each size that cards are shown at. */

import { heightAt, type Room } from "./fitting";
import type { CardFacts, CardSize } from "./types";

export const WIDTH = 250;
export const HEIGHT = 350;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Disc {
  x: number;
  y: number;
  r: number;
}

export interface Layout {
  title: Area;
  titleMost: number;
  titleLeast: number;
  cost: Disc | null;
  sigil: Disc | null;
  art: Area;
  /** Distance between the lines of the engraving. */
  spacing: number;
  /** Skill, icons and struggles; cards that have none of them have no plinth. */
  plinth: Area | null;
  icon: number;
  /** Subtypes. */
  strip: Area | null;
  text: Area | null;
  room: Room | null;
  foot: Area | null;
  /** Size of the marks of keywords, which stand in the picture where there is no text. */
  badge: number;
}

interface Measures {
  /** Space at the sides. */
  side: number;
  title: Area;
  titleMost: number;
  titleLeast: number;
  cost: Disc;
  sigil: Disc | null;
  artTop: number;
  spacing: number;
  plinth: number;
  /** How far the plinth stands in the picture. */
  sunk: number;
  icon: number;
  strip: number;
  /** Heights that the text may have; the least one that will do is taken. None where no text is shown. */
  texts: readonly number[];
  textMost: number;
  textLeast: number;
  bottom: number;
  foot: number;
  badge: number;
}

const area = (x: number, y: number, width: number, height: number): Area => ({ x, y, width, height });

const MEASURES: Readonly<Record<CardSize, Measures>> = {
  large: {
    side: 13,
    title: area(50, 10, 152, 38),
    titleMost: 17,
    titleLeast: 9,
    cost: { x: 29, y: 29, r: 19 },
    sigil: { x: 222, y: 29, r: 15 },
    artTop: 53,
    spacing: 1.9,
    plinth: 27,
    sunk: 14,
    icon: 20,
    strip: 15,
    texts: [0, 32, 48, 66, 88, 114],
    textMost: 12.5,
    textLeast: 7.5,
    bottom: 333,
    foot: 11,
    badge: 0,
  },
  hand: {
    side: 11,
    title: area(57, 9, 140, 45),
    titleMost: 22,
    titleLeast: 12,
    cost: { x: 31, y: 31, r: 22 },
    sigil: { x: 221, y: 31, r: 17 },
    artTop: 58,
    spacing: 2.9,
    plinth: 32,
    sunk: 16,
    icon: 26,
    strip: 18,
    texts: [0, 46, 72, 98, 124, 150],
    textMost: 16.5,
    textLeast: 9,
    bottom: 339,
    foot: 0,
    badge: 0,
  },
  table: {
    side: 10,
    title: area(64, 10, 176, 58),
    titleMost: 28,
    titleLeast: 16,
    cost: { x: 35, y: 38, r: 26 },
    sigil: null,
    artTop: 72,
    spacing: 4.2,
    plinth: 60,
    sunk: 20,
    icon: 38,
    strip: 30,
    texts: [],
    textMost: 0,
    textLeast: 0,
    bottom: 341,
    foot: 0,
    badge: 34,
  },
  tiny: {
    side: 8,
    title: area(86, 8, 156, 78),
    titleMost: 38,
    titleLeast: 21,
    cost: { x: 45, y: 46, r: 36 },
    sigil: null,
    artTop: 90,
    spacing: 7.5,
    plinth: 82,
    sunk: 26,
    icon: 54,
    strip: 0,
    texts: [],
    textMost: 0,
    textLeast: 0,
    bottom: 342,
    foot: 0,
    badge: 50,
  },
};

const PADDING = 9;
export const LEADING = 1.22;
export const GAP = 0.35;

/** What stands in the text box of a card: its keywords, then its text. */
export function boxText(facts: Pick<CardFacts, "text">, words: string): string {
  return [words, facts.text].filter(Boolean).join("\n");
}

/** The room that a text gets, and whether it fits at a good size. */
function roomFor(text: string, size: Measures, width: number): { height: number; room: Room } | null {
  if (!size.texts.length) return null;
  const inner = {
    width: width - 2 * PADDING,
    most: size.textMost,
    least: size.textLeast,
    leading: LEADING,
    gap: GAP,
  };
  const good = size.textMost * 0.92;
  const fits = (height: number): boolean =>
    heightAt(text, good, { ...inner, height }) <= height - PADDING || (!text && height === 0);
  const height = size.texts.find(fits) ?? size.texts.at(-1) ?? 0;
  return { height, room: { ...inner, height: height - PADDING } };
}

/** The layout of a printed card at a size. `words` are its keywords as they are printed. */
export function layout(size: CardSize, facts: CardFacts, words = ""): Layout {
  const own = MEASURES[size];
  const width = WIDTH - 2 * own.side;
  const found = roomFor(boxText(facts, words), own, width);
  const plain = facts.skill === null && !facts.icons && !facts.struggle_icons.length;
  const strip = own.strip && (own.texts.length || plain) ? own.strip : 0;

  let bottom = own.bottom;
  const take = (height: number): Area => area(own.side, (bottom -= height), width, height);
  const text = found?.height ? take(found.height) : null;
  const stripArea = strip ? take(strip) : null;
  const plinth = plain ? null : take(own.plinth);
  const artBottom = plinth ? plinth.y + own.sunk : bottom - (stripArea ? 1 : 0);

  const free = facts.cost === null;
  const title = free
    ? area(12, own.title.y, own.title.x + own.title.width - 12, own.title.height)
    : own.title;
  return {
    title,
    titleMost: own.titleMost,
    titleLeast: own.titleLeast,
    cost: free ? null : own.cost,
    sigil: own.sigil,
    art: area(own.side, own.artTop, width, artBottom - own.artTop),
    spacing: own.spacing,
    plinth,
    icon: own.icon,
    strip: stripArea,
    text,
    room: text && found ? found.room : null,
    foot: own.foot ? area(own.side, own.bottom, width, own.foot) : null,
    badge: own.badge,
  };
}
