/** Houses, towers, gates and ruins. */

import { beams, block, mist } from "./grounds";
import { walker } from "./people";
import type { Thing } from "./plate";
import type { Chance } from "./random";
import {
  both,
  box,
  circle,
  ellipse,
  limb,
  mirrored,
  outline,
  ring,
  union,
  without,
  type Distance,
} from "./shapes";

const panes = (points: readonly (readonly [number, number])[], w: number, h: number): Distance =>
  union(...points.map(([x, y]) => box(x, y, w, h)));

const boards = (x: number, y: number): number => 0.5 + 0.22 * Math.sin(y * 1.4) + 0.06 * Math.sin(x);
const stones = (x: number, y: number): number => {
  const row = Math.floor(y / 7);
  const along = x / 13 + (row % 2) * 0.5;
  return y / 7 - row < 0.16 || along - Math.floor(along) < 0.09
    ? 0.08
    : 0.45 + 0.16 * Math.sin(row * 5 + Math.floor(along) * 9);
};

/** A house with gables, alone on its hill. */
export function mansion(chance: Chance): Thing[] {
  const tall = chance.between(-6, 8);
  const lit: (readonly [number, number])[] = [];
  const dark: (readonly [number, number])[] = [];
  for (const [x, y] of [
    [-38, 10],
    [-38, 32],
    [-14, 10],
    [14, 10],
    [38, 10],
    [38, 32],
    [-14, 32],
    [0, -22],
  ] as const) {
    (chance.coin(0.4) ? lit : dark).push([x, y]);
  }
  return [
    { shape: outline(-130, 80, -70, 52, 70, 52, 130, 80), tone: 0.7, round: 8, halo: 1.2, hatch: 2 },
    { shape: union(box(-46, -28, 5, 18), box(30, -32, 5, 20)), tone: 0.8, halo: 1, hatch: 1 },
    { shape: outline(-58, 0, -38, -32, -18, 0), tone: 0.85, round: 5, halo: 1.2, hatch: 1 },
    { shape: outline(58, 0, 38, -32, 18, 0), tone: 0.85, round: 5, halo: 1.2, hatch: 1 },
    { shape: box(0, 28, 54, 28), tone: boards, halo: 1.2, hatch: 0 },
    { shape: outline(-24, -8, 0, -56 - tall, 24, -8), tone: 0.9, round: 6, halo: 1.3, hatch: 1 },
    { shape: box(0, 22, 19, 34), tone: boards, halo: 1, hatch: 0 },
    { shape: panes(dark, 4.5, 7), tone: 1, halo: 1, hatch: 1 },
    { shape: panes(lit, 4.5, 7), tone: 0, halo: 1, hatch: 0 },
    { shape: union(box(0, 46, 6, 12), circle(0, 34, 6)), tone: 0.95, halo: 1, hatch: 1 },
    ...mist(chance, 62),
  ];
}

/** A tower with a light. */
export function tower(chance: Chance): Thing[] {
  const sea = chance.coin(0.6);
  return [
    ...(sea ? [{ shape: outline(0, -44, 150, -76, 150, -14), tone: 0.02, hatch: 0 } satisfies Thing] : []),
    { shape: outline(-60, 84, -30, 50, 34, 48, 70, 84), tone: 0.75, round: 9, halo: 1.2, hatch: 2 },
    {
      shape: outline(-22, 54, -13, -32, 13, -32, 22, 54),
      tone: (x, y) => (Math.floor((y + 80) / 17) % 2 ? 0.7 : 0.16) + x / 90,
      round: 9,
      halo: 1.4,
      hatch: 0,
    },
    { shape: union(box(0, -34, 18, 3), box(0, -56, 14, 2)), tone: 0.95, halo: 0.9, hatch: 1 },
    {
      shape: box(0, -45, 10, 9),
      tone: (x) => (Math.abs(Math.sin(x / 3)) > 0.86 ? 0.9 : 0.02),
      halo: 0.8,
      hatch: 0,
    },
    { shape: outline(-15, -57, 0, -74, 15, -57), tone: 0.8, round: 4, halo: 1, hatch: 1 },
    {
      shape: panes(
        [
          [0, -14],
          [-2, 10],
          [2, 32],
        ],
        3,
        5,
      ),
      tone: 1,
      halo: 0.8,
      hatch: 1,
    },
  ];
}

