/** What lies behind: skies, seas, woods, towns and rooms. */

import type { Scene, Thing, Tone } from "./plate";
import type { Chance } from "./random";
import { box, circle, ellipse, limb, outline, ring, strand, union, type Distance } from "./shapes";

export type Ground = { sky: Tone; things: Thing[] };
export type Setting = (chance: Chance) => Ground;

/** A wavy line across the scene, as a height for each x. */
function ridge(chance: Chance, level: number, rough: number): (x: number) => number {
  const waves = [1, 2, 3].map(
    () => [chance.between(18, 70), chance.between(0, 7), chance.between(0.3, 1)] as const,
  );
  return (x) =>
    level + waves.reduce((sum, [long, from, high]) => sum + Math.sin(x / long + from) * high * rough, 0);
}

/** Everything under a ridge. */
const below =
  (line: (x: number) => number): Distance =>
  (x, y) =>
    (line(x) - y) * 0.8;

const level = (from: number, to: number): Tone => {
  return (_, y) => from + ((to - from) * (y + 75)) / 150;
};

function moon(chance: Chance, dark: number): Thing[] {
  const x = chance.between(30, 62) * (chance.coin() ? 1 : -1);
  const y = chance.between(-52, -38);
  const r = chance.between(9, 16);
  const disc: Thing = { shape: circle(x, y, r), tone: 0, halo: 3, hatch: 0 };
  if (chance.coin(0.4)) return [disc];
  return [disc, { shape: circle(x + r * 0.5, y - r * 0.2, r * 0.86), tone: dark, hatch: 0 }];
}

function stars(chance: Chance, count: number, lowest = -10): Thing[] {
  return Array.from({ length: count }, () => {
    const x = chance.between(-120, 120);
    const y = chance.between(-72, lowest);
    const r = chance.between(1.4, 3.4);
    const shape = union(
      outline(x - r, y, x, y - r * 0.28, x + r, y, x, y + r * 0.28),
      outline(x, y - r * 1.4, x + r * 0.28, y, x, y + r * 1.4, x - r * 0.28, y),
    );
    return { shape, tone: 0, halo: 0.5, hatch: 0 } satisfies Thing;
  });
}

/** Beams that spread from a point. */
export function beams(
  cx: number,
  cy: number,
  count: number,
  turn: number,
  light: number,
  dark: number,
): Tone {
  return (x, y) => {
    const around = (Math.atan2(y - cy, x - cx) / Math.PI / 2) * count + turn;
    const part = around - Math.floor(around);
    const far = Math.min(1, Math.hypot(x - cx, y - cy) / 90);
    return part < 0.5 ? light * far : light + (dark - light) * far;
  };
}

export const night: Setting = (chance) => {
  const dark = chance.between(0.55, 0.72);
  const hills = ridge(chance, chance.between(38, 52), 5);
  return {
    sky: level(dark, 0.2),
    things: [
      ...stars(chance, chance.whole(7, 14)),
      ...moon(chance, dark - 0.05),
      { shape: below(hills), tone: level(0.6, 0.85), round: 10, halo: 1.2, hatch: 2 },
    ],
  };
};

export const rays: Setting = (chance) => ({
  sky: beams(
    chance.between(-14, 14),
    chance.between(-30, 20),
    chance.whole(11, 19),
    chance.next(),
    chance.between(0.04, 0.14),
    chance.between(0.4, 0.55),
  ),
  things: [],
});

export const sea: Setting = (chance) => {
  const from = chance.between(18, 34);
  const waves = [0, 1, 2, 3].map((row): Thing => {
    const line = ridge(chance, from + row * 13, 2 + row * 0.9);
    return {
      shape: below(line),
      tone: (x, y) => 0.3 + row * 0.1 + 0.28 * Math.sin((y - line(x)) * 0.55 + x * 0.02),
      halo: 1.6,
      hatch: 0,
    };
  });
  const dark = chance.between(0.4, 0.6);
  return { sky: level(dark, 0.08), things: [...stars(chance, 5), ...moon(chance, dark - 0.06), ...waves] };
};

