/** People, from the chest up: heads, hats, coats. */

import type { Thing } from "./plate";
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

export interface Look {
  hat: "fedora" | "bowler" | "cap" | "cloche" | "mortar" | "peaked" | "none";
  dress: "coat" | "suit" | "robe" | "gown" | "uniform";
  hair: "short" | "bob" | "bald" | "wild";
  beard: boolean;
  glasses: boolean;
}

const HATS: Readonly<Record<Look["hat"], () => Thing[]>> = {
  fedora: () => [
    {
      shape: outline(-16, -34, -15, -52, -8, -56, 0, -52, 8, -56, 15, -52, 16, -34),
      tone: 0.62,
      round: 9,
      halo: 1,
      hatch: 1,
    },
    { shape: outline(-16, -34, -16, -39, 16, -39, 16, -34), tone: 1, hatch: 1 },
    {
      shape: melt(6, ellipse(0, -32, 30, 4.2), limb(-28, -33, 28, -31, 2.2)),
      tone: 0.7,
      round: 4,
      halo: 1,
      hatch: 1,
    },
  ],
  bowler: () => [
    { shape: both(circle(0, -35, 17), box(0, -47, 20, 14)), tone: 0.8, round: 12, halo: 1, hatch: 1 },
    { shape: ellipse(0, -33.5, 23, 3), tone: 0.9, round: 3, halo: 1, hatch: 1 },
  ],
  cap: () => [
    {
      shape: melt(5, ellipse(-3, -38, 21, 9), ellipse(9, -33, 15, 4)),
      tone: 0.55,
      round: 9,
      halo: 1,
      hatch: 2,
    },
  ],
  cloche: () => [
    { shape: both(ellipse(0, -28, 20, 23), box(0, -40, 24, 20)), tone: 0.5, round: 13, halo: 1, hatch: 2 },
    { shape: limb(-20, -25, 20, -25, 3), tone: 0.9, round: 3, halo: 0.6, hatch: 1 },
    { shape: circle(14, -28, 4.5), tone: 0.2, round: 4, halo: 0.8, hatch: 1 },
  ],
  mortar: () => [
    { shape: both(circle(0, -30, 18), box(0, -40, 18, 10)), tone: 0.85, hatch: 1 },
    { shape: outline(-34, -43, 0, -54, 34, -43, 0, -33), tone: 0.7, round: 5, halo: 1, hatch: 1 },
    {
      shape: strand(
        [
          [0, -44],
          [22, -40],
          [25, -24],
        ],
        1,
        1.8,
      ),
      tone: 0.95,
      halo: 0.8,
      hatch: 0,
    },
  ],
  peaked: () => [
    { shape: outline(-24, -46, 0, -53, 24, -46, 18, -36, -18, -36), tone: 0.6, round: 8, halo: 1, hatch: 1 },
    { shape: box(0, -35.5, 18, 3), tone: 0.95, hatch: 1 },
    { shape: outline(-17, -33, 17, -33, 13, -28, -13, -28), tone: 0.9, round: 3, halo: 0.7, hatch: 2 },
    { shape: circle(0, -43, 4), tone: 0.05, halo: 0.6, hatch: 0 },
  ],
  none: () => [],
};

function hair(look: Look): Thing[] {
  const cap = without(ellipse(0, -19, 19.5, 23), ellipse(1, -7, 16, 22));
  if (look.hair === "bald") return [];
  if (look.hair === "bob") {
    const bob = union(
      without(ellipse(0, -16, 22, 25), ellipse(1, -6, 14.5, 20)),
      mirrored(ellipse(-17, -4, 6, 15)),
    );
    return [{ shape: bob, tone: 0.85, round: 4, hatch: 2 }];
  }
  if (look.hair === "wild") {
    const tufts = [-1.1, -0.6, -0.1, 0.4, 0.9].map((a) => {
      const x = Math.sin(a) * 18;
      const y = -18 - Math.cos(a) * 20;
      return limb(x * 0.8, y + 5, x * 1.35, y - 7, 5, 1);
    });
    return [{ shape: union(cap, ...tufts), tone: 0.6, round: 4, hatch: 2 }];
  }
  return [{ shape: cap, tone: 0.85, round: 4, hatch: 2 }];
}

