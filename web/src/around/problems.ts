/** What went wrong, in the language that is set. */

import { Refused } from "$/api/http";
import { t, type Key } from "$/i18n";
import { around } from "$/i18n/words/around";

/** Refusals whose own sentence says more than ours could; the server says it in the language of the page. */
const OWN_WORDS = new Set(["refused", "illegal", "taken", "not-now", "not-yours", "not-there", "too-much"]);

/** A sentence for people about anything that was thrown. */
export function say(error: unknown): string {
  if (!(error instanceof Refused)) return t("around.problem_unknown");
  if (OWN_WORDS.has(error.code) && error.message) return error.message;
  const key = `problem_${error.code.replaceAll("-", "_")}`;
  if (key in around) return t(`around.${key}` as Key);
  return error.message || t("around.problem_unknown");
}

/** Whether it is the line, so that it helps to wait and try again. */
export function isOffline(error: unknown): boolean {
  return error instanceof Refused && (error.status === 0 || error.status >= 502);
}
