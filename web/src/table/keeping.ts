/** What a table keeps in the browser over a reload: how far it was told, its log, and the cards that were seen. */

import type { CardView } from "$/api/view";
import type { LogEntry } from "./session.svelte";

export interface Kept {
  seen: number;
  log: LogEntry[];
  cards: CardView[];
}

function place(game: string): string {
  return `rlyeh-game-${game}`;
}

export function keptOf(game: string): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(game)) ?? "null") as Kept | null;
    if (kept) return kept;
  } catch {
    // What cannot be read is asked for anew.
  }
  return { seen: 0, log: [], cards: [] };
}

export function keep(game: string, kept: Kept): void {
  try {
    sessionStorage.setItem(place(game), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
