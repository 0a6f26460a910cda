/** Beasts, and what walks like a man and is none. */

import { banded, eye, maw, tentacle } from "./flesh";
import type { Thing } from "./plate";
import type { Chance } from "./random";
import { circle, ellipse, limb, melt, mirrored, moved, outline, strand, union } from "./shapes";

/** A thing of the sea that walks like a man. */
export function fishman(chance: Chance): Thing[] {
  const spikes = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((a) => {
    const x = Math.sin(a) * 26;
    const y = -14 - Math.cos(a) * 28;
    return limb(x * 0.9, y + 6, x * 1.35, y - chance.between(10, 18), 3, 0.5);
  });
  const scales = (x: number, y: number): number =>
    0.4 + 0.3 * Math.sin(x / 2.2) * Math.sin(y / 2.2 + Math.floor(x / 7) * 1.5);
  const gills = mirrored(
    union(...[0, 1, 2].map((n) => limb(-23 + n * 3, 10 + n * 5, -14 + n * 2, 15 + n * 5, 0.9))),
  );
  return [
    { shape: union(...spikes), tone: 0.7, round: 2, halo: 1, hatch: 1 },
    {
      shape: melt(18, ellipse(0, 76, 58, 38), mirrored(circle(-38, 52, 14)), ellipse(0, 22, 24, 24)),
      tone: scales,
      round: 16,
      halo: 1.3,
      hatch: 1,
    },
    {
      shape: melt(12, ellipse(0, -10, 25, 25), ellipse(0, 8, 29, 15)),
      tone: scales,
      round: 13,
      halo: 1.3,
      hatch: 2,
    },
    { shape: mirrored(circle(-20, -16, 9)), tone: 0.02, round: 4, halo: 1, hatch: 0 },
    { shape: mirrored(circle(-21.5, -16, 3.6)), tone: 1, hatch: 1 },
    {
      shape: strand(
        [
          [-26, 8],
          [-12, 14],
          [0, 12],
          [12, 14],
          [26, 8],
        ],
        1.6,
        1.6,
      ),
      tone: 1,
      halo: 0.9,
      hatch: 1,
    },
    { shape: mirrored(circle(-3, -1, 1.2)), tone: 1, hatch: 1 },
    { shape: gills, tone: 1, halo: 0.5, hatch: 1 },
  ];
}

/** A beast on four legs. */
export function hound(chance: Chance): Thing[] {
  const lean = chance.between(-4, 6);
  const legs = union(
    strand(
      [
        [-30, 30],
        [-40, 46],
        [-34, 70],
      ],
      7,
      3,
    ),
    strand(
      [
        [-18, 32],
        [-24, 50],
        [-16, 72],
      ],
      7,
      3,
    ),
    strand(
      [
        [24, 26],
        [30, 48],
        [24, 70],
      ],
      7,
      3,
    ),
    strand(
      [
        [36, 24],
        [44, 46],
        [40, 72],
      ],
      7,
      3,
    ),
  );
  const spine = Array.from({ length: 8 }, (_, n) =>
    limb(-34 + n * 9, 10 - Math.sin(n / 2) * 5, -38 + n * 9, -6 - Math.sin(n / 2) * 7, 2.4, 0.4),
  );
  const head = melt(
    5,
    ellipse(54, -4 + lean, 14, 11),
    outline(60, -10 + lean, 86, -2 + lean, 64, 2 + lean),
    outline(60, 3 + lean, 82, 9 + lean, 58, 10 + lean),
  );
  return [
    {
      shape: tentacle(-38, 20, Math.PI * 1.05, chance.between(36, 60), chance.between(-1.6, 1.6), 5),
      tone: 0.75,
      round: 3,
      halo: 1,
      hatch: 2,
    },
    { shape: union(...spine), tone: 0.9, halo: 0.8, hatch: 1 },
    {
      shape: melt(14, ellipse(-22, 22, 24, 17), ellipse(22, 18, 24, 18), ellipse(42, 6, 14, 12), legs),
      tone: banded(0.6, 0.18, 2.4),
      round: 11,
      halo: 1.4,
      hatch: 1,
    },
    { shape: head, tone: 0.65, round: 6, halo: 1.2, hatch: 2 },
    {
      shape: union(outline(46, -12, 42, -30, 54, -14), outline(56, -14, 58, -30, 64, -10)),
      tone: 0.7,
      round: 3,
      halo: 0.8,
      hatch: 1,
    },
    {
      shape: union(...[64, 69, 74, 79].map((x) => outline(x - 2, 0 + lean, x + 2, 1 + lean, x, 6 + lean))),
      tone: 0,
      hatch: 0,
    },
    ...eye(57, -6 + lean, 3.4),
  ];
}

