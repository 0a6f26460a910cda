import type { Phrases } from "$/i18n";

export const table = {} as const satisfies Phrases;
