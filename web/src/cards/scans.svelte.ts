/** Pictures of a person's own cards, from a folder of theirs. They are kept in this browser and go nowhere. */

import { SvelteMap } from "svelte/reactivity";
import { settings } from "$/settings.svelte";
import { book } from "./book.svelte";
import { Matcher } from "./matching";
import type { CardFacts } from "./types";

const STORE = "scans";

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open("rlyeh-scans", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no database"));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("refused"));
  });
}

class Scans {
  /** Which cards have a picture. */
  known = $state.raw<ReadonlySet<string>>(new Set());
  #addresses = new SvelteMap<string, string>();
  #asked = new Set<string>();
  #opened: Promise<IDBDatabase> | undefined;

  /** The picture of a card, if the person has one and wants it shown. It comes a moment after it was first asked for. */
  of(facts: CardFacts): string | undefined {
    if (!settings.scans) return undefined;
    void this.#open();
    if (!this.known.has(facts.id)) return undefined;
    const address = this.#addresses.get(facts.id);
    if (!address && !this.#asked.has(facts.id)) void this.#load(facts.id);
    return address;
  }

  /** Find out what there is. */
  async look(): Promise<void> {
    const base = await this.#open();
    const keys = await done(base.transaction(STORE).objectStore(STORE).getAllKeys());
    this.known = new Set(keys.map(String));
  }

  /** Take the pictures of a folder; gives how many there were and how many files fit no card. */
  async take(files: Iterable<File>): Promise<{ taken: number; left: number }> {
    const matcher = new Matcher(await book.load());
    const all = [...files].map((file) => ({ file, id: matcher.card(file.webkitRelativePath || file.name) }));
    const found = Object.entries(Object.fromEntries(all.flatMap(({ file, id }) => (id ? [[id, file]] : []))));
    const left = all.filter(({ id }) => !id).length;
    const store = (await this.#open()).transaction(STORE, "readwrite").objectStore(STORE);
    await Promise.all(found.map(([id, file]) => done(store.put(file, id))));
    this.#drop();
    await this.look();
    return { taken: found.length, left };
  }

  async forget(): Promise<void> {
    const base = await this.#open();
    await done(base.transaction(STORE, "readwrite").objectStore(STORE).clear());
    this.#drop();
    this.known = new Set();
  }

  #open(): Promise<IDBDatabase> {
    if (!this.#opened) {
      this.#opened = database();
      // Without a database there are no scans, and cards are drawn as ever.
      this.look().catch(() => undefined);
    }
    return this.#opened;
  }

  async #load(id: string): Promise<void> {
    this.#asked.add(id);
    const base = await this.#open();
    const file: unknown = await done(base.transaction(STORE).objectStore(STORE).get(id));
    if (file instanceof Blob) this.#addresses.set(id, URL.createObjectURL(file));
  }

  #drop(): void {
    for (const address of this.#addresses.values()) URL.revokeObjectURL(address);
    this.#addresses.clear();
    this.#asked.clear();
  }
}

export const scans = new Scans();
