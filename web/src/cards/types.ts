/** Cards as the server tells them: what is printed, and what they are in play right now. */

export const ICONS = ["terror", "combat", "arcane", "investigation"] as const;
export type StruggleIcon = (typeof ICONS)[number];

export const FACTIONS = [
  "agency",
  "miskatonic",
  "syndicate",
  "cthulhu",
  "hastur",
  "shub-niggurath",
  "yog-sothoth",
  "silver-twilight",
  "neutral",
] as const;
export type Faction = (typeof FACTIONS)[number];

export const TYPES = ["character", "support", "event", "conspiracy", "story"] as const;
export type CardType = (typeof TYPES)[number];

export interface PrintedKeyword {
  name: string;
  /** How much, for Toughness and Fated; how much of which faction, for Steadfast. */
  value?: number | Partial<Record<Faction, number>>;
}

/** A printed card, as `/api/cards` tells it. */
export interface CardFacts {
  id: string;
  set: string;
  number: number;
  title: string;
  unique: boolean;
  descriptor: string | null;
  type: CardType;
  /** Stories have none. */
  faction: Faction | null;
  cost: number | "X" | null;
  skill: number | "X" | null;
  /** Only characters have them. */
  icons: Record<StruggleIcon, number> | null;
  subtypes: string[];
  keywords: PrintedKeyword[];
  steadfast: Partial<Record<Faction, number>>;
  resource_icons: Partial<Record<Faction, number>>;
  transient: boolean;
  zoog: boolean;
  struggle_icons: StruggleIcon[];
  icon_boosters: StruggleIcon[];
  /** Nothing while the card cannot be played yet. */
  text: string;
  /** Whether it can be played here; of other cards only the facts are known. */
  playable: boolean;
  /** The same in the language that was asked for. */
  words?: { type: string; faction: string; subtypes: string[]; keywords: string[] };
}

/** A card with all that is known about it, as `/api/cards/ID` tells it. */
export interface WholeCard extends CardFacts {
  pack: string;
  year: number;
  /** How many of it lie in the box. */
  quantity: number;
  rulings: string[];
  errata: { source: string; why: string }[];
  /** Formats whose decks may have it, and how freely. */
  legality: Record<string, "legal" | "restricted" | "banned" | "outside">;
}

/** A card in play as the view of a seat tells it (`InPlayView` of the engine), or a story (`StoryView`). */
export interface InPlay {
  position?: string;
  wounds?: number;
  /** Success tokens on a card, or those of both seats on a story. */
  tokens?: number | readonly number[];
  /** Empty for insane characters. */
  faction?: string;
  skill?: number;
  icons?: readonly number[];
  struggles?: readonly number[];
  keywords?: readonly (readonly [string, number])[];
  subtypes?: readonly string[];
  blank?: boolean;
  effects?: readonly string[];
}

export type CardSize = "tiny" | "table" | "hand" | "large";
