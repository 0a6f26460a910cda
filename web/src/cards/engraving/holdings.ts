/** What people hold in their hands. */

import type { Thing } from "./plate";
import { box, circle, ellipse, limb, melt, mirrored, moved, outline, ring, strand, union } from "./shapes";

/** A hand that holds something up, at the right. */
const hand = (x: number, y: number): Thing[] => [
  { shape: limb(x + 8, 90, x, y + 6, 10, 6), tone: 0.55, round: 8, halo: 1.2, hatch: 1 },
  {
    shape: union(ellipse(x, y, 6, 5), ...[-3, 0, 3].map((d) => limb(x - 5, y + d, x + 3, y + d, 1.8))),
    tone: 0.25,
    round: 3,
    halo: 0.8,
    hatch: 0,
  },
];

/** What people hold. */
export const HOLDINGS = {
  lantern: (): Thing[] => [
    { shape: ellipse(50, 18, 24, 26), tone: 0.02, hatch: 0 },
    ...hand(50, 40),
    { shape: ring(50, -4, 6, 1), tone: 1, halo: 0.6, hatch: 1 },
    { shape: box(50, 18, 9, 14, 2), tone: 0.02, halo: 0.8, hatch: 0 },
    {
      shape: union(
        box(50, 4, 11, 2.6),
        box(50, 33, 11, 2.6),
        limb(42, 4, 42, 33, 0.8),
        limb(58, 4, 58, 33, 0.8),
      ),
      tone: 0.95,
      hatch: 1,
    },
    { shape: ellipse(50, 20, 2.5, 6), tone: 0.6, hatch: 0 },
  ],
  gun: (): Thing[] => [
    ...hand(46, 44),
    {
      shape: union(box(46, 22, 4, 26, 1), box(46, 0, 2.4, 10), box(52, 30, 5, 3)),
      tone: 0.85,
      round: 3,
      halo: 1.2,
      hatch: 1,
    },
    { shape: ring(46, 28, 7, 1.2), tone: 0.7, halo: 0.6, hatch: 1 },
  ],
  rifle: (): Thing[] => [
    {
      shape: union(limb(-60, 90, -34, 10, 5, 3.4), limb(-36, 16, -16, -62, 2, 1.6)),
      tone: 0.85,
      round: 3,
      halo: 1.3,
      hatch: 1,
    },
  ],
  candle: (): Thing[] => [
    { shape: circle(48, 4, 22), tone: 0.02, hatch: 0 },
    ...hand(48, 44),
    { shape: box(48, 28, 4.5, 18, 1), tone: 0.1, round: 4, halo: 0.9, hatch: 0 },
    { shape: moved(melt(3, circle(0, 4, 3.4), circle(0, -2, 1.6)), 48, 2), tone: 0.7, halo: 0.8, hatch: 2 },
  ],
  book: (): Thing[] => [
    { shape: outline(-30, 44, 0, 52, 30, 44, 34, 74, 0, 84, -34, 74), tone: 0.9, halo: 1.3, hatch: 1 },
    {
      shape: mirrored(outline(-27, 45, -1, 53, -1, 79, -30, 71)),
      tone: (x, y) => (Math.sin((y - x * 0.25) * 2.2) > 0.4 ? 0.5 : 0.03),
      hatch: 0,
    },
  ],
  knife: (): Thing[] => [
    ...hand(48, 42),
    {
      shape: outline(44, 34, 52, 34, 51, -6, 48, -18, 44, -2),
      tone: (x) => (x > 48 ? 0.5 : 0.02),
      halo: 1.2,
      hatch: 0,
    },
    { shape: box(48, 35, 8, 2), tone: 0.95, halo: 0.6, hatch: 1 },
  ],
  violin: (): Thing[] => [
    {
      shape: moved(melt(6, ellipse(0, 10, 12, 11), ellipse(0, -8, 9, 9)), 36, 46, -0.7),
      tone: 0.5,
      round: 7,
      halo: 1.2,
      hatch: 2,
    },
    { shape: limb(30, 40, 2, 14, 2), tone: 1, halo: 0.6, hatch: 1 },
    { shape: limb(66, 8, 10, 62, 0.9), tone: 0.95, halo: 0.9, hatch: 1 },
  ],
  pipe: (): Thing[] => [
    {
      shape: strand(
        [
          [3, 4],
          [14, 8],
          [20, 6],
        ],
        1.2,
        1.4,
      ),
      tone: 1,
      halo: 0.6,
      hatch: 1,
    },
    { shape: box(21, 3, 3.6, 4.4, 1), tone: 0.8, round: 3, halo: 0.7, hatch: 1 },
    {
      shape: strand(
        [
          [22, -4],
          [27, -16],
          [22, -28],
          [30, -42],
          [26, -58],
        ],
        1.6,
        3.6,
      ),
      tone: 0.02,
      halo: 0.6,
      hatch: 0,
    },
  ],
} as const satisfies Record<string, () => Thing[]>;

export type Holding = keyof typeof HOLDINGS;
