/** Words of the interface. Each area has a file in `words/` with both languages side by side. */

import { settings, type Language } from "$/settings.svelte";
import { around } from "./words/around";
import { cards } from "./words/cards";
import { common } from "./words/common";
import { decks } from "./words/decks";
import { explain } from "./words/explain";
import { learn } from "./words/learn";
import { replays } from "./words/replays";
import { table } from "./words/table";

/** A phrase in both languages; `{name}` is filled in. */
export type Phrase = readonly [en: string, de: string];
export type Phrases = Readonly<Record<string, Phrase>>;

const AREAS = { around, cards, common, decks, explain, learn, replays, table };

type Areas = typeof AREAS;
export type Key = { [A in keyof Areas]: `${A}.${Extract<keyof Areas[A], string>}` }[keyof Areas];

const PLACE: Readonly<Record<Language, number>> = { en: 0, de: 1 };

/** A phrase in the language that is set. It follows when the language changes. */
export function t(key: Key, filled: Readonly<Record<string, string | number>> = {}): string {
  const [area, name] = key.split(".") as [keyof Areas, string];
  const phrase = (AREAS[area] as Phrases)[name];
  const text = phrase?.[PLACE[settings.language]] ?? key;
  return text.replace(/\{(\w+)\}/g, (all, part: string) => String(filled[part] ?? all));
}
