/** Games as lists show them, and what can be asked about them. */

import { ask } from "$/api/http";
import { t } from "$/i18n";
import { around } from "$/i18n/words/around";
import { settings } from "$/settings.svelte";
import { me } from "./me.svelte";

export interface ClockRule {
  kind: "none" | "move" | "game";
  seconds: number;
  increment: number;
}

export interface Options {
  clock: ClockRule;
  spectators: boolean;
  hands_after: number | null;
}

export interface SeatShape {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
  deck: string | null;
  mine: boolean;
}

export interface GameShape {
  id: string;
  kind: "bot" | "invitation" | "lobby" | "solo" | "upload" | "lesson";
  status: "open" | "playing" | "over";
  format: string;
  options: Options;
  created: number;
  ended: number | null;
  winner: number | null;
  won_by: string | null;
  seats: SeatShape[];
  locked: boolean;
  owner: boolean;
  invitation: string | null;
  share: string | null;
  origin: string | null;
  rematch: string | null;
  /** Whether one may look at the whole of it, now that it is over. */
  replay?: boolean;
}

export interface DeckChoice {
  deck?: string;
  quick?: string;
}

export interface NewGame {
  against: "bot" | "invitation" | "lobby" | "solo";
  format?: string;
  deck?: DeckChoice;
  bot?: string;
  options?: Partial<Options>;
  password?: string;
}

/** Open a game, as a guest if need be. */
export async function open(game: NewGame): Promise<GameShape> {
  await me.somebody();
  return ask<GameShape>("POST", "/api/games", game);
}

export const LEVELS = ["novice", "adept", "master", "great old one"] as const;
export type Level = (typeof LEVELS)[number];

/** The pair of factions as the server writes it; a random one unless there are two. */
export function quick(pair: readonly string[]): string {
  return pair.length === 2 ? pair.join("+") : "random";
}

export type Result = "open" | "playing" | "won" | "lost" | "drawn" | "over";

/** How a game stands for whoever looks at it. */
export function resultOf(game: GameShape): Result {
  if (game.status !== "over") return game.status;
  if (game.winner === null || game.winner < 0) return "drawn";
  const mine = game.seats.filter((seat) => seat.mine);
  if (mine.length !== 1 || !mine[0]) return "over";
  return mine[0].seat === game.winner ? "won" : "lost";
}

/** Whom one plays against, or both names for a game that one does not play. */
export function against(game: GameShape): string {
  const mine = game.seats.filter((seat) => seat.mine);
  const others = game.seats.filter((seat) => !seat.mine);
  if (game.kind === "solo") return t("around.oneself");
  if (mine.length === 1) return others.map(nameOf).join("") || t("around.nobodyYet");
  return game.seats.map(nameOf).join(" – ");
}

/** The name of who sits in a seat; levels and guests are called in the language that is set. */
export function nameOf(seat: Pick<SeatShape, "name" | "bot">): string {
  const key = `bot_${(seat.bot ?? "").replaceAll(" ", "_")}`;
  return seat.bot && key in around ? t(`around.${key}` as `around.bot_adept`) : calledHere(seat.name, false);
}

/** A level or a guest by the name that the server gives them, in the language that is set. */
export function calledHere(name: string, bot: boolean): string {
  const guest = /^Guest (\d+)$/.exec(name);
  if (guest?.[1]) return t("around.guestNumber", { number: guest[1] });
  if (!bot) return name;
  const found = Object.entries(around).find(([key, [english]]) => key.startsWith("bot_") && english === name);
  return found ? t(`around.${found[0]}` as `around.bot_adept`) : name;
}

/** A date as people write it where this browser is at home, in the language that is set. */
export function when(at: number): string {
  const home = navigator.language;
  const locale = home.startsWith(settings.language) ? home : settings.language;
  const said = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return said.format(new Date(at));
}

/** A format by its id. */
export function formatName(id: string): string {
  const key = `format_${id.replaceAll("-", "_")}`;
  return key in around ? t(`around.${key}` as `around.format_core`) : id;
}

/** A clock in words. */
export function clockName(clock: ClockRule): string {
  if (clock.kind === "none") return t("around.noClock");
  const time =
    clock.seconds >= 120 && clock.seconds % 60 === 0
      ? t("around.minutes", { number: clock.seconds / 60 })
      : t("around.seconds", { number: clock.seconds });
  if (clock.kind === "move") return t("around.clockMove", { time });
  return clock.increment
    ? t("around.clockIncrement", { time, number: clock.increment })
    : t("around.clockGame", { time });
}