/** A university with a clock over its gate. */
export function hall(chance: Chance): Thing[] {
  const windows: [number, number][] = [];
  for (let x = -76; x <= 76; x += 15.2) if (Math.abs(x) > 22) windows.push([x, 16], [x, 42]);
  return [
    { shape: box(0, 34, 88, 34), tone: stones, halo: 1.3, hatch: 0 },
    { shape: outline(-92, 2, -80, -16, 80, -16, 92, 2), tone: 0.8, round: 4, halo: 1, hatch: 1 },
    { shape: panes(windows, 3.6, 7), tone: 0.95, halo: 1, hatch: 1 },
    { shape: box(0, 18, 20, 52), tone: stones, halo: 1.3, hatch: 0 },
    {
      shape: chance.coin()
        ? outline(-22, -32, 0, -72, 22, -32)
        : union(box(0, -40, 22, 8), box(0, -52, 13, 8), limb(0, -54, 0, -74, 1)),
      tone: 0.8,
      round: 6,
      halo: 1.2,
      hatch: 1,
    },
    { shape: circle(0, -14, 10), tone: 0.02, halo: 1, hatch: 0 },
    {
      shape: union(ring(0, -14, 9.4, 1), limb(0, -14, 0, -20, 1), limb(0, -14, 4, -12, 1)),
      tone: 1,
      hatch: 1,
    },
    { shape: union(box(0, 56, 9, 14), circle(0, 42, 9)), tone: 0.9, halo: 1.2, hatch: 1 },
    walker(chance.between(-50, -30), 72, 22),
  ];
}

/** A temple of an older world. */
export function temple(chance: Chance): Thing[] {
  const count = chance.whole(2, 3);
  const pillars: Distance[] = [];
  for (let n = -count; n <= count; n += 1) if (n !== 0) pillars.push(box(n * 22, 22, 6, 34));
  return [
    { shape: union(box(0, 62, 88, 6), box(0, 72, 100, 8)), tone: stones, halo: 1.2, hatch: 0 },
    { shape: box(0, 20, 74, 36), tone: 0.92, hatch: 1 },
    { shape: union(...pillars), tone: (x) => 0.3 + 0.25 * Math.sin(x * 1.7), round: 6, halo: 1, hatch: 0 },
    { shape: box(0, -16, 84, 6), tone: 0.5, round: 4, halo: 1.1, hatch: 2 },
    {
      shape: outline(-90, -22, 0, -64, 90, -22),
      tone: (x, y) => 0.5 + 0.14 * Math.sin(x / 4 + y / 3),
      round: 8,
      halo: 1.2,
      hatch: 2,
    },
    { shape: union(ring(0, -36, 8, 1.4), circle(0, -36, 3)), tone: 0, halo: 0.6, hatch: 0 },
    { shape: union(box(0, 40, 9, 18), circle(0, 24, 9)), tone: 0.02, halo: 1.4, hatch: 0 },
    walker(chance.between(-4, 4), 58, 20),
  ];
}

/** A gate that stands in no wall. */
export function portal(chance: Chance): Thing[] {
  const inner = union(box(0, 38, 26, 46), circle(0, -8, 26));
  const outer = union(box(0, 38, 42, 46), circle(0, -8, 42));
  const glow = beams(0, 8, chance.whole(14, 22), chance.next(), 0.02, 0.5);
  return [
    { shape: outer, tone: (x, y) => stones(x, y) + 0.1, round: 5, halo: 2, hatch: 2 },
    { shape: inner, tone: glow, halo: 1.2, hatch: 0 },
    { shape: box(0, -46, 8, 9), tone: 0.2, round: 4, halo: 1.1, hatch: 1 },
    { shape: mirrored(union(...[-4, 14, 32, 50].map((y) => ring(-34, y, 3.4, 0.9)))), tone: 0, hatch: 0 },
    { shape: union(box(0, 80, 64, 8), box(0, 88, 80, 10)), tone: 0.6, halo: 1.2, hatch: 0 },
    walker(chance.between(-6, 6), 72, 24),
  ];
}

