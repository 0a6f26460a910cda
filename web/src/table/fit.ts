/** How large cards can be that have to lie in a given place. */

export interface Fit {
  /** Height of an upright card, in pixels. */
  height: number;
  /** In how many rows they lie. */
  rows: number;
}

/** Width of a card for each pixel of its height. */
export const SHAPE = 5 / 7;

/**
 * The largest height at which cards fit. `widths` tells how wide each card is for one pixel of height: SHAPE for an
 * upright one, 1 for one that is turned.
 */
export function fit(
  widths: readonly number[],
  width: number,
  height: number,
  gap: number,
  most: number,
): Fit {
  let best: Fit = { height: Math.max(0, Math.min(most, height)), rows: 1 };
  if (widths.length === 0 || width <= 0) return best;
  best = { height: 0, rows: 1 };
  for (let rows = 1; rows <= Math.max(1, Math.min(4, widths.length)); rows++) {
    const tall = Math.min(most, (height - gap * (rows - 1)) / rows);
    const size = Math.min(tall, widest(widths, width, rows, gap));
    if (size > best.height) best = { height: size, rows };
  }
  return { height: Math.max(0, Math.floor(best.height)), rows: best.rows };
}

/** The least height at which a card can be told from others and hit with a finger. */
const LEAST = 48;
/** The height of cards in a row that scrolls, where there is room. */
const ROOMY = 72;

/** How cards lie: as they fit, or in one row that scrolls where they would be too small. */
export function laid(
  widths: readonly number[],
  width: number,
  height: number,
  gap: number,
  most: number,
): Fit & { scrolls: boolean } {
  const found = fit(widths, width, height, gap, most);
  const alone = Math.floor(Math.min(most, height, ROOMY));
  const scrolls = width > 0 && found.height < LEAST && alone > found.height;
  return scrolls ? { height: alone, rows: 1, scrolls } : { ...found, scrolls };
}

/** The largest height at which cards, filled into rows one after another, take no more than so many rows. */
function widest(widths: readonly number[], width: number, rows: number, gap: number): number {
  let low = 0;
  let high = width;
  for (let step = 0; step < 20; step++) {
    const size = (low + high) / 2;
    if (rowsFor(widths, width, size, gap) <= rows) low = size;
    else high = size;
  }
  return low;
}

function rowsFor(widths: readonly number[], width: number, size: number, gap: number): number {
  let rows = 1;
  let used = 0;
  for (const each of widths) {
    const wide = each * size;
    if (wide > width) return Infinity;
    if (used > 0 && used + gap + wide > width) {
      rows += 1;
      used = wide;
    } else used += (used > 0 ? gap : 0) + wide;
  }
  return rows;
}
