/** The coach at work on a finished game: asked once, looked after until it is done. */

import { ask } from "$/api/http";
import type { Analysis, Findings, Lesson } from "./types";

const POLL = 1500;

/** The decision of a seat that cost most, if any of theirs cost much. Names are as the server has them. */
export function costliest({ lessons, players }: Findings, seat: number): Lesson | undefined {
  const own = lessons.filter((lesson) => lesson.player === players[seat as 0 | 1]);
  return own.sort((one, two) => two.cost - one.cost)[0];
}

export class Analyst {
  analysis = $state.raw<Analysis | null>(null);
  failure = $state.raw<unknown>(null);
  #poll: ReturnType<typeof setTimeout> | undefined;
  readonly #path: () => string;

  constructor(path: () => string) {
    this.#path = path;
  }

  findings = $derived.by<Findings | null>(() => {
    const result = this.analysis?.status === "done" ? this.analysis.result : null;
    return result && "chances" in result ? result : null;
  });

  /** What there is already. */
  look(): Promise<void> {
    return this.#ask("GET");
  }

  /** Have the game looked at. */
  begin(): Promise<void> {
    return this.#ask("POST");
  }

  close(): void {
    clearTimeout(this.#poll);
  }

  async #ask(method: "GET" | "POST"): Promise<void> {
    try {
      this.analysis = await ask<Analysis>(method, this.#path());
      this.#watch();
    } catch (error) {
      this.failure = error;
    }
  }

  #watch(): void {
    clearTimeout(this.#poll);
    if (this.analysis?.status !== "running") return;
    this.#poll = setTimeout(async () => {
      try {
        this.analysis = await ask<Analysis>("GET", this.#path());
      } catch {
        // The line may be gone for a moment; the coach works on.
      }
      this.#watch();
    }, POLL);
  }
}
