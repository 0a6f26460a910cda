/** The burin: a scene of shapes and tones becomes lines that swell where it is dark. */

import type { Distance } from "./shapes";

/** How dark a place is, from 0 (paper) to 1 (ink). */
export type Tone = (x: number, y: number) => number;

/** Something in a scene. */
export interface Thing {
  shape: Distance;
  tone: number | Tone;
  /** How round it looks: how far from its edge light and shade reach. */
  round?: number;
  /** A white line around it, that sets it off from what is behind. */
  halo?: number;
}

/** What an engraving shows: 150 high, as wide as needed, the middle at 0, 0. */
export interface Scene {
  sky: Tone;
  /** From back to front. */
  things: readonly Thing[];
}

const LIGHT = 1.6;

function shaded(thing: Thing, x: number, y: number, depth: number): number {
  const base = typeof thing.tone === "number" ? thing.tone : thing.tone(x, y);
  if (!thing.round) return base;
  const near = 1 + depth / thing.round;
  if (near <= 0) return base;
  const slope = (thing.shape(x - LIGHT, y - LIGHT) - depth) / (LIGHT * Math.SQRT2);
  return base - 0.5 * slope * near;
}

/** How dark a scene is at a place. */
export function toneAt(scene: Scene, x: number, y: number): number {
  for (let place = scene.things.length - 1; place >= 0; place -= 1) {
    const thing = scene.things[place] as Thing;
    const depth = thing.shape(x, y);
    if (depth < 0) return shaded(thing, x, y, depth);
    if (depth < (thing.halo ?? 0)) return 0;
  }
  return scene.sky(x, y);
}

export interface Window {
  width: number;
  height: number;
  /** Distance between lines. */
  spacing: number;
  /** Where lines may be; everywhere if left out. */
  within?: Distance;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A run of a line: its places along it and how thick it is at each. */
interface Run {
  xs: number[];
  halves: number[];
}

/** Only the points that are needed: between two kept ones the edge is as good as straight. */
function kept({ xs, halves }: Run): number[] {
  const keep = [0];
  let from = 0;
  for (let to = 2; to < xs.length; to += 1) {
    const x0 = xs[from] ?? 0;
    const h0 = halves[from] ?? 0;
    const rise = ((halves[to] ?? 0) - h0) / ((xs[to] ?? 0) - x0);
    let straight = true;
    for (let between = from + 1; between < to && straight; between += 1) {
      straight = Math.abs(h0 + rise * ((xs[between] ?? 0) - x0) - (halves[between] ?? 0)) < 0.1;
    }
    if (!straight) keep.push((from = to - 1));
  }
  if (xs.length > 1) keep.push(xs.length - 1);
  return keep;
}

function drawn(run: Run, y: number): string {
  const keep = kept(run);
  const over = keep.map((place) => `${short(run.xs[place] ?? 0)} ${short(y - (run.halves[place] ?? 0))}`);
  const under = keep.map((place) => `${short(run.xs[place] ?? 0)} ${short(y + (run.halves[place] ?? 0))}`);
  return `M${over.join("L")}L${under.reverse().join("L")}Z`;
}

/** The lines of a scene as one filled path, in a window whose upper left corner is 0, 0. */
export function engraved(scene: Scene, { width, height, spacing, within }: Window): string {
  const scale = height / 150;
  const step = Math.max(1.5, spacing * 0.6);
  const paths: string[] = [];
  for (let y = spacing / 2; y < height; y += spacing) {
    let run: Run = { xs: [], halves: [] };
    const finish = (): void => {
      if (run.xs.length > 1) paths.push(drawn(run, y));
      run = { xs: [], halves: [] };
    };
    for (let x = 0; x <= width; x += step) {
      const dark = within && within(x, y) > 0 ? 0 : toneAt(scene, (x - width / 2) / scale, y / scale - 75);
      if (dark < 0.07) {
        finish();
        continue;
      }
      run.xs.push(x);
      run.halves.push((spacing / 2) * Math.min(1, dark) * 0.96);
    }
    finish();
  }
  return paths.join("");
}