export const wood: Setting = (chance) => {
  const trees: Thing[] = [];
  for (let row = 0; row < 2; row += 1) {
    for (let x = -150 + chance.between(0, 20); x < 150; x += chance.between(22, 44) - row * 4) {
      const lean = chance.between(-8, 8);
      const thick = chance.between(2, 4) + row * 2;
      const fork = chance.between(-30, 10);
      const branches = Array.from({ length: 4 }, () => {
        const side = chance.coin() ? 1 : -1;
        const y = fork + chance.between(-30, 30);
        return strand(
          [
            [x + lean * 0.4, y],
            [x + side * chance.between(8, 14), y - chance.between(6, 14)],
            [x + side * chance.between(14, 26), y - chance.between(16, 30)],
          ],
          thick * 0.5,
          0.5,
        );
      });
      trees.push({
        shape: union(limb(x, 80, x + lean, -90, thick, thick * 0.4), ...branches),
        tone: row ? 0.85 : 0.5,
        round: 3,
        halo: row ? 1.2 : 0.6,
        hatch: row ? 2 : 0,
      });
    }
  }
  const floor = ridge(chance, 56, 4);
  return {
    sky: level(0.34, 0.06),
    things: [
      ...moon(chance, 0.28),
      ...trees,
      { shape: below(floor), tone: 0.7, round: 6, halo: 1, hatch: 2 },
    ],
  };
};

/** Rows of windows, some of them lit. */
function windows(chance: Chance, x: number, top: number, wide: number, tone: number): Tone {
  const grid = Array.from({ length: 120 }, () => chance.coin(0.32));
  return (px, py) => {
    const column = (px - x + wide) / 6;
    const row = (py - top - 4) / 8;
    const fx = column - Math.floor(column);
    const fy = row - Math.floor(row);
    const lit = grid[(Math.floor(row) * 7 + Math.floor(column) + 700) % 120];
    return row > 0 && fx > 0.28 && fx < 0.72 && fy > 0.25 && fy < 0.75 ? (lit ? 0 : 0.95) : tone;
  };
}

/** A building of a town, with or without a stepped top. */
export function block(chance: Chance, x: number, top: number, wide: number, tone: number): Thing {
  const parts = [box(x, top + 100, wide, 100)];
  if (chance.coin(0.6)) parts.push(box(x, top - 6, wide * 0.62, 8), box(x, top - 13, wide * 0.3, 8));
  if (chance.coin(0.3)) parts.push(limb(x, top, x, top - 30, 0.8));
  return { shape: union(...parts), tone: windows(chance, x, top, wide, tone), halo: 1.1, hatch: 2 };
}

export const town: Setting = (chance) => {
  const things: Thing[] = [];
  for (let row = 0; row < 2; row += 1) {
    for (let x = -190; x < 190; x += chance.between(20, 32)) {
      const high = chance.between(-30, 22) + row * 22;
      things.push(block(chance, x, high, chance.between(9, 15), row ? 0.8 : 0.42));
    }
  }
  const dark = chance.between(0.3, 0.5);
  return { sky: level(dark, 0.05), things: [...moon(chance, dark - 0.05), ...things] };
};

export const bricks: Setting = (chance) => {
  const lamp = chance.between(-50, 50);
  return {
    sky: (x, y) => {
      const row = Math.floor((y + 75) / 9);
      const along = x / 22 + (row % 2) * 0.5;
      const mortar = (y + 75) / 9 - row < 0.14 || along - Math.floor(along) < 0.06;
      const far = Math.min(1, Math.hypot(x - lamp, y + 40) / 120);
      return mortar ? 0.05 : 0.14 + 0.55 * far + 0.08 * Math.sin(row * 7 + Math.floor(along) * 3);
    },
    things: [],
  };
};

export const library: Setting = (chance) => {
  const books = Array.from(
    { length: 97 },
    () => [chance.between(0.15, 0.85), chance.between(0, 0.35)] as const,
  );
  return {
    sky: (x, y) => {
      const shelf = Math.floor((y + 75) / 30);
      const high = (y + 75) / 30 - shelf;
      if (high > 0.92) return 0.9;
      const [tone, short] = books[(shelf * 31 + Math.floor((x + 400) / 7)) % 97] ?? [0.5, 0];
      const edge = (x + 400) / 7 - Math.floor((x + 400) / 7);
      if (high < short) return 0.8;
      return edge < 0.12 || edge > 0.88 ? 0.05 : tone * 0.7;
    },
    things: [],
  };
};

