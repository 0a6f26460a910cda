/** The burin: a scene of shapes and tones becomes lines that swell where it is dark. */

import { moved, type Distance } from "./shapes";

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
  /** The direction of its lines: level, rising or falling. */
  hatch?: Hatch;
}

export type Hatch = 0 | 1 | 2;

const ANGLES: readonly [number, number, number] = [0, -0.7, 0.7];

/** What an engraving shows: 150 high, as wide as needed, the middle at 0, 0. */
export interface Scene {
  sky: Tone;
  /** From back to front. */
  things: readonly Thing[];
}

export interface Window {
  width: number;
  height: number;
  /** Distance between lines. */
  spacing: number;
}

const LIGHT = 1.6;

function shaded(thing: Thing, x: number, y: number, depth: number): number {
  const base = typeof thing.tone === "number" ? thing.tone : thing.tone(x, y);
  if (!thing.round) return base;
  const near = 1 + depth / thing.round;
  if (near <= 0) return base;
  const slope = (thing.shape(x - LIGHT, y - LIGHT) - depth) / (LIGHT * Math.SQRT2);
  return base - 0.55 * slope * near;
}

/** A place of a scene in one number: how dark it is, and four times the direction of its lines. */
type Look = number;

const darkness = (look: Look): number => look % 4;
const direction = (look: Look): number => look >> 2;

const packed = (dark: number, hatch: Hatch): Look => (dark < 0 ? 0 : dark > 1 ? 1 : dark) + hatch * 4;

/** What is seen at a place of these things, front first. */
function seen(things: readonly Thing[], sky: Tone, x: number, y: number): Look {
  for (const thing of things) {
    const depth = thing.shape(x, y);
    if (depth < 0) return packed(shaded(thing, x, y, depth), thing.hatch ?? 1);
    if (depth < (thing.halo ?? 0)) return 0;
  }
  return packed(sky(x, y), 0);
}

/** How dark a scene is at a place. */
export function toneAt(scene: Scene, x: number, y: number): number {
  return darkness(seen([...scene.things].reverse(), scene.sky, x, y));
}

const CELL = 8;

/** Things put somewhere else: turned, larger or smaller, moved. */
export function placed(things: readonly Thing[], turn: number, scale = 1, dx = 0, dy = 0): Thing[] {
  const cos = Math.cos(-turn) / scale;
  const sin = Math.sin(-turn) / scale;
  return things.map((thing) => {
    const tone = thing.tone;
    return {
      ...thing,
      shape: moved(thing.shape, dx, dy, turn, scale),
      tone:
        typeof tone === "number"
          ? tone
          : (x: number, y: number) => tone((x - dx) * cos - (y - dy) * sin, (x - dx) * sin + (y - dy) * cos),
    };
  });
}

