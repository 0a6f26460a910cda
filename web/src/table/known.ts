/** Every card that somebody has seen at a table, by its number there; and card names found in sentences. */

import type { CardView, InPlayView, View } from "$/api/view";

export function cardsOf(view: View): CardView[] {
  const sides = view.sides.flatMap((side) => [
    ...side.hand,
    ...side.deck.map((each) => each.card),
    ...side.discard,
    ...side.domains.flatMap((domain) => [...domain.resources, ...(domain.card ? [domain.card] : [])]),
    ...side.won,
    ...side.removed,
  ]);
  const stored = view.stored.flatMap((each) => (each.card ? [each.card] : []));
  return [
    ...sides,
    ...view.play,
    ...view.stories,
    ...view.limbo,
    ...stored,
    ...view.story_deck.map((each) => each.card),
  ];
}

export function unknownCards(): Map<number, CardView> {
  return new Map();
}

/** What is attached to each card. */
export function attachmentsOf(view: View): ReadonlyMap<number, readonly InPlayView[]> {
  const found = new Map<number, InPlayView[]>();
  for (const card of view.play) {
    if (card.host >= 0) found.set(card.host, [...(found.get(card.host) ?? []), card]);
  }
  return found;
}

/** A piece of a sentence: plain text, or the name of a printed card. */
export interface Part {
  text: string;
  card?: string;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Finds the names of cards in sentences. Longer names come first, so that no name is found inside another. */
export class Names {
  #cards = new Map<string, string>();
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