export const columns: Setting = (chance) => {
  const things: Thing[] = [];
  const apart = chance.between(34, 48);
  for (let x = -4 * apart; x <= 4 * apart; x += apart) {
    things.push({
      shape: union(box(x, 0, 9, 62), box(x, -60, 13, 5), box(x, 62, 13, 6)),
      tone: (px) => 0.3 + 0.3 * Math.sin((px - x) * 1.6),
      round: 8,
      halo: 1,
      hatch: 0,
    });
  }
  things.push({ shape: (_, y) => Math.max(-y - 90, y + 64), tone: 0.55, halo: 1, hatch: 2 });
  things.push({ shape: (_, y) => 66 - y, tone: 0.5, halo: 1, hatch: 2 });
  return { sky: level(0.8, 0.55), things };
};

export const storm: Setting = (chance) => {
  const clouds = ridge(chance, -36, 9);
  const things: Thing[] = [
    {
      shape: (x, y) => (y - clouds(x)) * 0.8,
      tone: (x, y) => 0.6 + 0.25 * Math.sin(x / 13 + y / 7),
      halo: 1.4,
      hatch: 1,
    },
  ];
  let x = chance.between(-60, 60);
  const points: [number, number][] = [[x, -50]];
  for (let y = -34; y < 60; y += 14) points.push([(x += chance.between(-14, 14)), y]);
  things.push({ shape: strand(points, 1.8, 0.6), tone: 0, halo: 1.4, hatch: 0 });
  const hills = ridge(chance, 48, 6);
  things.push({ shape: below(hills), tone: 0.8, round: 8, halo: 1.2, hatch: 2 });
  return { sky: (px, y) => 0.36 + 0.14 * Math.sin((px + y * 2) / 9), things };
};

/** A sky that winds around a point. */
export const vortex: Setting = (chance) => {
  const cx = chance.between(-25, 25);
  const cy = chance.between(-25, 5);
  const arms = chance.whole(2, 5);
  const tight = chance.between(0.1, 0.2);
  return {
    sky: (x, y) => {
      const far = Math.hypot(x - cx, y - cy);
      const turn = Math.atan2(y - cy, x - cx) * arms + far * tight;
      return 0.4 + 0.34 * Math.sin(turn) - 0.3 * Math.exp(-far / 12);
    },
    things: stars(chance, 6, 60),
  };
};

/** The light of a lamp on a plain wall. */
export const lamplight: Setting = (chance) => {
  const cx = chance.between(-30, 30);
  return {
    sky: (x, y) => Math.min(0.72, 0.03 + (Math.hypot(x - cx, (y + 10) * 1.1) / 120) ** 1.3 * 0.7),
    things: [{ shape: (_, y) => 58 - y, tone: (x) => 0.5 + 0.2 * Math.sin(x / 17), halo: 1.2, hatch: 2 }],
  };
};

/** Drifting rings and bubbles between worlds. */
export const between: Setting = (chance) => {
  const bubbles = Array.from({ length: chance.whole(5, 9) }, (): Thing => {
    const r = chance.between(4, 15);
    const x = chance.between(-110, 110);
    const y = chance.between(-65, 65);
    return chance.coin()
      ? { shape: circle(x, y, r), tone: 0.45, round: r, halo: 1.2, hatch: 0 }
      : { shape: ring(x, y, r, 1), tone: 0.9, halo: 1, hatch: 0 };
  });
  return {
    sky: (x, y) => 0.55 + 0.25 * Math.sin(x / 21 + Math.sin(y / 15) * 2),
    things: [...stars(chance, 10, 70), ...bubbles],
  };
};

/** Smoke or mist that lies over a scene. */
export function mist(chance: Chance, y: number): Thing[] {
  return [0, 1].map((row) => ({
    shape: ellipse(chance.between(-70, 70), y + row * 9, chance.between(60, 110), chance.between(3, 6)),
    tone: 0.05,
    hatch: 0,
  }));
}

/** A scene of a ground and what stands before it. */
export const scene = (ground: Ground, things: readonly Thing[]): Scene => ({
  sky: ground.sky,
  things: [...ground.things, ...things],
});