/** Which things matter in each cell of the scene, front first: most places have to ask only one or two. */
function sorted(scene: Scene, halfWidth: number): (x: number, y: number) => readonly Thing[] {
  const columns = Math.ceil((2 * halfWidth) / CELL) + 2;
  const rows = Math.ceil(150 / CELL) + 2;
  const front = [...scene.things].reverse();
  const cells: (readonly Thing[] | undefined)[] = [];
  return (x, y) => {
    const column = Math.max(0, Math.min(columns - 1, Math.floor((x + halfWidth) / CELL)));
    const row = Math.max(0, Math.min(rows - 1, Math.floor((y + 75) / CELL)));
    const place = row * columns + column;
    const known = cells[place];
    if (known) return known;
    const cx = column * CELL - halfWidth + CELL / 2;
    const cy = row * CELL - 75 + CELL / 2;
    const near: Thing[] = [];
    for (const thing of front) {
      const depth = thing.shape(cx, cy);
      if (depth < CELL * 1.6 + (thing.halo ?? 0)) near.push(thing);
      if (depth < -CELL * 1.2) break;
    }
    cells[place] = near;
    return near;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A run of a line: its places along it and half its thickness at each. */
interface Run {
  along: number[];
  halves: number[];
}

/** Only the points that are needed: between two kept ones the edge is as good as straight. */
function kept({ along, halves }: Run): number[] {
  const keep = [0];
  let from = 0;
  for (let to = 2; to < along.length; to += 1) {
    const start = along[from] ?? 0;
    const half = halves[from] ?? 0;
    const rise = ((halves[to] ?? 0) - half) / ((along[to] ?? 0) - start);
    let straight = true;
    for (let between = from + 1; between < to && straight; between += 1) {
      straight = Math.abs(half + rise * ((along[between] ?? 0) - start) - (halves[between] ?? 0)) < 0.1;
    }
    if (!straight) keep.push((from = to - 1));
  }
  if (along.length > 1) keep.push(along.length - 1);
  return keep;
}

/** Below this a line is not drawn. */
const FAINT = 0.06;
/** A change that is an edge, whose place is looked for between two samples. */
const EDGE = 0.16;

/** A scene as the window shows it: looked at once on a grid, and again only where an edge has to be found. */
class Picture {
  readonly width: number;
  readonly height: number;
  readonly hatches: readonly Hatch[];
  #step: number;
  #columns: number;
  #grid: Float32Array;
  #exact: (x: number, y: number) => Look;

  constructor(scene: Scene, { width, height, spacing }: Window) {
    [this.width, this.height] = [width, height];
    this.#step = Math.max(1.3, spacing * 0.6);
    this.#columns = Math.ceil(width / this.#step) + 1;
    const rows = Math.ceil(height / this.#step) + 1;
    const scale = height / 150;
    const near = sorted(scene, width / scale / 2);
    this.#exact = (x, y) => {
      const sx = (x - width / 2) / scale;
      const sy = y / scale - 75;
      return seen(near(sx, sy), scene.sky, sx, sy);
    };
    this.#grid = new Float32Array(this.#columns * rows);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < this.#columns; column += 1) {
        this.#grid[row * this.#columns + column] = this.#exact(column * this.#step, row * this.#step);
      }
    }
    this.hatches = [...new Set<Hatch>([0, ...scene.things.map((thing) => thing.hatch ?? 1)])].sort();
  }

  /** How thick a line of a direction is at a place. The deepest shade of others is crossed by level lines. */
  thickness(x: number, y: number, hatch: Hatch, exact: boolean): number {
    if (x < 0 || y < 0 || x > this.width || y > this.height) return 0;
    const place = Math.round(y / this.#step) * this.#columns + Math.round(x / this.#step);
    const look = exact ? this.#exact(x, y) : (this.#grid[place] ?? 0);
    const dark = darkness(look);
    const lies = direction(look);
    if (lies === hatch) return dark * 0.96;
    return hatch === 0 && dark > 0.72 ? (dark - 0.72) * 1.6 : 0;
  }
}

/** Samples one line: its runs, with edges where they are and not where a sample happened to fall. */
function runs(thick: (along: number, exact: boolean) => number, long: number, step: number): Run[] {
  const found: Run[] = [];
  let run: Run = { along: [], halves: [] };
  const put = (along: number, half: number): void => {
    if (half >= FAINT) {
      run.along.push(along);
      run.halves.push(half);
    } else if (run.along.length) {
      found.push(run);
      run = { along: [], halves: [] };
    }
  };
  let before = -long;
  let was = thick(before, false);
  put(before, was);
  for (let along = -long + step; along < long + step; along += step) {
    const is = thick(along, false);
    if (Math.abs(is - was) > EDGE) {
      let [low, lowThick, high, highThick] = [before, was, along, is];
      for (let halving = 0; halving < 3; halving += 1) {
        const middle = (low + high) / 2;
        const there = thick(middle, true);
        if (Math.abs(there - lowThick) < Math.abs(there - highThick)) [low, lowThick] = [middle, there];
        else [high, highThick] = [middle, there];
      }
      put(low, lowThick);
      put(high, highThick);
    }
    put(along, is);
    [before, was] = [along, is];
  }
  put(long, 0);
  return found;
}

/** Draws the lines of one direction. */
function hatched(picture: Picture, spacing: number, hatch: Hatch): string {
  const { width, height } = picture;
  const cos = Math.cos(ANGLES[hatch]);
  const sin = Math.sin(ANGLES[hatch]);
  const reach = (Math.abs(width * sin) + Math.abs(height * cos)) / 2;
  const long = (Math.abs(width * cos) + Math.abs(height * sin)) / 2;
  const step = Math.max(1.5, spacing * 0.75);
  const paths: string[] = [];
  const x = (along: number, across: number): number => width / 2 + along * cos - across * sin;
  const y = (along: number, across: number): number => height / 2 + along * sin + across * cos;
  for (let across = -reach + spacing / 2; across < reach; across += spacing) {
    const thick = (along: number, exact: boolean): number =>
      picture.thickness(x(along, across), y(along, across), hatch, exact);
    const point = (along: number, half: number): string =>
      `${short(x(along, across + (half * spacing) / 2))} ${short(y(along, across + (half * spacing) / 2))}`;
    for (const run of runs(thick, long, step)) {
      if (run.along.length < 2) continue;
      const keep = kept(run);
      const over = keep.map((place) => point(run.along[place] ?? 0, -(run.halves[place] ?? 0)));
      const under = keep.map((place) => point(run.along[place] ?? 0, run.halves[place] ?? 0));
      paths.push(`M${over.join("L")}L${under.reverse().join("L")}Z`);
    }
  }
  return paths.join("");
}

/** The lines of a scene as one filled path, in a window whose upper left corner is 0, 0. */
export function engraved(scene: Scene, window: Window): string {
  const picture = new Picture(scene, window);
  return picture.hatches.map((hatch) => hatched(picture, window.spacing, hatch)).join("");
}
