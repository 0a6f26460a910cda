/** What should have stayed buried: books, idols, masks and bones. */

import { eye } from "./flesh";
import { placed, type Thing } from "./plate";
import type { Chance } from "./random";
import {
  both,
  box,
  circle,
  ellipse,
  limb,
  melt,
  mirrored,
  moved,
  outline,
  ring,
  strand,
  union,
  without,
  star,
  type Distance,
} from "./shapes";

/** A book, shut, with a sign on its cover. */
export function tome(chance: Chance): Thing[] {
  const signs: Distance[] = [
    star(0, -4, 17),
    ring(0, -4, 14, 2),
    union(ring(0, -4, 16, 1.2), star(0, -4, 14, 7)),
    mirrored(
      strand(
        [
          [0, -22],
          [-12, -8],
          [0, 4],
          [-8, 16],
        ],
        2,
        1.2,
      ),
    ),
  ];
  const cover: Thing[] = [
    {
      shape: outline(-34, -52, 42, -52, 50, -44, 50, 56, -26, 56, -34, 48),
      tone: (x, y) => (Math.sin((x + y) * 1.3) > 0 ? 0.1 : 0.5),
      halo: 1.5,
      hatch: 0,
    },
    {
      shape: box(0, -2, 40, 54, 3),
      tone: (x, y) => 0.62 + 0.1 * Math.sin(x / 3) * Math.sin(y / 3),
      round: 9,
      halo: 1.2,
      hatch: 1,
    },
    {
      shape: box(-34, -2, 6, 54, 2),
      tone: (_, y) => 0.5 + 0.45 * (Math.abs(Math.sin(y / 9)) > 0.9 ? 1 : 0),
      round: 5,
      halo: 0.6,
      hatch: 2,
    },
    {
      shape: both(box(3, -2, 34, 48), without(box(3, -2, 34, 48), box(3, -2, 31, 45))),
      tone: 0.05,
      hatch: 0,
    },
    { shape: moved(chance.one(signs), 4, 2), tone: 0.02, halo: 0.4, hatch: 0 },
    { shape: union(box(42, -26, 7, 4, 1), box(42, 24, 7, 4, 1)), tone: 0.15, round: 3, halo: 0.9, hatch: 0 },
  ];
  return placed(cover, chance.between(-0.22, 0.22), 1.02);
}

/** A book that lies open, with a light over it. */
export function openBook(chance: Chance): Thing[] {
  const rows = (x: number, y: number): number => {
    const slant = y - Math.abs(x) * 0.12;
    return Math.sin(slant * 1.25) > 0.35 && Math.abs(x) > 8 && Math.abs(x) < 58 ? 0.62 : 0.03;
  };
  return [
    { shape: ellipse(0, 2, 60, 44), tone: 0.02, hatch: 0 },
    { shape: mirrored(outline(0, 30, -70, 18, -76, 62, 0, 76)), tone: 0.85, round: 5, halo: 1.4, hatch: 1 },
    {
      shape: mirrored(outline(0, 28, -8, 22, -34, 16, -66, 14, -70, 54, -34, 58, -8, 64, 0, 68)),
      tone: rows,
      halo: 1,
      hatch: 0,
    },
    {
      shape: chance.coin() ? star(0, -22, 24) : union(ring(0, -22, 22, 1.6), ring(0, -22, 15, 1)),
      tone: 0.9,
      halo: 1,
      hatch: 1,
    },
    ...eye(0, -22, 11),
  ];
}

export function idol(chance: Chance): Thing[] {
  const stone = (x: number, y: number): number => 0.48 + 0.16 * Math.sin(x / 2 + y / 3) * Math.sin(y / 4);
  return [
    { shape: outline(-40, 74, -34, 56, 34, 56, 40, 74), tone: 0.6, round: 6, halo: 1.3, hatch: 0 },
    {
      shape: melt(
        8,
        ellipse(0, 36, 27, 24),
        mirrored(ellipse(-22, 50, 12, 9)),
        mirrored(limb(-22, 22, -18, 46, 7, 5)),
      ),
      tone: stone,
      round: 12,
      halo: 1.3,
      hatch: 1,
    },
    {
      shape: mirrored(outline(-14, 8, -42, -26, -34, 26, -20, 34)),
      tone: 0.6,
      round: 5,
      halo: 1.1,
      hatch: 2,
    },
    { shape: melt(6, ellipse(0, -8, 18, 18), circle(0, 6, 11)), tone: stone, round: 10, halo: 1.2, hatch: 2 },
    {
      shape: union(
        ...[-9, -3, 3, 9].map((x) =>
          strand(
            [
              [x, 6],
              [x * 1.3, 18],
              [x * 1.1 + chance.between(-3, 3), 28],
            ],
            3,
            1,
          ),
        ),
      ),
      tone: 0.75,
      round: 2,
      halo: 0.8,
      hatch: 1,
    },
    { shape: mirrored(outline(-13, -10, -4, -5, -6, -2, -12, -4)), tone: 0, halo: 0.4, hatch: 0 },
  ];
}

