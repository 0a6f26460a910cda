/** A picture of its own for every card: seeded by its id, shaped by what it is. A worker draws it beside the page. */

import { SvelteMap } from "svelte/reactivity";
import type { CardFacts } from "../types";
import type { Shown } from "./engrave";
import type { Window } from "./plate";

/** A finished engraving: a picture for the small sizes, lines for the large one. */
export interface Engraving {
  path: string;
  url: string;
}

const drawn = new SvelteMap<string, Engraving>();
const waiting = new Map<string, { facts: Shown; window: Window; ink: string }>();
let worker: Worker | undefined;
/** How many orders the worker has: few, so that those that are called off do not hold up the others. */
let busy = 0;
const AT_ONCE = 2;

function come({ data }: MessageEvent<{ key: string; path: string; print: Blob | null }>): void {
  busy -= 1;
  drawn.set(data.key, { path: data.path, url: data.print ? URL.createObjectURL(data.print) : "" });
  send();
}

function send(): void {
  for (const [key, { facts, window, ink }] of waiting) {
    if (busy >= AT_ONCE) return;
    waiting.delete(key);
    busy += 1;
    worker?.postMessage({ key, facts, window, ink });
  }
}

function hire(): boolean {
  if (worker || typeof Worker === "undefined") return Boolean(worker);
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", come);
  return true;
}

/** What an engraving is kept under: a card may be shown in windows of several sizes. */
export function keyOf(facts: Pick<CardFacts, "id">, { width, height, spacing }: Window): string {
  return `${facts.id}/${Math.round(width)}×${Math.round(height)}/${spacing}`;
}

/** The engraving of a card once it is drawn. Until then there is none; `order` sees to it that there will be. */
export const engraving = (key: string): Engraving | undefined => drawn.get(key);

/** Have an engraving drawn, printed as a picture or left as lines; gives a way to call it off. Without workers cards
 * have plain paper for a picture. */
export function order(key: string, facts: CardFacts, window: Window, print: boolean): () => void {
  if (drawn.has(key) || !hire()) return () => undefined;
  const { id, title, descriptor, type, faction, subtypes } = facts;
  const ink = print ? getComputedStyle(document.documentElement).getPropertyValue("--ink-on-paper") : "";
  waiting.set(key, { facts: { id, title, descriptor, type, faction, subtypes: [...subtypes] }, window, ink });
  send();
  return () => waiting.delete(key);
}
