/** Signs, forces and thoughts: what an event looks like. */

import { eye } from "./flesh";
import type { Thing } from "./plate";
import type { Chance } from "./random";
import {
  both,
  box,
  circle,
  ellipse,
  limb,
  melt,
  moved,
  outline,
  ring,
  strand,
  union,
  star,
  type Distance,
} from "./shapes";

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
