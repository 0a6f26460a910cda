/** What things that should not be are made of: arms, eyes, mouths, wings and horns. */

import type { Thing } from "./plate";
import type { Chance } from "./random";
import { both, circle, ellipse, limb, mirrored, outline, strand, union, type Distance } from "./shapes";

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
export const banded =
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