export function amulet(chance: Chance): Thing[] {
  const links = Array.from({ length: 23 }, (_, n) => {
    const a = Math.PI + (n / 22) * Math.PI;
    return ring(Math.cos(a) * 46, -6 + Math.sin(a) * 62, 2.6, 0.9);
  });
  const chain = union(
    ...links,
    strand(
      [
        [-46, -4],
        [-30, 14],
        [-12, 20],
      ],
      1.4,
      1.4,
    ),
    strand(
      [
        [46, -4],
        [30, 14],
        [12, 20],
      ],
      1.4,
      1.4,
    ),
  );
  const gem = chance.one([star(0, 38, 16), star(0, 38, 18, 7), outline(0, 22, 14, 38, 0, 56, -14, 38)]);
  return [
    { shape: chain, tone: 0.85, halo: 0.9, hatch: 1 },
    {
      shape: circle(0, 38, 28),
      tone: (x, y) => 0.4 + 0.25 * Math.sin(Math.atan2(y - 38, x) * 24),
      round: 9,
      halo: 1.4,
      hatch: 1,
    },
    { shape: ring(0, 38, 21, 1), tone: 0, hatch: 0 },
    { shape: gem, tone: 0.05, round: 6, halo: 0.9, hatch: 0 },
    ...eye(0, 38, 6),
  ];
}

export function mask(chance: Chance): Thing[] {
  const smile = chance.coin() ? 1 : -1;
  const grin = strand(
    [
      [-18, 22],
      [-8, 22 + smile * 8],
      [8, 22 + smile * 8],
      [18, 22],
    ],
    3,
    3,
  );
  return [
    {
      shape: mirrored(
        strand(
          [
            [-30, -20],
            [-52, -10],
            [-66, 24],
            [-58, 60],
          ],
          3,
          1,
        ),
      ),
      tone: 0.8,
      halo: 1,
      hatch: 1,
    },
    {
      shape: melt(12, ellipse(0, -12, 36, 36), ellipse(0, 20, 26, 34)),
      tone: (x) => 0.12 + 0.3 * Math.max(0, x / 36),
      round: 14,
      halo: 1.6,
      hatch: 0,
    },
    { shape: mirrored(moved(ellipse(0, 0, 9, 5), -14, -8, 0.3 * smile)), tone: 1, halo: 0.6, hatch: 1 },
    { shape: outline(-2, -6, 6, 8, -4, 9), tone: 0.5, hatch: 1 },
    { shape: grin, tone: 1, halo: 0.5, hatch: 1 },
    {
      shape: mirrored(
        strand(
          [
            [-26, -20],
            [-14, -24],
            [-6, -18],
          ],
          1.4,
          1,
        ),
      ),
      tone: 0.9,
      hatch: 1,
    },
  ];
}

/** Something alive in a jar. */
export function jar(chance: Chance): Thing[] {
  const folds = (x: number, y: number): number => 0.4 + 0.4 * Math.sin(x / 2.2 + Math.sin(y / 3) * 2.4);
  return [
    {
      shape: box(0, 6, 33, 56, 9),
      tone: (x) => 0.12 + 0.3 * Math.abs(x / 33) ** 3,
      round: 6,
      halo: 1.6,
      hatch: 0,
    },
    { shape: union(box(0, -56, 37, 7, 2), box(0, 64, 39, 8, 2)), tone: 0.75, round: 5, halo: 1.1, hatch: 1 },
    {
      shape: melt(5, ellipse(-9, -6, 15, 19), ellipse(9, -6, 15, 19)),
      tone: folds,
      round: 6,
      halo: 1,
      hatch: 2,
    },
    {
      shape: union(
        strand(
          [
            [-2, 12],
            [chance.between(-8, 4), 28],
            [4, 46],
          ],
          4,
          1.4,
        ),
        strand(
          [
            [6, 12],
            [14, 26],
            [10, 40],
          ],
          2.4,
          1,
        ),
      ),
      tone: 0.7,
      round: 2,
      halo: 0.8,
      hatch: 1,
    },
    { shape: limb(-25, -36, -25, 40, 1.6), tone: 0, hatch: 0 },
  ];
}

export function skull(chance: Chance): Thing[] {
  const jaw = box(chance.between(-1, 1), 36, 16, 12, 5);
  return [
    {
      shape: melt(10, ellipse(0, -10, 36, 34), jaw, mirrored(circle(-22, 12, 11))),
      tone: (x) => 0.14 + 0.4 * Math.max(0, x / 36),
      round: 13,
      halo: 1.6,
      hatch: 0,
    },
    { shape: mirrored(ellipse(-14, -4, 10, 11)), tone: 1, hatch: 1 },
    { shape: outline(0, 8, 5, 20, 0, 18, -5, 20), tone: 1, hatch: 1 },
    {
      shape: union(
        ...[-12, -7, -2, 3, 8, 13].map((x) => limb(x, 29, x, 43, 0.7)),
        limb(-16, 36, 16, 36, 0.8),
      ),
      tone: 1,
      hatch: 1,
    },
    {
      shape: strand(
        [
          [10, -42],
          [6, -30],
          [13, -24],
          [9, -16],
        ],
        0.5,
        1,
      ),
      tone: 0.9,
      hatch: 1,
    },
  ];
}