/** Standing stones. */
export function stonesRing(chance: Chance): Thing[] {
  return [-78, -52, -22, 14, 46, 76].map((x, n): Thing => {
    const high = chance.between(34, 74);
    const wide = chance.between(8, 13);
    const lean = chance.between(-6, 6);
    return {
      shape: outline(
        x - wide,
        72,
        x - wide * 0.8 + lean,
        70 - high,
        x + wide * 0.5 + lean,
        64 - high,
        x + wide,
        72,
      ),
      tone: (px, y) => 0.5 + 0.18 * Math.sin(px / 2 + y / 5),
      round: 7,
      halo: 1.3,
      hatch: n % 2 ? 1 : 2,
    };
  });
}

/** A city that men did not build, with angles that are wrong. */
export function cyclopean(chance: Chance): Thing[] {
  const things: Thing[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let x = -120 + chance.between(0, 20); x < 130; x += chance.between(22, 38)) {
      const base = 84;
      const top = chance.between(-62, -10) + row * 26;
      const w = chance.between(9, 17);
      const lean = chance.between(-12, 12);
      things.push({
        shape: outline(
          x - w,
          base,
          x - w * 0.7 + lean,
          top + chance.between(0, 10),
          x + w * 0.5 + lean,
          top,
          x + w,
          base,
        ),
        tone: (px, y) => 0.28 + row * 0.2 + 0.14 * Math.sin(y / 2 + px / 7),
        round: 6,
        halo: 1.2,
        hatch: ([0, 2, 1] as const)[row] ?? 1,
      });
    }
  }
  return things;
}

/** A street between house fronts, lamps along it. */
export function street(chance: Chance): Thing[] {
  const things: Thing[] = [
    {
      shape: outline(-150, 90, -10, 18, 10, 18, 150, 90),
      tone: (_, y) => 0.12 + 0.25 * (Math.sin(y * 1.1) > 0 ? 1 : 0),
      hatch: 0,
    },
  ];
  for (const side of [-1, 1]) {
    for (const [x, top, w] of [
      [34, -10, 18],
      [66, -34, 20],
      [104, -58, 26],
    ] as const) {
      things.push(block(chance, x * side, top + chance.between(-8, 8), w, 0.55 + x / 300));
    }
  }
  const lamp = (x: number, y: number, s: number): Thing[] => [
    { shape: circle(x, y - 40 * s, 13 * s), tone: 0.02, hatch: 0 },
    {
      shape: union(
        limb(x, y, x, y - 34 * s, 1.3 * s),
        box(x, y - 34 * s, 5 * s, 1.4 * s),
        box(x, y, 4 * s, 2 * s),
      ),
      tone: 1,
      halo: 0.9,
      hatch: 1,
    },
    {
      shape: outline(
        x - 4 * s,
        y - 36 * s,
        x + 4 * s,
        y - 36 * s,
        x + 5.5 * s,
        y - 46 * s,
        x,
        y - 51 * s,
        x - 5.5 * s,
        y - 46 * s,
      ),
      tone: 0,
      halo: 1,
      hatch: 0,
    },
  ];
  return [
    ...things,
    ...lamp(-26, 46, 0.7),
    ...lamp(44, 62, 1.15),
    walker(chance.between(-8, 8), 52, 26),
    ...mist(chance, 60),
  ];
}

