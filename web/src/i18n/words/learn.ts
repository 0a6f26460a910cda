import type { Phrases } from "$/i18n";

export const learn = {} as const satisfies Phrases;
