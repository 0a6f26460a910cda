/** A long list that is made bit by bit: the first cards at once, more of them whenever its end comes near. */

const STEP = 60;

export class Long<Item> {
  #all: () => readonly Item[];
  #most = $state(STEP);

  constructor(all: () => readonly Item[]) {
    this.#all = all;
    // Another list begins at its beginning.
    $effect.pre(() => {
      all();
      this.#most = STEP;
    });
  }

  get shown(): readonly Item[] {
    return this.#all().slice(0, this.#most);
  }

  /** How many there are so far, while there are more; 0 once all are there. */
  get rest(): number {
    return this.#most < this.#all().length ? this.#most : 0;
  }

  more(): void {
    this.#most += STEP;
  }
}
