/** Which card a picture shows, by the name of its file and of the folder it lies in. */

import type { CardFacts } from "./types";

/** Letters and digits, small, with single hyphens between. */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export const PICTURE = /\.(jpe?g|png|webp|avif|gif)$/i;

type Known = Pick<CardFacts, "id" | "set" | "number" | "title" | "descriptor">;

/** Finds cards for paths. A set and a number decide; a title does where only one card has it. */
export class Matcher {
  #byPlace = new Map<string, string>();
  #byName = new Map<string, string>();
  #sets: [slug: string, code: string][];

  constructor(cards: readonly Known[]) {
    const sets = new Map<string, string>();
    const names = new Map<string, Set<string>>();
    for (const card of cards) {
      const code = card.id.replace(/-\d+$/, "");
      this.#byPlace.set(`${code}/${card.number}`, card.id);
      sets.set(slug(card.set), code).set(slug(code), code);
      for (const name of [card.title, `${card.title} ${card.descriptor ?? ""}`]) {
        const key = slug(name);
        names.set(key, (names.get(key) ?? new Set()).add(card.id));
      }
    }
    // A longer name goes first, so that it is not taken for a shorter one inside it.
    this.#sets = [...sets].sort(([one], [other]) => other.length - one.length);
    for (const [name, ids] of names) {
      const [only] = ids;
      if (ids.size === 1 && only) this.#byName.set(name, only);
    }
  }

  /** The card of a file such as `core-016.jpg`, `Core Set/16.png` or `Shotgun Blast.webp`. */
  card(path: string): string | undefined {
    if (!PICTURE.test(path)) return undefined;
    const parts = path.replace(PICTURE, "").split(/[\\/]/).map(slug);
    const file = parts.pop() ?? "";
    const folder = parts.pop() ?? "";
    return this.#inSet(file, file) ?? this.#inSet(folder, file) ?? this.#byName.get(file);
  }

  #inSet(where: string, file: string): string | undefined {
    const found = this.#sets.find(
      ([name]) => where === name || where.startsWith(`${name}-`) || new RegExp(`^${name}\\d`).test(where),
    );
    if (!found) return undefined;
    const rest = where === file ? file.slice(found[0].length) : file;
    const number = /\d+/.exec(rest)?.[0];
    return number === undefined ? undefined : this.#byPlace.get(`${found[1]}/${Number(number)}`);
  }
}
