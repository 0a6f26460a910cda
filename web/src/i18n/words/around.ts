import type { Phrases } from "$/i18n";

export const around = {} as const satisfies Phrases;
