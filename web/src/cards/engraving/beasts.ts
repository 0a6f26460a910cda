/** Things that should not be: tentacles, wings, maws and worse. */

import type { Thing } from "./plate";
import type { Chance } from "./random";
import { star } from "./people";
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

/** An arm that curls. `bend` is how far it turns on its way. */
export function tentacle(
  x: number,
  y: number,
  angle: number,
  long: number,
  bend: number,
  thick: number,
): Distance {
  const points: [number, number][] = [[x, y]];
  const STEPS = 11;
  let heading = angle;
  for (let n = 1; n <= STEPS; n += 1) {
    heading += (bend / STEPS) * (0.4 + (1.6 * n) / STEPS);
    x += (Math.cos(heading) * long) / STEPS;
    y += (Math.sin(heading) * long) / STEPS;
    points.push([x, y]);
  }
  return strand(points, thick, thick * 0.14);
}

/** Bands across, as on an earthworm or an arm with suckers. */
const banded =
  (base: number, deep: number, apart: number) =>
  (x: number, y: number): number =>
    base + deep * Math.sin((x + y * 1.7) / apart);

export function eye(x: number, y: number, r: number, slit = true): Thing[] {
  return [
    { shape: ellipse(x, y, r, r * 0.66), tone: 0, halo: 1, hatch: 0 },
    { shape: slit ? ellipse(x, y, r * 0.26, r * 0.6) : circle(x, y, r * 0.4), tone: 1, hatch: 1 },
  ];
}

/** A mouth full of teeth. */
export function maw(x: number, y: number, rx: number, ry: number): Thing[] {
  const teeth: Distance[] = [];
  const count = Math.max(5, Math.round(rx / 2.6));
  for (let n = 0; n < count; n += 1) {
    const at = x - rx + ((n + 0.5) * 2 * rx) / count;
    const high = ry * Math.sqrt(Math.max(0.05, 1 - ((at - x) / rx) ** 2));
    const w = rx / count;
    teeth.push(outline(at - w, y - high, at + w, y - high, at, y - high * 0.25));
    teeth.push(outline(at - w * 0.4, y + high, at + w * 1.6, y + high, at + w * 0.6, y + high * 0.3));
  }
  return [
    { shape: ellipse(x, y, rx, ry), tone: 1, halo: 1, hatch: 1 },
    { shape: both(union(...teeth), ellipse(x, y, rx, ry)), tone: 0, hatch: 0 },
  ];
}

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

/** A bat-like pair of wings. */
export function wings(chance: Chance, span: number, top: number): Thing[] {
  const s = span;
  const wing = outline(
    -6,
    4,
    -s * 0.35,
    top * 0.75,
    -s * 0.7,
    top,
    -s,
    top * 0.55,
    -s * 0.86,
    0,
    -s * 0.72,
    10,
    -s * 0.62,
    -4,
    -s * 0.46,
    18,
    -s * 0.34,
    2,
    -s * 0.18,
    24,
  );
  const bones = union(
    limb(-6, 2, -s * 0.7, top, 1.6, 1),
    limb(-s * 0.34, top * 0.7, -s * 0.72, 8, 1, 0.6),
    limb(-s * 0.3, top * 0.6, -s * 0.45, 16, 1, 0.6),
  );
  const veins = chance.between(3, 5);
  return [
    {
      shape: mirrored(wing),
      tone: (x, y) => 0.55 + 0.14 * Math.sin((Math.abs(x) + y) / veins),
      round: 8,
      halo: 1.2,
      hatch: 2,
    },
    { shape: mirrored(bones), tone: 0.05, hatch: 0 },
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

/** A pair of great horns. */
export function horns(y: number, wide: number): Thing[] {
  return [
    {
      shape: mirrored(
        strand(
          [
            [-wide * 0.6, y],
            [-wide * 1.8, y - 10],
            [-wide * 2.2, y - 34],
            [-wide * 1.5, y - 50],
          ],
          8,
          1,
        ),
      ),
      tone: banded(0.45, 0.3, 1.3),
      round: 6,
      halo: 1.2,
      hatch: 2,
    },
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
