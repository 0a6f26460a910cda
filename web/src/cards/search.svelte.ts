/** A search that follows what is typed: the latest question counts, however late an older answer comes. */

import { ask, Refused } from "$/api/http";

interface Found {
  means: string;
  total: number;
  ids: string[];
}

const PAUSE = 180;

export class Search {
  query = $state("");
  /** Ids of what was found, in their order; nothing before the first answer. */
  ids = $state.raw<string[] | undefined>(undefined);
  /** What the server takes the query to mean. */
  means = $state("");
  problem = $state("");
  busy = $state(false);
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(query = "") {
    this.query = query;
  }

  /** Look for a query: soon, or at once. */
  look(query: string, atOnce = false): void {
    this.query = query;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), atOnce ? 0 : PAUSE);
  }

  async #ask(): Promise<void> {
    const number = (this.#number += 1);
    this.busy = true;
    try {
      const found = await ask<Found>("GET", `/api/card-search?q=${encodeURIComponent(this.query.trim())}`);
      if (number !== this.#number) return;
      this.ids = found.ids;
      this.means = this.query.trim() ? found.means : "";
      this.problem = "";
    } catch (error) {
      if (number !== this.#number) return;
      // What was found before stays: half a word typed is no reason to empty the page.
      this.problem = error instanceof Refused ? error.message : String(error);
    } finally {
      if (number === this.#number) this.busy = false;
    }
  }
}