/** Towers and domes of a dream. */
export function minarets(chance: Chance): Thing[] {
  const things: Thing[] = [];
  for (let x = -100; x <= 100; x += chance.between(19, 30)) {
    const top = chance.between(-38, 24);
    const w = chance.between(5, 11);
    const tip = Math.max(-72, top - w * 3.6);
    things.push({
      shape: union(
        box(x, top + 70, w, 70),
        ellipse(x, top - w * 0.7, w * 1.3, w * 1.25),
        outline(x - w * 0.6, top - w * 1.5, x, tip, x + w * 0.6, top - w * 1.5),
      ),
      tone: (_, y) => 0.34 + 0.2 * (Math.floor((y - top) / 12) % 2),
      round: w,
      halo: 1.3,
      hatch: chance.coin() ? 1 : 2,
    });
  }
  return things;
}

/** Stairs that lead down, or a door that stands open. */
export function doorway(chance: Chance): Thing[] {
  const x = chance.between(-16, 16);
  const light = outline(x - 20, 76, x - 20, -40, x + 20, -40, x + 20, 76);
  return [
    { shape: box(x, 18, 27, 64), tone: 0.95, halo: 1.4, hatch: 1 },
    { shape: light, tone: 0.02, hatch: 0 },
    { shape: outline(x - 20, 60, x + 20, 60, x + 70, 90, x - 70, 90), tone: 0.05, hatch: 0 },
    {
      shape: outline(x - 20, -40, x - 50, -52, x - 50, 92, x - 20, 76),
      tone: (px, y) => 0.6 + 0.2 * Math.sin(px / 3 + y / 40),
      round: 5,
      halo: 1.2,
      hatch: 2,
    },
    { shape: circle(x - 25, 22, 2.4), tone: 0, halo: 0.8, hatch: 0 },
    walker(x + chance.between(-4, 6), 72, chance.between(56, 74)),
  ];
}

export function graves(chance: Chance): Thing[] {
  const things: Thing[] = [];
  for (const [row, y] of [
    [0, 40],
    [1, 56],
    [2, 74],
  ] as const) {
    for (let x = -110 + row * 14 + chance.between(0, 12); x < 120; x += chance.between(30, 44)) {
      const s = 0.7 + row * 0.35;
      const cross = chance.coin(0.35);
      const shape = cross
        ? union(box(x, y - 14 * s, 2.6 * s, 16 * s), box(x, y - 19 * s, 9 * s, 2.6 * s))
        : both(union(box(x, y - 6 * s, 9 * s, 14 * s), circle(x, y - 18 * s, 9 * s)), (_, py) => py - y);
      things.push({ shape, tone: 0.3 + row * 0.14, round: 5, halo: 1.2, hatch: row === 1 ? 1 : 2 });
    }
  }
  return [...things, ...mist(chance, 50)];
}

export function mountains(chance: Chance): Thing[] {
  return [0, 1, 2].map((row): Thing => {
    const corners: number[] = [-200, 90];
    for (let x = -200; x <= 200; x += chance.between(26, 44)) {
      corners.push(x, 10 + row * 22 - chance.between(0, 60 - row * 14));
      corners.push(x + 14, 34 + row * 14 - chance.between(0, 12));
    }
    return {
      shape: outline(...corners, 220, 90),
      tone: (x, y) => 0.2 + row * 0.2 + 0.18 * Math.sin((x + y * 1.6) / 4),
      round: 12,
      halo: 1.4,
      hatch: ([2, 1, 2] as const)[row] ?? 1,
    };
  });
}

/** Bars, and somebody behind them. */
export function cell(chance: Chance): Thing[] {
  const bars = Array.from({ length: 9 }, (_, n) => box(-56 + n * 14, 0, 1.8, 70));
  return [
    { shape: without(box(0, 0, 100, 90), box(0, 0, 62, 58, 4)), tone: stones, hatch: 0 },
    walker(chance.between(-14, 14), 66, 90),
    {
      shape: both(union(...bars, box(0, -18, 62, 2), box(0, 30, 62, 2)), box(0, 0, 62, 58)),
      tone: 0.6,
      round: 2,
      halo: 1,
      hatch: 1,
    },
  ];
}
