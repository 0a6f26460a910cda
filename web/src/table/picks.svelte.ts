/** One choice of so many: what is chosen so far of the open question. */

import type { Pickable, Several } from "$/api/view";
import { book } from "$/cards/book.svelte";

/** The keys when one of them is chosen, or no longer. Where there are as many as may be, the first gives way. */
export function toggled(chosen: readonly string[], key: string, most: number): string[] {
  if (chosen.includes(key)) return chosen.filter((each) => each !== key);
  return [...chosen, key].slice(-Math.max(1, most));
}

/** The factions of which nothing is among the cards: who cannot pay for them will hardly play them. */
export function missing(factions: readonly string[], cards: readonly (readonly string[])[]): string[] {
  return factions.filter((faction) => !cards.some((each) => each.includes(faction)));
}

export class Picks {
  chosen = $state.raw<readonly string[]>([]);
  /** Whether it has been said that a faction is missing: whoever confirms once more means it. */
  warned = $state.raw<readonly string[]>([]);
  readonly #open: () => Several | null;
  readonly #printed: (card: number) => string | undefined;

  constructor(open: () => Several | null, printed: (card: number) => string | undefined) {
    this.#open = open;
    this.#printed = printed;
  }

  open = $derived.by(() => this.#open());
  options = $derived<readonly Pickable[]>(this.open?.options ?? []);
  enough = $derived(
    this.open !== null && this.chosen.length >= this.open.least && this.chosen.length <= this.open.most,
  );

  clear(): void {
    this.chosen = [];
    this.warned = [];
  }

  has(key: string): boolean {
    return this.chosen.includes(key);
  }

  toggle(key: string): void {
    this.warned = [];
    this.chosen = toggled(this.chosen, key, this.open?.most ?? 1);
  }

  /** A card was clicked; says whether it is one of those that can be chosen. */
  click(card: number): boolean {
    const option = this.of(card);
    if (option) this.toggle(option.key);
    return option !== undefined;
  }

  of(card: number): Pickable | undefined {
    return this.options.find((each) => each.card === card);
  }

  /** Take back the last that was chosen; says whether there was one. */
  back(): boolean {
    if (this.chosen.length === 0) return false;
    this.warned = [];
    this.chosen = this.chosen.slice(0, -1);
    return true;
  }

  /** Whether it may be sent; the first time that a faction is missing one is told instead. */
  confirmed(): boolean {
    if (!this.enough || !this.open) return false;
    if (this.warned.length > 0) return true;
    this.warned = missing(
      this.open.factions ?? [],
      this.options
        .filter((each) => this.has(each.key))
        .map((each) => Object.keys(book.facts(this.#printed(each.card) ?? "")?.resource_icons ?? {})),
    );
    return this.warned.length === 0;
  }
}
