/** A finished game that is being looked at: where one is, and the boards that have been fetched. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { ask } from "$/api/http";
import type { View } from "$/api/view";
import type { GameShape } from "$/around/games";
import { settings } from "$/settings.svelte";
import { Analyst } from "./analyst.svelte";
import type { Moment, Position } from "./types";
import { placeOf, turnFrom, turnStarts } from "./way";

/** Boards that are fetched ahead on either side. */
const AHEAD = 3;
/** Boards that are kept. */
const KEPT = 400;
/** What the server tells in the language that is asked for. */
const SPOKEN = ["positions", "timeline"];
const PACE = 1100;

export type Sight = "both" | 0 | 1;

export class Reel {
  game = $state.raw<GameShape | null>(null);
  moments = $state.raw<readonly Moment[]>([]);
  at = $state(0);
  sight = $state<Sight>("both");
  running = $state(false);
  failure = $state.raw<unknown>(null);
  #boards = new SvelteMap<number, Position>();
  #asked = new SvelteSet<number>();
  #shown: Position | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly share: string | null,
  ) {}

  last = $derived(Math.max(0, this.moments.length - 1));
  starts = $derived(turnStarts(this.moments));
  moment = $derived(this.moments[this.at]);
  readonly coach = new Analyst(() => this.#path("/analysis"));
  findings = $derived(this.coach.findings);

  /** The board at this place; the one before it while it is on its way. */
  get board(): Position | null {
    const found = this.#boards.get(this.at);
    if (found) this.#shown = found;
    return found ?? this.#shown;
  }

  /** Whether what is shown is what is asked for. */
  get isHere(): boolean {
    return this.#boards.has(this.at);
  }

  /** Open the game at a place of it. */
  async load(said: string | null): Promise<void> {
    this.failure = null;
    try {
      this.game = await ask<GameShape>("GET", this.#path(""));
      if (this.game.status !== "over") return;
      this.moments = await ask<Moment[]>("GET", this.#path("/timeline"));
      this.go(placeOf(said, this.last));
      await this.coach.look();
    } catch (error) {
      this.failure = error;
    }
  }

  close(): void {
    this.stop();
    this.coach.close();
  }

  // -- going ---------------------------------------------------------------------------------------------------------

  go(place: number): void {
    this.at = Math.max(0, Math.min(place, this.last));
    void this.#fetch(this.at).then(() => this.#ahead(this.at));
  }

  step(by: number): void {
    this.stop();
    this.go(this.at + by);
  }

  turn(on: boolean): void {
    this.stop();
    this.go(turnFrom(this.starts, this.at, this.last, on));
  }

  toggle(): void {
    if (this.running) return this.stop();
    if (this.at === this.last) this.go(0);
    this.running = true;
    this.#next();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      // A board that is not here yet is waited for, not skipped.
      if (this.isHere) this.go(this.at + 1);
      if (this.at < this.last) this.#next();
      else this.running = false;
    }, PACE);
  }

  async #ahead(at: number): Promise<void> {
    for (let by = 1; by <= AHEAD && this.at === at; by++) {
      await this.#fetch(at + by);
      await this.#fetch(at - by);
    }
  }

  async #fetch(at: number): Promise<void> {
    if (at < 0 || at > this.last || this.#boards.has(at) || this.#asked.has(at)) return;
    this.#asked.add(at);
    try {
      const board = await ask<Position>("GET", this.#path(`/positions/${at}`));
      if (this.#boards.size >= KEPT) this.#boards.clear();
      this.#boards.set(at, board);
      this.failure = null;
    } catch (error) {
      if (at === this.at) this.failure = error;
    } finally {
      this.#asked.delete(at);
    }
  }

  #path(more: string): string {
    const said = [
      this.share && `share=${encodeURIComponent(this.share)}`,
      SPOKEN.includes(more.split("/")[1] ?? "") && settings.language !== "en" && `lang=${settings.language}`,
    ].filter(Boolean);
    const path = `/api/games/${encodeURIComponent(this.id)}${more}`;
    return said.length ? `${path}?${said.join("&")}` : path;
  }

  /** Where something about this game is asked for. */
  path(more: string): string {
    return this.#path(more);
  }
}

/** What one sees of a board: as one seat saw it, or with both hands open. */
export function viewOf(position: Position, sight: Sight, below: 0 | 1): View {
  if (sight !== "both") return position.views[sight];
  const [one, two] = position.views;
  const base = position.views[below];
  return { ...base, sides: [one.sides[0], two.sides[1]] };
}
