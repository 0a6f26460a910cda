import type { Phrases } from "$/i18n";

export const decks = {} as const satisfies Phrases;
