/** What people own, read, drive and fire; and signs drawn on floors. */

import { eye } from "./beasts";
import { star } from "./people";
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
  type Distance,
} from "./shapes";

export function revolver(chance: Chance): Thing[] {
  const gun: Thing[] = [
    {
      shape: melt(4, outline(18, -2, 48, -2, 62, 44, 40, 50, 30, 18), circle(34, 4, 10)),
      tone: (x, y) => 0.5 + 0.35 * Math.sin((x + y) * 0.9),
      round: 7,
      halo: 1.4,
      hatch: 2,
    },
    { shape: ring(20, 18, 9, 1.6), tone: 0.9, halo: 0.8, hatch: 1 },
    {
      shape: union(box(-30, -10, 42, 5.5, 1.5), box(-66, -17, 2, 3), box(6, -6, 22, 10, 3)),
      tone: 0.72,
      round: 4,
      halo: 1.4,
      hatch: 1,
    },
    {
      shape: box(12, -5, 15, 11, 4),
      tone: (_, y) => 0.4 + 0.5 * Math.abs(Math.sin((y + 5) / 2.6)),
      round: 5,
      halo: 1,
      hatch: 0,
    },
    { shape: outline(30, -16, 42, -26, 44, -20, 36, -10), tone: 0.85, round: 3, halo: 0.8, hatch: 1 },
    { shape: circle(-71, -11, 3), tone: 1, hatch: 1 },
  ];
  return placed(gun, chance.between(-0.3, 0.25), 1.02);
}

export function longGun(chance: Chance): Thing[] {
  const drum = chance.coin(0.4);
  const gun: Thing[] = [
    {
      shape: outline(14, -6, 34, -6, 92, 12, 92, 34, 78, 34, 26, 10),
      tone: (x) => 0.5 + 0.25 * Math.sin(x / 2.5),
      round: 8,
      halo: 1.3,
      hatch: 2,
    },
    {
      shape: union(box(-44, -5, 56, 3, 1), box(-44, 1, 56, 3, 1)),
      tone: 0.7,
      round: 2.4,
      halo: 1.2,
      hatch: 1,
    },
    { shape: box(-18, 6, 20, 6, 3), tone: 0.4, round: 5, halo: 1, hatch: 2 },
    { shape: box(16, 0, 18, 9, 2), tone: 0.8, round: 5, halo: 1, hatch: 1 },
    { shape: ring(20, 14, 7, 1.3), tone: 0.9, halo: 0.8, hatch: 1 },
  ];
  if (drum)
    gun.push({
      shape: circle(2, 22, 17),
      tone: (x, y) => 0.5 + 0.25 * Math.sin(Math.hypot(x - 2, y - 22) * 1.1),
      round: 9,
      halo: 1.2,
      hatch: 1,
    });
  return placed(gun, chance.between(-0.45, -0.2), 0.92);
}

export function dagger(chance: Chance): Thing[] {
  const wavy = chance.coin();
  const bend = wavy ? 3 : 0;
  const blade: number[] = [];
  for (let n = 0; n <= 8; n += 1) blade.push(-8 + n * 0.75 + Math.sin(n * 1.6) * bend, 16 - n * 10);
  for (let n = 8; n >= 0; n -= 1) blade.push(8 - n * 0.75 + Math.sin(n * 1.6) * bend, 16 - n * 10);
  const knife: Thing[] = [
    { shape: outline(...blade, 0, 20), tone: (x) => (x > 0 ? 0.55 : 0.06), halo: 1.4, hatch: 2 },
    {
      shape: melt(3, box(0, 19, 22, 3.5, 2), mirrored(circle(-22, 17, 4.5))),
      tone: 0.6,
      round: 4,
      halo: 1.1,
      hatch: 1,
    },
    {
      shape: box(0, 38, 5, 18, 2),
      tone: (_, y) => 0.5 + 0.4 * Math.sin(y * 0.9),
      round: 5,
      halo: 1.1,
      hatch: 0,
    },
    { shape: circle(0, 60, 7), tone: 0.6, round: 6, halo: 1, hatch: 1 },
    { shape: circle(0, 60, 2.4), tone: 0, hatch: 0 },
  ];
  return placed(knife, chance.between(-0.9, 0.9));
}

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