/** A worm or serpent that rears up. */
export function worm(chance: Chance): Thing[] {
  const side = chance.coin() ? 1 : -1;
  const path: [number, number][] = [
    [-70 * side, 78],
    [-40 * side, 44],
    [0, 56],
    [36 * side, 40],
    [30 * side, 8],
    [2 * side, -8],
    [-6 * side, -34],
  ];
  const body = strand(path, 24, 17);
  const feelers = Array.from({ length: 7 }, (_, n) =>
    tentacle(
      -6 * side,
      -36,
      -Math.PI * (0.05 + n * 0.15),
      chance.between(18, 32),
      chance.between(-1.5, 1.5),
      3,
    ),
  );
  return [
    { shape: union(...feelers), tone: 0.8, round: 2, halo: 1, hatch: 1 },
    {
      shape: body,
      tone: (x, y) => 0.5 + 0.3 * Math.sin((y + x * 0.4 * side) / 2.6),
      round: 16,
      halo: 1.4,
      hatch: 1,
    },
    ...maw(-6 * side, -36, 15, 13),
  ];
}

/** Small, furry, and too clever: big eyes and feelers under the chin. */
export function zoog(chance: Chance): Thing[] {
  const fur = (x: number, y: number): number => 0.5 + 0.28 * Math.sin(x * 1.3 + Math.sin(y / 4) * 3);
  const feelers = [-8, -3, 3, 8].map((x) =>
    tentacle(x, 14, Math.PI / 2, chance.between(14, 22), chance.between(-1.5, 1.5), 2),
  );
  return [
    { shape: tentacle(24, 62, -0.4, 74, -2.6, 6), tone: fur, round: 4, halo: 1.1, hatch: 2 },
    {
      shape: melt(14, ellipse(0, 58, 34, 32), ellipse(0, 30, 20, 16)),
      tone: fur,
      round: 12,
      halo: 1.3,
      hatch: 2,
    },
    { shape: mirrored(outline(-20, -14, -36, -44, -8, -26)), tone: 0.55, round: 6, halo: 1.2, hatch: 1 },
    {
      shape: melt(8, ellipse(0, -4, 27, 21), ellipse(0, 8, 12, 10)),
      tone: fur,
      round: 11,
      halo: 1.3,
      hatch: 1,
    },
    { shape: mirrored(circle(-12, -6, 8.5)), tone: 0, halo: 1, hatch: 0 },
    { shape: mirrored(circle(-11, -6, 4.4)), tone: 1, hatch: 1 },
    { shape: mirrored(circle(-12.5, -8, 1.3)), tone: 0, hatch: 0 },
    { shape: outline(-3, 6, 3, 6, 0, 10), tone: 1, hatch: 1 },
    { shape: union(...feelers), tone: 0.8, round: 1.5, halo: 0.9, hatch: 1 },
    {
      shape: mirrored(
        union(
          strand(
            [
              [-14, 52],
              [-18, 66],
              [-10, 70],
            ],
            4.5,
            3,
          ),
          limb(-10, 70, -5, 73, 1.2, 0.5),
        ),
      ),
      tone: 0.6,
      round: 3,
      halo: 1,
      hatch: 1,
    },
  ];
}

/** An eater of the dead: a dog's head on a man. */
export function ghoul(chance: Chance): Thing[] {
  const hide = banded(0.5, 0.2, 1.6);
  return [
    {
      shape: melt(16, ellipse(-6, 78, 56, 34), mirrored(circle(-36, 50, 14)), limb(0, 40, 6, 6, 15, 12)),
      tone: hide,
      round: 14,
      halo: 1.3,
      hatch: 1,
    },
    {
      shape: union(outline(-14, -26, -24, -56, 0, -36), outline(6, -34, 12, -60, 22, -28)),
      tone: 0.65,
      round: 5,
      halo: 1,
      hatch: 2,
    },
    {
      shape: melt(7, ellipse(0, -14, 22, 20), ellipse(12, 2, 16, 12), outline(6, -8, 34, 0, 32, 10, 10, 12)),
      tone: hide,
      round: 11,
      halo: 1.3,
      hatch: 2,
    },
    {
      shape: strand(
        [
          [4, 13],
          [18, 12],
          [34, 8],
        ],
        2.4,
        1.2,
      ),
      tone: 1,
      hatch: 1,
    },
    {
      shape: union(...[10, 15, 20, 25, 30].map((x) => outline(x - 2, 9, x + 2, 9, x, 15))),
      tone: 0,
      hatch: 0,
    },
    ...eye(-6 + chance.between(0, 2), -16, 4.4),
    ...eye(12, -16, 3.8),
    { shape: ellipse(34, 1, 3, 2.4), tone: 1, hatch: 1 },
  ];
}

/** A dead thing that walks without a body. */
export function phantom(chance: Chance): Thing[] {
  const veil = (x: number, y: number): number =>
    0.1 + 0.4 * Math.max(0, Math.sin(x / 2.4 + Math.sin(y / 11) * 2)) * (1 - (y + 40) / 130);
  const trails = Array.from({ length: 5 }, (_, n) =>
    tentacle(-26 + n * 13, 40, Math.PI / 2, chance.between(30, 48), chance.between(-1.4, 1.4), 9),
  );
  return [
    {
      shape: melt(12, ellipse(0, 14, 30, 44), circle(0, -26, 21), ...trails),
      tone: veil,
      round: 12,
      halo: 2.4,
      hatch: 2,
    },
    { shape: mirrored(moved(ellipse(0, 0, 5, 7), -8, -28, 0.2)), tone: 1, halo: 0.6, hatch: 1 },
    { shape: ellipse(0, -10, 5, 8), tone: 1, halo: 0.6, hatch: 1 },
  ];
}
