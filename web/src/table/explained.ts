/** What has made a card's values what they are, as the glass shows it. */

import type { ExplainedValue } from "$/api/view";
import type { Key } from "$/i18n";

const KNOWN = [
  "skill",
  "icons",
  "keywords",
  "subtypes",
  "faction",
  "title",
  "type",
  "cost",
  "control",
  "struggles",
  "tokens",
] as const;
type Known = (typeof KNOWN)[number];

function isKnown(of: string): of is Known {
  return (KNOWN as readonly string[]).includes(of);
}

/** What a value is called; nothing for one that this page does not know yet. */
export function nameOf(of: string): Key | null {
  return isKnown(of) ? `explain.${of}` : null;
}

/** How it is said what a value was before anything changed it. */
export function startOf(of: string): Key {
  if (of === "control") return "explain.owned";
  return of === "tokens" ? "explain.usual" : "explain.printed";
}

/** The effects that hold for a card and change none of its values: the others are told with the values. */
export function besides<Effect extends { text: string }>(
  effects: readonly Effect[],
  values: readonly ExplainedValue[],
): readonly Effect[] {
  const told = values.flatMap((value) => value.changes.map((change) => plain(change.text)));
  return effects.filter((effect) => !told.some((text) => text.startsWith(plain(effect.text))));
}

function plain(text: string): string {
  return text.replace(/\.$/, "").toLowerCase();
}