export function lamp(): Thing[] {
  return [
    { shape: ellipse(0, 4, 52, 56), tone: 0.02, hatch: 0 },
    { shape: ring(0, -50, 13, 1.6), tone: 0.9, halo: 0.9, hatch: 1 },
    {
      shape: union(
        outline(-16, -26, 16, -26, 9, -40, -9, -40),
        box(0, -22, 21, 4, 1),
        box(0, 54, 24, 6, 1),
        outline(-20, 62, 20, 62, 26, 72, -26, 72),
      ),
      tone: 0.72,
      round: 5,
      halo: 1.3,
      hatch: 1,
    },
    { shape: outline(-17, -18, 17, -18, 21, 48, -21, 48), tone: 0.04, halo: 1, hatch: 0 },
    {
      shape: melt(6, circle(0, 30, 8), circle(0, 17, 3), circle(1, 8, 1)),
      tone: 0.4,
      round: 6,
      halo: 0.8,
      hatch: 2,
    },
    { shape: mirrored(limb(-18, -20, -22, 50, 1.3)), tone: 1, halo: 0.4, hatch: 1 },
  ];
}

export function key(chance: Chance): Thing[] {
  const bits = [44, 52, 60].map((y) => box(10, y, chance.between(5, 12), 2.6));
  const bow = chance.coin()
    ? union(ring(0, -34, 21, 4), ring(0, -34, 9, 2), limb(-17, -34, 17, -34, 1.6), limb(0, -51, 0, -17, 1.6))
    : union(ring(-11, -30, 12, 3), ring(11, -30, 12, 3), ring(0, -48, 12, 3));
  return placed(
    [
      {
        shape: union(bow, limb(0, -14, 0, 66, 4), ...bits, box(0, -8, 8, 3)),
        tone: 0.6,
        round: 4,
        halo: 1.5,
        hatch: 1,
      },
    ],
    chance.between(-0.8, 0.8),
  );
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

export function bottles(chance: Chance): Thing[] {
  return [-38, 0, 38].map((x, n): Thing => {
    const wide = chance.between(9, 15);
    const top = chance.between(-40, -14);
    const fill = chance.between(10, 34);
    return {
      shape: melt(6, box(x, 34, wide, 32, 4), box(x, top + 8, 4.5, 24), box(x, top - 14, 6.5, 4)),
      tone: (_, y) => (y > fill ? 0.7 : 0.16) + (y > 24 && y < 44 ? -0.6 : 0),
      round: wide * 0.9,
      halo: 1.4,
      hatch: n % 2 ? 1 : 2,
    };
  });
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

export function car(chance: Chance): Thing[] {
  const wheel = (x: number): Thing[] => [
    { shape: circle(x, 46, 18), tone: 0.95, halo: 1.3, hatch: 1 },
    {
      shape: circle(x, 46, 11),
      tone: (px, y) => (Math.sin(Math.atan2(y - 46, px - x) * 9) > 0.2 ? 0.7 : 0.04),
      hatch: 0,
    },
    { shape: circle(x, 46, 3), tone: 0.9, hatch: 1 },
  ];
  const cabin = chance.between(-30, -24);
  return [
    { shape: limb(-90, 64, 90, 64, 1.5), tone: 0.9, hatch: 0 },
    { shape: outline(-68, 8, -66, cabin, 14, cabin, 22, 8), tone: 0.75, round: 6, halo: 1.4, hatch: 1 },
    {
      shape: union(box(-46, -8, 13, 10, 2), box(-12, -8, 15, 10, 2)),
      tone: (x, y) => (Math.sin((x + y) / 3) > 0 ? 0.05 : 0.3),
      halo: 0.6,
      hatch: 0,
    },
    {
      shape: union(outline(-74, 8, 70, 4, 80, 14, 80, 40, -74, 40), mirrored(circle(-46, 42, 24))),
      tone: 0.6,
      round: 9,
      halo: 1.2,
      hatch: 2,
    },
    {
      shape: box(76, 20, 4, 16, 1),
      tone: (_, y) => (Math.sin(y * 1.8) > 0 ? 0.9 : 0.1),
      halo: 0.8,
      hatch: 0,
    },
    { shape: circle(72, 6, 7), tone: 0, round: 4, halo: 1, hatch: 0 },
    { shape: outline(79, 2, 130, -22, 130, 40, 79, 10), tone: 0.02, hatch: 0 },
    ...wheel(-46),
    ...wheel(46),
  ];
}

export function ship(chance: Chance): Thing[] {
  const lean = chance.between(-0.16, 0.16);
  const hull: Thing[] = [
    {
      shape: union(
        limb(-26, 20, -24, -62, 1.8, 1),
        limb(14, 20, 14, -70, 2, 1),
        limb(48, 20, 46, -40, 1.6, 1),
      ),
      tone: 0.9,
      halo: 0.7,
      hatch: 1,
    },
    { shape: outline(-56, 6, -26, -56, -24, 8), tone: 0.3, round: 8, halo: 1, hatch: 2 },
    { shape: outline(-20, 10, 13, -66, 14, 10), tone: 0.2, round: 8, halo: 1, hatch: 2 },
    { shape: outline(18, 8, 46, -38, 62, 8), tone: 0.4, round: 8, halo: 1, hatch: 2 },
    {
      shape: outline(-82, 10, -64, 20, 60, 20, 74, 8, 60, 52, -56, 52),
      tone: (_, y) => 0.66 + 0.2 * Math.sin(y),
      round: 7,
      halo: 1.4,
      hatch: 0,
    },
  ];
  return placed(hull, lean, 0.95);
}

/** A circle chalked for a rite. */
export function circleOfPower(chance: Chance): Thing[] {
  const points = chance.one([5, 6, 7, 9]);
  const skip = points === 5 ? 2 : points === 6 ? 2 : 3;
  const turn = chance.between(0, 6);
  const at = (n: number, r: number): [number, number] => [
    Math.cos(turn + (n * 2 * Math.PI) / points) * r,
    Math.sin(turn + (n * 2 * Math.PI) / points) * r,
  ];
  const lines = Array.from({ length: points }, (_, n) => limb(...at(n, 50), ...at(n + skip, 50), 1.3));
  const signs = Array.from({ length: points }, (_, n) => {
    const [x, y] = at(n + 0.5, 59);
    return chance.one([
      ring(x, y, 3.4, 0.8),
      star(x, y, 4.4),
      limb(x - 3, y - 3, x + 3, y + 3, 1),
      box(x, y, 2.4, 2.4),
    ]);
  });
  return [
    { shape: circle(0, 0, 70), tone: 0.08, halo: 0, hatch: 0 },
    { shape: union(ring(0, 0, 68, 1.4), ring(0, 0, 51, 1.2)), tone: 1, halo: 0.7, hatch: 1 },
    { shape: union(...lines), tone: 0.95, halo: 0.8, hatch: 1 },
    { shape: union(...signs), tone: 0.95, hatch: 1 },
    { shape: circle(0, 0, 17), tone: 0.5, round: 15, halo: 1.4, hatch: 2 },
    ...eye(0, 0, 12, chance.coin()),
  ];
}

/** An eye that fills the sky. */
export function greatEye(chance: Chance): Thing[] {
  const slit = chance.coin();
  return [
    { shape: both(circle(0, 50, 88), circle(0, -50, 88)), tone: 0.03, halo: 2, hatch: 0 },
    {
      shape: circle(0, 0, 31),
      tone: (x, y) => 0.5 + 0.3 * Math.sin(Math.atan2(y, x) * 30) + Math.hypot(x, y) / 120,
      round: 8,
      halo: 0.8,
      hatch: 1,
    },
    { shape: slit ? ellipse(0, 0, 6, 26) : circle(0, 0, 13), tone: 1, halo: 0.6, hatch: 1 },
    { shape: circle(-11, -11, 4.6), tone: 0, hatch: 0 },
    {
      shape: union(
        ...Array.from({ length: 11 }, (_, n) =>
          limb(
            -60 + n * 12,
            -26 - 14 * Math.sin((n / 10) * Math.PI),
            -66 + n * 13.2,
            -38 - 22 * Math.sin((n / 10) * Math.PI),
            1.4,
            0.5,
          ),
        ),
      ),
      tone: 0.9,
      hatch: 1,
    },
  ];
}

/** A hand that reaches out of the dark. */
export function claw(chance: Chance): Thing[] {
  const hand = [
    [-30, -34],
    [-13, -50],
    [5, -52],
    [22, -38],
  ] as const;
  const fingers = hand.map(([x, top]) => {
    const tip = top + chance.between(-5, 5);
    return union(
      strand(
        [
          [x * 0.7, 20],
          [x * 1.1, -6],
          [x * 1.3, tip],
        ],
        7,
        4,
      ),
      outline(x * 1.3 - 4, tip, x * 1.3 + 4, tip, x * 1.4, tip - 17),
    );
  });
  const thumb = union(
    strand(
      [
        [26, 40],
        [48, 26],
        [54, 4],
      ],
      8,
      4,
    ),
    outline(50, 4, 58, 4, 56, -14),
  );
  return [
    {
      shape: melt(7, ellipse(0, 34, 27, 24), limb(0, 50, -6, 100, 19, 24), ...fingers, thumb),
      tone: (x, y) => 0.5 + 0.2 * Math.sin(y / 2 + x / 5),
      round: 9,
      halo: 1.6,
      hatch: 1,
    },
  ];
}

/** A burst of fire or force. */
export function burst(chance: Chance): Thing[] {
  const spikes = (count: number, inner: number, outer: number): Distance => {
    const corners: number[] = [];
    for (let n = 0; n < count * 2; n += 1) {
      const a = (n * Math.PI) / count;
      const far = n % 2 ? inner : outer * chance.between(0.7, 1.15);
      corners.push(Math.cos(a) * far * 1.15, Math.sin(a) * far);
    }
    return outline(...corners);
  };
  return [
    { shape: spikes(14, 40, 74), tone: 0.75, round: 10, halo: 2, hatch: 1 },
    { shape: spikes(12, 28, 50), tone: 0.35, round: 8, halo: 1.4, hatch: 2 },
    { shape: spikes(10, 14, 28), tone: 0, halo: 1.4, hatch: 0 },
  ];
}

/** Threads between pins on a wall: somebody has been thinking. */
export function web(chance: Chance): Thing[] {
  const notes = Array.from({ length: 7 }, () => [chance.between(-74, 74), chance.between(-54, 50)] as const);
  const papers = notes.map(([x, y], n): Thing => ({
    shape: moved(
      box(0, 0, chance.between(11, 17), chance.between(10, 15), 1),
      x,
      y,
      chance.between(-0.3, 0.3),
    ),
    tone: (px, py) => (Math.sin((py - y) * 1.4 + px * 0.1) > 0.3 && n % 3 ? 0.55 : 0.04),
    halo: 1.2,
    hatch: 0,
  }));
  const threads = notes.slice(1).map(([x, y], n) => limb(notes[n]?.[0] ?? 0, notes[n]?.[1] ?? 0, x, y, 0.8));
  return [
    ...papers,
    { shape: union(...threads), tone: 1, halo: 0.7, hatch: 1 },
    { shape: union(...notes.map(([x, y]) => circle(x, y, 2.4))), tone: 1, halo: 0.8, hatch: 1 },
  ];
}

export function clock(chance: Chance): Thing[] {
  const ticks = Array.from({ length: 12 }, (_, n) => {
    const a = (n * Math.PI) / 6;
    return limb(Math.cos(a) * 42, Math.sin(a) * 42, Math.cos(a) * 48, Math.sin(a) * 48, n % 3 ? 0.9 : 2);
  });
  const point = (a: number, long: number, half: number): Distance =>
    limb(-Math.cos(a) * 8, -Math.sin(a) * 8, Math.cos(a) * long, Math.sin(a) * long, half, half * 0.4);
  return [
    { shape: circle(0, 0, 62), tone: 0.65, round: 9, halo: 1.8, hatch: 1 },
    { shape: circle(0, 0, 53), tone: (x, y) => 0.04 + Math.max(0, (x + y) / 300), halo: 0.8, hatch: 0 },
    { shape: union(...ticks), tone: 1, hatch: 1 },
    {
      shape: union(
        point(chance.between(0, 6.3), 28, 3),
        point(chance.between(0, 6.3), 42, 2),
        circle(0, 0, 4),
      ),
      tone: 1,
      halo: 0.5,
      hatch: 1,
    },
  ];
}

export function bolt(chance: Chance): Thing[] {
  const x = chance.between(-16, 16);
  return [
    {
      shape: outline(x + 14, -80, x - 24, 6, x - 4, 6, x - 20, 76, x + 30, -10, x + 8, -10, x + 34, -80),
      tone: 0.02,
      halo: 3.4,
      hatch: 0,
    },
    {
      shape: strand(
        [
          [x - 20, 20],
          [x - 46, 36],
          [x - 52, 60],
        ],
        2.4,
        0.6,
      ),
      tone: 0,
      halo: 1.6,
      hatch: 0,
    },
  ];
}