function face(chance: Chance, look: Look): Thing[] {
  const brow = look.hat === "none" || look.hat === "mortar" ? -17 : -20;
  const shade = look.hat === "none" || look.hat === "mortar" ? 0.12 : 0.5;
  const turn = chance.between(-2.5, 2.5);
  const skin = (x: number, y: number): number => {
    const under = Math.max(0, 1 - Math.max(0, y - brow - 8) / 9) * shade;
    return 0.1 + under + 0.32 * Math.max(0, (x - turn) / 17) + 0.1 * Math.max(0, (y - 2) / 8);
  };
  const things: Thing[] = [
    { shape: mirrored(ellipse(-17.5, -10, 3, 5)), tone: 0.4, round: 3, hatch: 0 },
    {
      shape: melt(4, ellipse(0, -14, 16.5, 19), ellipse(turn * 0.4, 0, 11, 12)),
      tone: skin,
      round: 7,
      halo: 0.9,
      hatch: 0,
    },
    ...hair(look),
    // Eyes, brows, nose and mouth.
    {
      shape: union(ellipse(turn - 6.5, -12.5, 3.2, 1.7), ellipse(turn + 6.5, -12.5, 3.2, 1.7)),
      tone: 0.02,
      halo: 0,
      hatch: 0,
    },
    { shape: union(circle(turn - 6.3, -12.4, 1.7), circle(turn + 6.7, -12.4, 1.7)), tone: 1, hatch: 1 },
    {
      shape: union(
        limb(turn - 10, -16.2, turn - 3.4, -15.6, 1),
        limb(turn + 3.6, -15.6, turn + 10, -16.2, 1),
      ),
      tone: 1,
      hatch: 1,
    },
    { shape: outline(turn + 0.6, -12, turn + 3.4, -3.4, turn - 0.4, -2.6), tone: 0.62, hatch: 1 },
    { shape: limb(turn - 4.2, 3.4, turn + 4.4, 3, 0.8, 1), tone: 0.95, hatch: 1 },
  ];
  if (look.beard) {
    const beard = without(
      melt(4, ellipse(turn * 0.4, 4, 13, 12), ellipse(turn * 0.4, 12, 8, 8)),
      ellipse(turn, -6, 11.5, 9),
    );
    things.push({ shape: beard, tone: 0.6, round: 5, hatch: 2 });
  } else if (chance.coin(0.3) && look.hair !== "bob") {
    things.push({ shape: mirrored(limb(-1, 0.6, -6.5, 1.8, 1.5, 0.6)), tone: 0.95, hatch: 1 });
  }
  if (look.glasses) {
    const rims = union(
      ring(turn - 6.5, -12.3, 5, 0.7),
      ring(turn + 6.5, -12.3, 5, 0.7),
      limb(turn - 1.6, -13, turn + 1.6, -13, 0.6),
    );
    things.push({ shape: rims, tone: 1, halo: 0.4, hatch: 1 });
  }
  return things;
}

const torso = (wide: number): Distance =>
  melt(
    14,
    outline(
      -wide - 14,
      90,
      -wide - 8,
      50,
      -wide + 4,
      26,
      -12,
      14,
      12,
      14,
      wide - 4,
      26,
      wide + 8,
      50,
      wide + 14,
      90,
    ),
    mirrored(circle(-wide + 6, 36, 11)),
  );

