/** Every printed card, fetched once for each language and kept while the page is open. */

import { SvelteMap } from "svelte/reactivity";
import { ask } from "$/api/http";
import { settings, type Language } from "$/settings.svelte";
import type { CardFacts } from "./types";

interface Listing {
  cards: CardFacts[];
}

/** Where the cards come from. The browser keeps them, and asks only whether they are still the same. */
const address = (language: Language): string => `/api/cards?lang=${language}`;

class Book {
  #pages = new SvelteMap<Language, ReadonlyMap<string, CardFacts>>();
  #asked = new Map<Language, Promise<ReadonlyMap<string, CardFacts>>>();
  /** Why the cards could not be had, if the last try failed. */
  problem = $state("");

  /** A card in the language that is set; nothing until it has come. Reading it starts the fetching. */
  facts(id: string): CardFacts | undefined {
    return this.#page()?.get(id);
  }

  /** All cards in the order of the server, once they have come. */
  all(): CardFacts[] | undefined {
    const page = this.#page();
    return page && [...page.values()];
  }

  /** The cards of the language that is set, as a promise. A failed try is made again when asked again. */
  load(language: Language = settings.language): Promise<ReadonlyMap<string, CardFacts>> {
    const begun = this.#asked.get(language);
    if (begun) return begun;
    const coming = this.#fetch(language);
    this.#asked.set(language, coming);
    coming.catch(() => this.#asked.delete(language));
    return coming;
  }

  #page(): ReadonlyMap<string, CardFacts> | undefined {
    const page = this.#pages.get(settings.language);
    // The text of the other language is better than none while this one is on its way.
    if (!page) this.load().catch(() => undefined);
    return page ?? this.#pages.get(settings.language === "en" ? "de" : "en");
  }

  async #fetch(language: Language): Promise<ReadonlyMap<string, CardFacts>> {
    try {
      const { cards } = await ask<Listing>("GET", address(language));
      const page = new Map(cards.map((card) => [card.id, card]));
      this.#pages.set(language, page);
      this.problem = "";
      return page;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      throw error;
    }
  }
}

export const book = new Book();
