/** Who there is to play against: the levels that this server offers, asked for once. */

import { ask } from "$/api/http";
import { LEVELS, type Level } from "./games";

interface Bot {
  bot: string;
  /** How many games it imagines for an answer, at most. */
  futures: number;
}

class Opponents {
  #offered = $state.raw<ReadonlyMap<string, Bot> | undefined>();

  /** From the weakest to the strongest; all of them until the server has said which it has. */
  levels = $derived(LEVELS.filter((level) => this.#offered?.has(level) ?? true));

  /** How many games a level imagines for an answer; nothing before the server has said so. */
  futures(level: Level): number | undefined {
    return this.#offered?.get(level)?.futures;
  }

  /** The level that somebody wants, or the weakest if the server has no such. */
  nearest(level: Level): Level {
    return this.levels.includes(level) ? level : (this.levels[0] ?? level);
  }

  /** Ask, unless it is known. Who is offline sees all levels. */
  async look(): Promise<void> {
    if (this.#offered) return;
    const bots = await ask<Bot[]>("GET", "/api/bots").catch(() => undefined);
    if (bots) this.#offered = new Map(bots.map((each) => [each.bot, each]));
  }
}

export const opponents = new Opponents();
