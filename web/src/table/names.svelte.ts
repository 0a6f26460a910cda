/** Card names found in sentences. */

import { SvelteMap } from "svelte/reactivity";

/** A piece of a sentence: plain text, or the name of a printed card. */
export interface Part {
  text: string;
  card?: string;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Finds the names of cards in sentences; who reads a sentence reads it anew when there are more. Longer names come first, so that no name is found inside another. */
export class Names {
  #cards = new SvelteMap<string, string>();
  #pattern: RegExp | null = null;

  learn(title: string, card: string): void {
    if (this.#cards.has(title)) return;
    this.#cards.set(title, card);
    this.#pattern = null;
  }

  split(sentence: string): Part[] {
    if (this.#cards.size === 0) return [{ text: sentence }];
    this.#pattern ??= new RegExp(
      `(?<![\\p{L}\\p{N}])(${[...this.#cards.keys()]
        .sort((one, two) => two.length - one.length)
        .map(escaped)
        .join("|")})(?![\\p{L}\\p{N}])`,
      "u",
    );
    return sentence
      .split(this.#pattern)
      .filter((text) => text)
      .map((text) => {
        const card = this.#cards.get(text);
        return card === undefined ? { text } : { text, card };
      });
  }
}
