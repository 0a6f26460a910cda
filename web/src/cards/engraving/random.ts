/** Chance that is always the same for the same seed. */

/** A number of 32 bits for a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  }
  return value >>> 0;
}

/** Draws numbers from a seed (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: string) {
    this.#state = hash(seed);
  }

  /** A number from 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next();
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }

  coin(likely = 0.5): boolean {
    return this.next() < likely;
  }

  one<const T>(of: readonly T[]): T {
    return of[Math.floor(this.next() * of.length)] as T;
  }
}
