/** The window of a card's picture: each type of card has its own outline. */

import type { Area } from "./layout";
import type { CardType } from "./types";

type Points = number[];

/** A quarter of an ellipse as points, from one angle to another (quarters of a turn). */
function quarter(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Points {
  const points: Points = [];
  for (let part = 0; part <= 6; part += 1) {
    const angle = ((from + ((to - from) * part) / 6) * Math.PI) / 2;
    points.push(cx + rx * Math.cos(angle), cy + ry * Math.sin(angle));
  }
  return points;
}

const OUTLINES: Readonly<Record<CardType, (w: number, h: number) => Points>> = {
  /** An arch. */
  character: (w, h) => {
    const rx = w * 0.3;
    const ry = h * 0.34;
    return [0, h, ...quarter(rx, ry, rx, ry, 2, 3), ...quarter(w - rx, ry, rx, ry, 3, 4), w, h];
  },
  /** Steps, like the tower blocks of the time. */
  support: (w, h) => {
    const s = Math.min(w, h) * 0.07;
    const left = [0, h, 0, 3 * s, s, 3 * s, s, 2 * s, 2 * s, 2 * s, 2 * s, s, 3 * s, s, 3 * s, 0];
    const right: Points = [];
    for (let place = left.length - 2; place >= 0; place -= 2)
      right.push(w - (left[place] ?? 0), left[place + 1] ?? 0);
    return [...left, ...right];
  },
  /** Cut corners. */
  event: (w, h) => {
    const c = Math.min(w, h) * 0.19;
    return [c, 0, w - c, 0, w, c, w, h - c / 2, w - c / 2, h, c / 2, h, 0, h - c / 2, 0, c];
  },
  /** Corners bitten out, like a ticket. */
  conspiracy: (w, h) => {
    const r = Math.min(w, h) * 0.2;
    return [0, h, ...quarter(0, 0, r, r, 1, 0), ...quarter(w, 0, r, r, 2, 1), w, h];
  },
  /** A stage. */
  story: (w, h) => {
    const c = w * 0.1;
    return [0, h, 0, h * 0.12, c, h * 0.12, c * 1.6, 0, w - c * 1.6, 0, w - c, h * 0.12, w, h * 0.12, w, h];
  },
};

const said = (value: number): string => String(Math.round(value * 10) / 10);

/** The corners of a window (pairs of x and y), its own upper left corner being 0, 0. */
export function windowPoints(type: CardType, { width, height }: Pick<Area, "width" | "height">): number[] {
  return OUTLINES[type](width, height);
}

/** The window as a path. */
export function windowPath(type: CardType, area: Pick<Area, "width" | "height">): string {
  const points = windowPoints(type, area);
  const pairs: string[] = [];
  for (let place = 0; place < points.length; place += 2) {
    pairs.push(`${said(points[place] ?? 0)} ${said(points[place + 1] ?? 0)}`);
  }
  return `M${pairs.join("L")}Z`;
}
