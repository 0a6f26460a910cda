/** What somebody chose last for a game: it is there again next time. */

import { LEVELS, type Level } from "./games";

interface Kept {
  pair: string[];
  level: Level;
}

const PLACE = "rlyeh-choice";

function kept(): Kept {
  try {
    const said = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return {
      pair: Array.isArray(said.pair) ? said.pair.filter((each) => typeof each === "string").slice(0, 2) : [],
      level: LEVELS.find((level) => level === said.level) ?? "adept",
    };
  } catch {
    return { pair: [], level: "adept" };
  }
}

export const choice = $state<Kept>(kept());

/** Keep it for next time. */
export function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(choice));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
