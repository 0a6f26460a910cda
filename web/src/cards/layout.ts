/** Where things are on a card, in a space of 250 by 350, for each size that cards are shown at. */

import type { CardSize, CardType } from "./types";

export const WIDTH = 250;
export const HEIGHT = 350;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  title: Area;
  /** Largest and smallest size of the title. */
  titleMost: number;
  titleLeast: number;
  cost: { x: number; y: number; r: number };
  sigil: { x: number; y: number; r: number } | null;
  art: Area;
  /** Distance between the lines of the engraving. */
  spacing: number;
  /** Skill, icons and struggles. */
  plinth: Area;
  icon: number;
  /** Subtypes. */
  strip: Area | null;
  text: Area | null;
  textMost: number;
  textLeast: number;
  foot: Area | null;
}

const area = (x: number, y: number, width: number, height: number): Area => ({ x, y, width, height });

const LAYOUTS: Readonly<Record<CardSize, Layout>> = {
  large: {
    title: area(50, 10, 152, 38),
    titleMost: 17,
    titleLeast: 9,
    cost: { x: 29, y: 29, r: 19 },
    sigil: { x: 222, y: 29, r: 15 },
    art: area(13, 53, 224, 132),
    spacing: 2.3,
    plinth: area(13, 176, 224, 26),
    icon: 20,
    strip: area(13, 203, 224, 15),
    text: area(13, 221, 224, 112),
    textMost: 12.5,
    textLeast: 7.5,
    foot: area(13, 334, 224, 11),
  },
  hand: {
    title: area(56, 8, 142, 46),
    titleMost: 21,
    titleLeast: 12,
    cost: { x: 31, y: 31, r: 22 },
    sigil: { x: 221, y: 31, r: 17 },
    art: area(11, 57, 228, 96),
    spacing: 3.4,
    plinth: area(11, 142, 228, 32),
    icon: 26,
    strip: area(11, 175, 228, 18),
    text: area(11, 195, 228, 144),
    textMost: 16,
    textLeast: 9,
    foot: null,
  },
  table: {
    title: area(62, 8, 178, 60),
    titleMost: 27,
    titleLeast: 16,
    cost: { x: 34, y: 37, r: 26 },
    sigil: null,
    art: area(9, 71, 232, 202),
    spacing: 5,
    plinth: area(9, 276, 232, 66),
    icon: 38,
    strip: null,
    text: null,
    textMost: 0,
    textLeast: 0,
    foot: null,
  },
  tiny: {
    title: area(84, 6, 160, 78),
    titleMost: 36,
    titleLeast: 21,
    cost: { x: 44, y: 45, r: 36 },
    sigil: null,
    art: area(7, 88, 236, 158),
    spacing: 9,
    plinth: area(7, 250, 236, 94),
    icon: 56,
    strip: null,
    text: null,
    textMost: 0,
    textLeast: 0,
    foot: null,
  },
};

/** The layout for a size. Cards without a cost have the whole width for their title. */
export function layout(size: CardSize, type: CardType): Layout {
  const found = LAYOUTS[size];
  if (type !== "story") return found;
  const room = found.title;
  const right = found.sigil ? WIDTH - room.x - room.width : 12;
  return { ...found, title: { ...room, x: 12, width: WIDTH - 12 - right } };
}
