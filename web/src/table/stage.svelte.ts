/**
 * The stage: a queue between what a table is told and what it shows. Events are shown one after the other; the position
 * that they lead to comes at the end. Whoever is asked something is asked when the stage is empty.
 */

import type { CardView, LogLine, TableState } from "$/api/view";
import type { Pace } from "$/settings.svelte";
import { leaves, patched } from "./patches";
import { scenesOf, times, type Scene, type SceneKind, type Watching } from "./scenes";
import { shared } from "./sharing";

/** What the stage needs of the world; tests bring their own. */
export interface Conditions {
  pace(): Pace;
  /** Nobody watches a page that lies behind others. */
  isSeen(): boolean;
  later(what: () => void, millis: number): ReturnType<typeof setTimeout>;
}

export const REAL: Omit<Conditions, "pace"> = {
  isSeen: () => document.visibilityState !== "hidden",
  later: (what, millis) => setTimeout(what, millis),
};

/** A scene that waits for its turn, or the end of what was told together. */
type Step = { scene: Scene; after: TableState } | { scene: null; after: TableState };

/** Scenes in which something is done to cards on the table. */
const STRIKING: readonly SceneKind[] = ["suffer", "touch", "commit", "card"];
/** For so long after a skip, and after what came then, somebody wants to see none of it, in milliseconds: the machine
 * tells its turn in several parts. */
const HURRY = 1000;
/** How many scenes are kept to be seen again. */
const KEPT = 40;

export class Stage {
  /** What the table shows. */
  state = $state.raw<TableState | null>(null);
  /** The scene that is played. */
  current = $state.raw<Scene | null>(null);
  /** A new number for each scene, so that the same one can be played twice. */
  number = $state(0);
  /** How long the scene is played, in milliseconds. */
  lasts = $state(0);
  /** What has happened since one's last answer. */
  recent = $state.raw<readonly Scene[]>([]);
  /** How many lines of the log have not been shown yet. */
  held = $state(0);
  /** Cards that are known although they are not on the table: those of a replay. */
  known: (card: number) => CardView | undefined = () => undefined;
  active = $derived(this.current !== null);
  /** Told of the scenes that will be played, so that what they show can be made ready. */
  coming: (scenes: readonly Scene[]) => void = () => undefined;
  /** Told of each scene that begins. */
  heard: (scene: Scene) => void = () => undefined;

  /** Told when everything has been shown. */
  emptied: () => void = () => undefined;

  #steps: Step[] = [];
  /** A scene whose cards are still seen where they were, although they leave with it. */
  #owed: Step | null = null;
  #times: number[] = [];
  /** Until when nothing is staged. */
  #hurries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #world: Conditions;

  constructor(world: Conditions) {
    this.#world = world;
  }

  /** What the scene does to a card; nothing to most of them. */
  strikes(card: number): SceneKind | "" {
    const scene = this.current;
    if (!scene || !STRIKING.includes(scene.kind)) return "";
    return scene.cards.includes(card) || scene.arrows.some((arrow) => arrow.to === card) ? scene.kind : "";
  }

  /** Show a position at once. */
  show(state: TableState): void {
    this.#lay(state);
    this.#steps = [];
    this.skip();
  }

  /** Something has happened that leads to a position. The last `lines` of the log tell it. */
  tell(lines: readonly LogLine[], after: TableState, watching: Omit<Watching, "after">): void {
    const scenes = scenesOf(lines, { ...watching, after: after.view });
    const hurries = Date.now() < this.#hurries;
    if (hurries) this.#hurries = Date.now() + HURRY;
    if (hurries || this.#pace() === "none") {
      this.skip();
      this.#past(scenes);
      return this.show(after);
    }
    this.coming(scenes);
    this.held += lines.length;
    const idle = this.#steps.length === 0 && !this.active;
    this.#steps.push(...scenes.map((scene): Step => ({ scene, after })), { scene: null, after });
    const waits = this.#steps.flatMap((each) => (each.scene ? [each.scene] : []));
    this.#times = times(waits, this.#pace());
    if (idle) this.#next();
  }

  /** On to the question: what is still on its way to it is not staged either. */
  onward(): void {
    this.#hurries = Date.now() + HURRY;
    this.skip();
  }

  /** On to the end of what has been told, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#steps.at(-1);
    this.#past(this.#steps.flatMap((each) => each.scene ?? []));
    this.#steps = [];
    this.#times = [];
    this.#owed = null;
    this.current = null;
    this.held = 0;
    if (last) this.#lay(last.after);
    this.emptied();
  }

  /** Play a scene once more, beside what the table shows. */
  again(scene: Scene): void {
    if (this.active) return;
    this.#begin(scene, Math.max(...times([scene], "story")));
  }

  /** One has answered: what comes now is new. */
  forget(): void {
    this.#hurries = 0;
    this.recent = [];
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #pace(): Pace {
    return this.#world.isSeen() ? this.#world.pace() : "none";
  }

  /** Play what waits, up to a scene that takes its time. */
  #next(): void {
    this.current = null;
    while (this.#steps.length > 0) {
      const scene = this.#steps[0]?.scene ?? null;
      const millis = scene ? (this.#times.shift() ?? 0) : 0;
      this.#step();
      if (scene && millis > 0) return this.#begin(scene, millis);
    }
    this.held = 0;
    this.emptied();
  }

  #begin(scene: Scene, millis: number): void {
    this.current = scene;
    this.lasts = millis;
    this.number += 1;
    this.heard(scene);
    this.#timer = this.#world.later(() => this.#next(), millis);
  }

  /** The next step is taken: its lines are told, and the table shows what they say. */
  #step(): void {
    const step = this.#steps.shift();
    if (!step) return;
    if (!step.scene) {
      this.#owed = null;
      return this.#lay(step.after);
    }
    this.#past([step.scene]);
    this.held = Math.max(0, this.held - step.scene.lines.length);
    if (this.#owed?.scene) this.#change(this.#owed.scene.lines.filter(leaves), this.#owed.after);
    this.#owed = step;
    this.#change(
      step.scene.lines.filter((line) => !leaves(line)),
      step.after,
    );
  }

  #past(scenes: readonly Scene[]): void {
    this.recent = [...this.recent, ...scenes.filter((each) => each.kind !== "trifle")].slice(-KEPT);
  }

  #change(lines: readonly LogLine[], after: TableState): void {
    const state = this.state;
    if (!state?.view || !after.view) return;
    this.#lay({ ...state, view: { ...patched(state.view, lines, after.view), decision: null } });
  }

  #lay(state: TableState): void {
    this.state = shared(this.state, state);
  }
}
