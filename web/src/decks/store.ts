/** Decks on the server: one's own, those that come with the program, and what can be done with a list. */

import { ask, bring } from "$/api/http";

export interface Breach {
  rule: string;
  text: string;
  mend: string;
  card: string;
  count: number;
}

/** A card of a deck that exists, but cannot be played here yet. */
export interface Lack {
  card: string;
  name: string;
  count: number;
}

/** A deck as it is sent. */
export interface DeckList {
  name: string;
  cards: Record<string, number>;
  stories: string[];
  format: string;
  notes: string;
}

/** A deck as it is kept. */
export interface Deck extends DeckList {
  id: string;
  changed: number;
  breaches: Breach[];
  lacks: Lack[];
}

export interface Check {
  legal: boolean;
  breaches: Breach[];
  lacks: Lack[];
}

export interface Format {
  id: string;
  name: string;
  minimum: number;
  copies: number | null;
  sets: string[];
  story_decks: { id: string; name: string; stories: string[] }[];
}

/** A deck that somebody else has built: a quick deck, or one of the shelf. */
export interface Model {
  key: string;
  kind: "quick" | "shelf";
  name: string;
  cards: Record<string, number>;
  breaches: Breach[];
  lacks: Lack[];
}

/** Whether a deck can be played as it is. */
export function isPlayable(deck: { breaches: readonly Breach[]; lacks: readonly Lack[] }): boolean {
  return !deck.breaches.length && !deck.lacks.length;
}

export interface ReadDeck {
  name: string;
  cards: Record<string, number>;
  stories: string[];
  notes: string;
  remarks: string[];
}

export const FORMS = ["text", "o8d", "json", "code"] as const;
export type Form = (typeof FORMS)[number];

/** Whoever keeps a deck is somebody: a guest if nothing else. Who is somebody already stays it. */
async function somebody(): Promise<void> {
  await ask("POST", "/api/people/guest");
}

const list = ({ name, cards, stories, format, notes }: DeckList): DeckList => ({
  name,
  cards,
  stories,
  format,
  notes,
});

/** One's own decks, the one changed last first; none for a stranger. */
export async function mine(): Promise<Deck[]> {
  const { person } = await ask<{ person: unknown }>("GET", "/api/me");
  return person ? ask<Deck[]>("GET", "/api/decks") : [];
}

export const one = (id: string): Promise<Deck> => ask("GET", `/api/decks/${encodeURIComponent(id)}`);

/** Keep a deck: a new one, or in the place of the one with this id. */
export async function keep(deck: DeckList, id?: string): Promise<Deck> {
  await somebody();
  return id
    ? ask("PUT", `/api/decks/${encodeURIComponent(id)}`, list(deck))
    : ask("POST", "/api/decks", list(deck));
}

export const remove = (id: string): Promise<void> => ask("DELETE", `/api/decks/${encodeURIComponent(id)}`);

export const check = (deck: DeckList): Promise<Check> => ask("POST", "/api/deck-check", list(deck));

export const formats = (): Promise<Format[]> => ask("GET", "/api/formats");

/** The decks that come with the program. */
export async function models(): Promise<Model[]> {
  const [quick, shelf] = await Promise.all([
    ask<{ quick: string; name: string; cards: Record<string, number> }[]>("GET", "/api/quick-decks"),
    ask<(Omit<Model, "key" | "kind"> & { shelf: string; kind: string })[]>("GET", "/api/shelf"),
  ]);
  return [
    ...quick.map(({ quick: key, name, cards }): Model => ({
      key,
      kind: "quick",
      name,
      cards,
      breaches: [],
      lacks: [],
    })),
    ...shelf
      .filter((deck) => deck.kind !== "quick")
      .map(({ shelf: key, ...deck }): Model => ({ ...deck, key, kind: "shelf" })),
  ];
}

/** What is left of a list without the cards that cannot be played yet. */
export function without(deck: Pick<DeckList, "cards" | "stories">, lacks: readonly Lack[]) {
  const gone = new Set(lacks.map(({ card }) => card));
  return {
    cards: Object.fromEntries(Object.entries(deck.cards).filter(([card]) => !gone.has(card))),
    stories: deck.stories.filter((card) => !gone.has(card)),
  };
}

/** Read a deck from a file or from what was pasted, in whatever form it is. */
export async function read(content: Blob | string, name = ""): Promise<ReadDeck> {
  const path = name ? `/api/deck-import?name=${encodeURIComponent(name)}` : "/api/deck-import";
  return (await (await bring(path, content, "application/octet-stream")).json()) as ReadDeck;
}

/** A list in one of the forms in which decks travel. */
export async function written(deck: DeckList, form: Form): Promise<string> {
  return (
    await bring(`/api/deck-export?form=${form}`, JSON.stringify(list(deck)), "application/json")
  ).text();
}

/** Sit down with a deck against a bot; gives the id of the game. */
export async function play(
  deck: { deck: string } | { quick: string } | { shelf: string },
  format: string,
): Promise<string> {
  await somebody();
  const game = await ask<{ id: string }>("POST", "/api/games", {
    against: "bot",
    bot: "adept",
    format,
    deck,
  });
  return game.id;
}
