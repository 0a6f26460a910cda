/** What came from outside, and those that wait there. */

import { banded, eye, horns, maw, tentacle, wings } from "./flesh";
import type { Thing } from "./plate";
import type { Chance } from "./random";
import {
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
} from "./shapes";

/** A heap of flesh with arms and eyes. */
export function mass(chance: Chance): Thing[] {
  const arms = Array.from({ length: chance.whole(6, 9) }, (_, n): Thing => {
    const angle = -Math.PI * (0.02 + (0.96 * n) / 7) + chance.between(-0.15, 0.15);
    const shape = tentacle(
      Math.cos(angle) * 24,
      24 + Math.sin(angle) * 16,
      angle,
      chance.between(58, 86),
      chance.between(-2.6, 2.6),
      chance.between(7, 10),
    );
    return { shape, tone: banded(0.5, 0.2, 2), round: 7, halo: 1.2, hatch: n % 2 ? 1 : 2 };
  });
  const body = melt(16, circle(0, 34, 30), circle(-24, 48, 24), circle(25, 50, 22), ellipse(0, 80, 70, 24));
  const eyes = Array.from({ length: chance.whole(2, 6) }, () =>
    eye(chance.between(-26, 26), chance.between(14, 36), chance.between(4, 7), chance.coin()),
  );
  return [
    ...arms,
    { shape: body, tone: banded(0.55, 0.16, 3), round: 18, halo: 1.4, hatch: 1 },
    ...eyes.flat(),
    ...maw(chance.between(-6, 6), 52, chance.between(16, 24), chance.between(8, 12)),
  ];
}

/** Something that flies: wings, a gaunt body, a tail. */
export function flier(chance: Chance): Thing[] {
  const tail = tentacle(0, 36, Math.PI / 2, chance.between(36, 54), chance.between(-2.4, 2.4), 5);
  const body = melt(9, ellipse(0, 6, 12, 17), ellipse(0, 28, 8, 14), circle(0, -18, 10));
  const legs = mirrored(
    union(
      strand(
        [
          [-6, 30],
          [-17, 42],
          [-12, 58],
        ],
        4,
        1.6,
      ),
      limb(-12, 58, -18, 64, 1.4, 0.6),
      limb(-12, 58, -9, 66, 1.4, 0.6),
    ),
  );
  const beak = chance.coin();
  const head: Thing[] = beak
    ? [{ shape: outline(-7, -16, 7, -16, 2, 2, 0, 6, -2, 2), tone: 0.3, round: 4, halo: 0.9, hatch: 0 }]
    : [
        {
          shape: mirrored(
            strand(
              [
                [-5, -26],
                [-11, -36],
                [-8, -46],
              ],
              3,
              0.6,
            ),
          ),
          tone: 0.9,
          halo: 0.8,
          hatch: 1,
        },
      ];
  return [
    ...wings(chance, chance.between(72, 92), chance.between(-62, -44)),
    { shape: union(tail, legs), tone: 0.75, round: 4, halo: 1.2, hatch: 1 },
    { shape: body, tone: banded(0.6, 0.15, 2.2), round: 9, halo: 1.2, hatch: 1 },
    ...head,
    ...[-4.5, 4.5].flatMap((x) => eye(x, -20, 3.2)),
  ];
}