function clothes(chance: Chance, look: Look): Thing[] {
  const wide = chance.between(34, 41) - (look.dress === "gown" ? 5 : 0);
  const neck: Thing = { shape: limb(0, 2, 0, 22, 8.5, 10), tone: 0.42, round: 7, hatch: 0 };
  const body = (tone: Thing["tone"], hatch: 1 | 2 = 1): Thing => ({
    shape: torso(wide),
    tone,
    round: 16,
    halo: 1.3,
    hatch,
  });
  const shirt: Thing = { shape: outline(-9, 15, 9, 15, 4, 58, -4, 58), tone: 0.04, hatch: 0 };
  const tie: Thing = {
    shape: outline(-3, 21, 3, 21, 2, 26, 5, 52, 0, 60, -5, 52, -2, 26),
    tone: 0.9,
    halo: 0.6,
    hatch: 1,
  };
  const lapels: Thing = {
    shape: mirrored(outline(-9, 13, -22, 30, -15, 36, -19, 40, -2, 72, -3, 58)),
    tone: 0.45,
    round: 5,
    halo: 0.9,
    hatch: 2,
  };
  switch (look.dress) {
    case "gown": {
      const pearls = Array.from({ length: 9 }, (_, n) => {
        const a = (n / 8) * Math.PI;
        return circle(-Math.cos(a) * 12, 22 + Math.sin(a) * 13, 1.7);
      });
      return [
        neck,
        body(0.5, 2),
        { shape: mirrored(ellipse(0, 16, 15, 16)), tone: 0.12, round: 8, hatch: 0 },
        { shape: union(...pearls), tone: 0, halo: 0.8, hatch: 0 },
      ];
    }
    case "robe":
      return [
        neck,
        body((x) => 0.55 + 0.25 * Math.sin(x / 3.4), 2),
        { shape: mirrored(limb(-10, 14, -3, 80, 4)), tone: 0.2, round: 3, halo: 0.8, hatch: 0 },
      ];
    case "uniform": {
      const buttons = union(...[34, 46, 58, 70].map((y) => circle(0, y, 2.2)));
      return [
        neck,
        body(0.62),
        { shape: mirrored(outline(-2, 16, -14, 18, -10, 28, -2, 25)), tone: 0.85, halo: 0.8, hatch: 2 },
        { shape: buttons, tone: 0, halo: 0.6, hatch: 0 },
        { shape: star(-22, 46, 6.5), tone: 0.02, halo: 0.9, hatch: 0 },
      ];
    }
    case "suit":
      return [neck, body((x) => 0.5 + 0.2 * Math.sin(x * 1.1)), shirt, tie, lapels];
    default:
      return [
        neck,
        body(0.55),
        shirt,
        tie,
        lapels,
        {
          shape: mirrored(outline(-9, 12, -24, 16, -25, 32, -12, 26)),
          tone: 0.3,
          round: 6,
          halo: 1,
          hatch: 2,
        },
      ];
  }
}

/** A person of this look. */
export function person(chance: Chance, look: Look): Thing[] {
  return [...clothes(chance, look), ...face(chance, look), ...HATS[look.hat]()];
}

/** Somebody in a cowl, whose face is not seen. */
export function hooded(chance: Chance, eyes: boolean): Thing[] {
  const tall = chance.between(0, 12);
  const cowl = melt(
    10,
    outline(-24, 24, -25, -18, -10, -48 - tall, 0, -56 - tall, 10, -48 - tall, 25, -18, 24, 24),
    circle(0, -14, 25),
  );
  const folds = (x: number, y: number): number => 0.55 + 0.22 * Math.sin((x + Math.sign(x) * y * 0.14) / 2.6);
  const sign = chance.whole(0, 2);
  const token =
    [ring(0, 58, 8, 1.4), star(0, 58, 10), outline(0, 46, 9, 58, 0, 70, -9, 58)][sign] ?? circle(0, 58, 8);
  const things: Thing[] = [
    { shape: torso(chance.between(36, 44)), tone: folds, round: 14, halo: 1.3, hatch: 2 },
    { shape: mirrored(limb(-8, 24, -4, 50, 0.8)), tone: 0.05, hatch: 0 },
    { shape: cowl, tone: folds, round: 12, halo: 1.3, hatch: 1 },
    { shape: ellipse(0, -9, 14.5, 24), tone: 1, hatch: 1 },
    {
      shape: without(ellipse(0, -5, 10, 17), box(0, -22, 20, 14)),
      tone: (x, y) => 0.86 + x / 40 - (y + 4) / 70,
      round: 4,
      hatch: 0,
    },
    { shape: token, tone: 0.02, halo: 0.8, hatch: 0 },
  ];
  if (eyes)
    things.push({
      shape: mirrored(moved(ellipse(0, 0, 3, 1.4), -6, -14, 0.25)),
      tone: 0,
      halo: 0.5,
      hatch: 0,
    });
  return things;
}

/** A small figure that is seen whole from afar. */
export function walker(x: number, feet: number, high: number): Thing {
  const u = high / 10;
  const shape = union(
    circle(x, feet - 9 * u, u * 0.9),
    outline(
      x - 1.6 * u,
      feet - 2.6 * u,
      x - 1.2 * u,
      feet - 8 * u,
      x + 1.2 * u,
      feet - 8 * u,
      x + 1.7 * u,
      feet - 2.6 * u,
    ),
    limb(x - 0.7 * u, feet - 3 * u, x - 1.1 * u, feet, 0.5 * u),
    limb(x + 0.7 * u, feet - 3 * u, x + 1.2 * u, feet, 0.5 * u),
    ellipse(x, feet - 9.6 * u, 1.9 * u, 0.4 * u),
  );
  return { shape, tone: 1, halo: 1.1, hatch: 1 };
}
