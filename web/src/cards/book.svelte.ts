/** Every printed card, fetched once for each language and kept while the page is open.
 *
 * They come in two parts: the cards that can be played, which is all that a table needs, and the others, which are
 * fetched where somebody looks for them. */

import { SvelteMap } from "svelte/reactivity";
import { ask } from "$/api/http";
import { settings, type Language } from "$/settings.svelte";
import { inOrder } from "./order";
import type { CardFacts } from "./types";

interface Listing {
  /** The codes of all sets, in the order of their release. */
  sets: string[];
  cards: CardFacts[];
}

interface Page {
  sets: readonly string[];
  cards: ReadonlyMap<string, CardFacts>;
}

type Part = "playable" | "rest";

const SEARCHES: Readonly<Record<Part, string>> = { playable: "is:playable", rest: "-is:playable" };

/** Where the cards come from. The browser keeps them, and asks only whether they are still the same. */
const address = (part: Part, language: Language): string =>
  `/api/cards?lang=${language}&q=${encodeURIComponent(SEARCHES[part])}`;

class Book {
  #pages = new SvelteMap<string, Page>();
  #asked = new Map<string, Promise<Page>>();
  #all = $derived.by(() => {
    const [playable, rest] = [this.#page("playable"), this.#page("rest")];
    return playable && rest && inOrder([...playable.cards.values(), ...rest.cards.values()], rest.sets);
  });
  /** Why the cards could not be had, if the last try failed. */
  problem = $state("");

  /** A card in the language that is set; nothing until it has come. Reading it starts the fetching. */
  facts(id: string): CardFacts | undefined {
    const playable = this.#page("playable");
    if (!id || !playable) return undefined;
    return playable.cards.get(id) ?? this.#page("rest")?.cards.get(id);
  }

  /** All cards in the order in which they came out, once they are here. */
  all(): CardFacts[] | undefined {
    return this.#all;
  }

  /** All cards in the language that is set, as a promise. A failed try is made again when asked again. */
  async load(language: Language = settings.language): Promise<CardFacts[]> {
    const parts = [this.#load("playable", language), this.#load("rest", language)];
    return (await Promise.all(parts)).flatMap(({ cards }) => [...cards.values()]);
  }

  #load(part: Part, language: Language): Promise<Page> {
    const key = address(part, language);
    const begun = this.#asked.get(key);
    if (begun) return begun;
    const coming = this.#fetch(key);
    this.#asked.set(key, coming);
    coming.catch(() => this.#asked.delete(key));
    return coming;
  }

  #page(part: Part): Page | undefined {
    const { language } = settings;
    const page = this.#pages.get(address(part, language));
    // The text of the other language is better than none while this one is on its way.
    if (!page) this.#load(part, language).catch(() => undefined);
    return page ?? this.#pages.get(address(part, language === "en" ? "de" : "en"));
  }

  async #fetch(key: string): Promise<Page> {
    try {
      const { sets, cards } = await ask<Listing>("GET", key);
      const page = { sets, cards: new Map(cards.map((card) => [card.id, card])) };
      this.#pages.set(key, page);
      this.problem = "";
      return page;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      throw error;
    }
  }
}

export const book = new Book();