/** A fungus from beyond: a shell in rings, claws, a head of feelers. */
export function fungus(chance: Chance): Thing[] {
  const rings = [0, 1, 2, 3, 4].map((n): Thing => ({
    shape: ellipse(0, 2 + n * 15, 22 - n * 2.4, 11),
    tone: 0.5,
    round: 9,
    halo: 1,
    hatch: n % 2 ? 2 : 1,
  }));
  const claw = union(
    strand(
      [
        [-18, 10],
        [-46, 2],
        [-52, -22],
      ],
      4,
      5,
    ),
    without(ellipse(-54, -34, 9, 15), moved(box(0, 0, 2.2, 14), -54, -46, 0.15)),
  );
  const legs = mirrored(
    union(
      strand(
        [
          [-15, 34],
          [-40, 38],
          [-46, 70],
        ],
        3,
        1.4,
      ),
      strand(
        [
          [-13, 50],
          [-30, 56],
          [-32, 80],
        ],
        3,
        1.4,
      ),
    ),
  );
  const feelers = Array.from({ length: 9 }, (_, n) =>
    tentacle(0, -16, -Math.PI * (0.06 + n * 0.11), chance.between(20, 34), chance.between(-1.6, 1.6), 2.4),
  );
  return [
    ...wings(chance, 88, -58),
    { shape: legs, tone: 0.85, round: 2, halo: 1, hatch: 1 },
    { shape: mirrored(claw), tone: 0.5, round: 5, halo: 1.2, hatch: 1 },
    ...rings.reverse(),
    { shape: union(...feelers), tone: 0.9, halo: 0.8, hatch: 1 },
    {
      shape: melt(6, circle(0, -14, 14), circle(-8, -18, 8), circle(8, -18, 8)),
      tone: banded(0.45, 0.25, 1.3),
      round: 9,
      halo: 1.1,
      hatch: 2,
    },
  ];
}

/** A tree that is none: trunks for legs, arms for a crown. */
export function young(chance: Chance): Thing[] {
  const crown = Array.from({ length: chance.whole(8, 11) }, (_, n): Thing => {
    const angle = -Math.PI * (0.04 + (0.92 * n) / 9) + chance.between(-0.12, 0.12);
    return {
      shape: tentacle(
        Math.cos(angle) * 18,
        -6 + Math.sin(angle) * 12,
        angle,
        chance.between(48, 78),
        chance.between(-2, 2),
        chance.between(5, 8),
      ),
      tone: banded(0.6, 0.2, 1.8),
      round: 5,
      halo: 1,
      hatch: n % 2 ? 1 : 2,
    };
  });
  const legs = [-34, -2, 32].map((x) =>
    union(
      strand(
        [
          [x * 0.5, 26],
          [x, 44],
          [x * 1.02, 66],
        ],
        11,
        6,
      ),
      outline(x - 10, 76, x - 5, 62, x + 5, 62, x + 10, 76),
    ),
  );
  return [
    ...crown,
    {
      shape: melt(14, ellipse(0, 8, 30, 28), ...legs),
      tone: (x, y) => 0.6 + 0.22 * Math.sin(x / 1.8 + Math.sin(y / 9)),
      round: 13,
      halo: 1.4,
      hatch: 1,
    },
    ...maw(chance.between(-10, 0), chance.between(4, 10), 15, 7),
    ...maw(14, 30, 8, 4),
  ];
}

/** One of those that wait: vast, over a town or a hill. */
export function elder(chance: Chance, faction: string): Thing[] {
  if (faction === "hastur") return king(chance);
  if (faction === "yog-sothoth") return gate(chance);
  if (faction === "shub-niggurath") return [...young(chance), ...horns(-10, 18)];
  const beard = Array.from({ length: 9 }, (_, n): Thing => ({
    shape: tentacle(
      -20 + n * 5,
      2,
      Math.PI / 2 + (n - 4) * 0.1,
      chance.between(44, 66),
      chance.between(-1.3, 1.3) + (n - 4) * 0.12,
      5.4,
    ),
    tone: banded(0.5, 0.24, 1.5),
    round: 4,
    halo: 0.9,
    hatch: n % 2 ? 1 : 2,
  }));
  return [
    ...wings(chance, 98, -66),
    {
      shape: melt(20, mirrored(circle(-48, 52, 26)), ellipse(0, 80, 80, 44)),
      tone: banded(0.62, 0.14, 3),
      round: 20,
      halo: 1.4,
      hatch: 1,
    },
    {
      shape: melt(10, ellipse(0, -30, 29, 30), ellipse(0, -6, 25, 17)),
      tone: (x, y) => 0.42 + 0.16 * Math.sin(y / 2.4 + Math.abs(x) / 6),
      round: 17,
      halo: 1.4,
      hatch: 2,
    },
    ...beard,
    { shape: mirrored(outline(-24, -18, -6, -10, -9, -5, -20, -8)), tone: 0, halo: 0.8, hatch: 0 },
    { shape: mirrored(circle(-13, -10, 2)), tone: 1, hatch: 1 },
  ];
}

