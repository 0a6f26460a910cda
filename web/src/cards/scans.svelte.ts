/** Pictures of a person's own cards, from a folder of theirs. */

import type { CardFacts } from "./types";

class Scans {
  #pictures: ReadonlyMap<string, string> = $state.raw(new Map());

  /** The picture of a card, if the person has one and wants it shown. */
  of(facts: CardFacts): string | undefined {
    return this.#pictures.get(facts.id);
  }
}

export const scans = new Scans();
