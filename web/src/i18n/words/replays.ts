import type { Phrases } from "$/i18n";

export const replays = {} as const satisfies Phrases;