/** A crowned figure in tatters, without a face. */
function king(chance: Chance): Thing[] {
  const tatters: number[] = [-52, 90];
  for (let x = -52; x <= 52; x += 8) tatters.push(x, 60 + (((x + 52) / 8) % 2) * chance.between(10, 22));
  const cloak = outline(
    -14,
    -14,
    -40,
    14,
    -56,
    70,
    -44,
    58,
    -36,
    78,
    -24,
    60,
    -12,
    80,
    0,
    62,
    12,
    80,
    24,
    60,
    36,
    78,
    44,
    58,
    56,
    70,
    40,
    14,
    14,
    -14,
  );
  const arms = mirrored(
    union(
      strand(
        [
          [-30, 10],
          [-62, 4],
          [-76, -22],
        ],
        9,
        4,
      ),
      ...[0, 1, 2].map((n) => limb(-76, -22, -84 + n * 8, -36, 1.6, 0.5)),
    ),
  );
  return [
    { shape: arms, tone: 0.6, round: 5, halo: 1.2, hatch: 2 },
    {
      shape: cloak,
      tone: (x, y) => 0.5 + 0.3 * Math.sin((x * 40) / (y + 70)),
      round: 12,
      halo: 1.4,
      hatch: 2,
    },
    {
      shape: melt(6, ellipse(0, -24, 19, 25), ellipse(0, -4, 12, 10)),
      tone: 0.4,
      round: 9,
      halo: 1.2,
      hatch: 1,
    },
    { shape: ellipse(0, -20, 12, 17), tone: 0.02, halo: 0.5, hatch: 0 },
    { shape: union(limb(-7, -23, -2, -21, 0.9), limb(7, -23, 2, -21, 0.9)), tone: 1, hatch: 1 },
    {
      shape: outline(-20, -40, -24, -64, -12, -52, -7, -70, 0, -54, 7, -70, 12, -52, 24, -64, 20, -40),
      tone: 0.2,
      round: 4,
      halo: 1.2,
      hatch: 0,
    },
  ];
}

/** Globes upon globes, in the light between the worlds. */
function gate(chance: Chance): Thing[] {
  const globes = Array.from({ length: chance.whole(12, 17) }, (_, n): Thing => {
    const a = n * 2.4;
    const far = 6 + Math.sqrt(n) * 15;
    const r = chance.between(8, 17) - n * 0.25;
    return {
      shape: circle(Math.cos(a) * far * 1.1, Math.sin(a) * far * 0.85, r),
      tone: 0.42,
      round: r * 0.95,
      halo: 1.2,
      hatch: ([0, 1, 2] as const)[n % 3] ?? 0,
    };
  });
  return [
    ...globes.reverse(),
    { shape: circle(0, 0, 18), tone: 0.3, round: 17, halo: 1.4, hatch: 1 },
    ...eye(0, 0, 13),
  ];
}

/** Nobody's face, under a crown of rays. */
export function pharaoh(chance: Chance): Thing[] {
  const cloth = (x: number, y: number): number =>
    0.35 + 0.4 * (Math.sin((y - Math.abs(x) * 0.7) / 1.6) > 0 ? 1 : 0);
  return [
    { shape: star(0, -22, chance.between(58, 70), 15), tone: 0.02, halo: 1.5, hatch: 0 },
    {
      shape: melt(14, ellipse(0, 84, 56, 40), mirrored(circle(-36, 52, 13))),
      tone: 0.7,
      round: 14,
      halo: 1.3,
      hatch: 1,
    },
    {
      shape: outline(-22, -40, -34, 22, -22, 44, 22, 44, 34, 22, 22, -40, 0, -52),
      tone: cloth,
      round: 6,
      halo: 1.3,
      hatch: 0,
    },
    {
      shape: melt(5, ellipse(0, -16, 17, 22), ellipse(0, 2, 11, 12)),
      tone: (_, y) => 0.9 - (y + 20) / 260,
      round: 6,
      halo: 1,
      hatch: 1,
    },
    { shape: mirrored(moved(ellipse(0, 0, 3.4, 1.2), -7, -17, 0.15)), tone: 0, hatch: 0 },
    { shape: ring(0, 40, 15, 2.4), tone: 0.1, halo: 0.9, hatch: 0 },
  ];
}
