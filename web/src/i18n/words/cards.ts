import type { Phrases } from "$/i18n";

export const cards = {} as const satisfies Phrases;
