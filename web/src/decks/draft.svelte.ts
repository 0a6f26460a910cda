/** A deck while it is built. It is kept in the browser at every step, so that a reload loses nothing. */

import * as store from "./store";

const EMPTY: store.DeckList = { name: "", cards: {}, stories: [], format: "lcg-2010", notes: "" };

/** The most copies the server takes. */
const MOST = 50;

export class Draft {
  /** The id on the server; empty while it has never been saved. */
  id = $state("");
  list = $state.raw<store.DeckList>(EMPTY);
  /** Whether there is something that the server does not have. */
  dirty = $state(false);
  #undone: store.DeckList[] = $state.raw([]);
  #place: string;

  constructor(id: string) {
    this.#place = `rlyeh-draft-${id || "new"}`;
    this.id = id;
  }

  /** What was kept in this browser and not on the server, if there is something. */
  recall(): boolean {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#place) ?? "null") as Partial<store.DeckList> | null;
      if (!kept || typeof kept.cards !== "object") return false;
      this.list = { ...EMPTY, ...kept };
      this.dirty = true;
      return true;
    } catch {
      return false;
    }
  }

  /** Take up a deck of the server. */
  take(deck: store.Deck): void {
    const { name, cards, stories, format, notes } = deck;
    this.id = deck.id;
    this.list = { name, cards, stories, format, notes };
    this.dirty = false;
    this.#undone = [];
  }

  get canUndo(): boolean {
    return this.#undone.length > 0;
  }

  /** Change something; it can be taken back. */
  change(changed: Partial<store.DeckList>): void {
    this.#undone = [...this.#undone.slice(-99), this.list];
    this.#set({ ...this.list, ...changed });
  }

  undo(): void {
    const before = this.#undone.at(-1);
    if (!before) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#set(before);
  }

  count(card: string): number {
    return this.list.cards[card] ?? 0;
  }

  /** Add copies of a card, or take some out with a negative number. */
  add(card: string, copies = 1): void {
    const count = Math.max(0, Math.min(MOST, this.count(card) + copies));
    if (count === this.count(card)) return;
    const entries = Object.entries({ ...this.list.cards, [card]: count }).filter(([, number]) => number > 0);
    const cards = Object.fromEntries(entries);
    this.change({ cards });
  }

  toggleStory(card: string): void {
    const { stories } = this.list;
    this.change({
      stories: stories.includes(card) ? stories.filter((each) => each !== card) : [...stories, card],
    });
  }

  /** Keep it on the server. What was changed while it travelled is not lost. */
  async save(name: string): Promise<store.Deck> {
    const sent = { ...this.list, name: this.list.name.trim() || name };
    const before = this.list;
    const kept = await store.keep(sent, this.id || undefined);
    this.#forget();
    this.id = kept.id;
    this.#place = `rlyeh-draft-${kept.id}`;
    if (this.list === before) {
      this.list = { ...this.list, name: kept.name };
      this.dirty = false;
    } else this.#set(this.list);
    return kept;
  }

  #set(list: store.DeckList): void {
    this.list = list;
    this.dirty = true;
    try {
      localStorage.setItem(this.#place, JSON.stringify(list));
    } catch {
      // A browser that keeps nothing still builds.
    }
  }

  #forget(): void {
    try {
      localStorage.removeItem(this.#place);
    } catch {
      // Nothing was kept.
    }
  }
}
