/** Staged events: what the lines of the log have to show, one scene after the other, and how long each of them takes. */

import { NOBODY, NOTHING, type LogLine, type View } from "$/api/view";
import type { Pace } from "$/settings.svelte";
import type { Pair } from "./tally";

export type SceneKind =
  "turn" | "card" | "commit" | "struggle" | "check" | "suffer" | "token" | "won" | "touch" | "trifle";

/** A line from what acts to what it acts on. */
export interface Arrow {
  from: number;
  to: number;
}

export interface Scene {
  kind: SceneKind;
  /** The kind of the line that it shows. */
  what: string;
  text: string;
  /** Whose doing it is; -1 for nobody's. */
  seat: number;
  cards: readonly number[];
  story: number;
  struggle: string;
  tally: Pair | null;
  winner: number;
  /** How many tokens or wounds. */
  number: number;
  arrows: readonly Arrow[];
  /** Everything that is told with it. */
  lines: readonly LogLine[];
}

/** What a scene takes in milliseconds, and how much it matters: what matters less gives way first in a long row. */
const SCENES: Readonly<Record<SceneKind, readonly [millis: number, matters: number]>> = {
  won: [2200, 5],
  turn: [1200, 4],
  card: [950, 4],
  struggle: [750, 3],
  suffer: [600, 3],
  token: [600, 3],
  check: [600, 2],
  commit: [550, 2],
  touch: [450, 1],
  trifle: [0, 0],
};
const SPEED: Readonly<Record<Pace, number>> = { story: 1, brisk: 0.5, none: 0 };
/** The longest that a row of scenes may take, however much has happened. */
const MOST: Readonly<Record<Pace, number>> = { story: 8000, brisk: 4000, none: 0 };
/** How a row that is too long is shortened, step by step: scenes up to a rank get so much of their time. */
const CUTS: readonly (readonly [rank: number, share: number])[] = [
  [1, 0.5],
  [2, 0.6],
  [3, 0.65],
  [1, 0],
  [4, 0.7],
  [2, 0.35],
  [3, 0.45],
  [2, 0],
  [4, 0.5],
  [3, 0.25],
];

const TURN = ["begin_turn"];
const SUFFER = ["wound", "go_insane", "destroy", "sacrifice", "discard_play", "remove", "destroy_resource"];
const TOUCH = [
  "restore",
  "heal",
  "move_wound",
  "exhaust",
  "ready",
  "take_control",
  "return_hand",
  "to_deck",
  "attach",
  "enter_play",
  "mill",
  "discard_hand",
  "reveal",
  "trigger",
  "remove_token",
  "move_token",
  "resource_to_play",
  "gain_domain",
  "dealt",
  "attach_resource",
  "draw",
  "search",
  "yes",
];
const CHOSEN = ["choose", "attach"];
/** What one has done oneself needs no showing: one has just done it. */
const OWN = ["play", "use", "commit", "attach_resource", "draw", "choose", "attach", "yes"];

/** Where scenes are made: who looks, and what is known of the table. */
export interface Watching {
  /** The seats of who looks. */
  mine: readonly number[];
  /** The table when all of it has happened. */
  after: View | null;
}

function kindOf(line: LogLine, mine: readonly number[]): SceneKind {
  const seat = line.seats?.[0] ?? NOBODY;
  if (OWN.includes(line.kind) && mine.includes(seat)) return "trifle";
  if (line.kind === "win_story") return "won";
  if (TURN.includes(line.kind)) return "turn";
  if (line.kind === "decide_struggle") return "struggle";
  if (["succeed", "skill_check", "undecided"].includes(line.kind) && !line.minor) return "check";
  if (line.kind === "place_token") return "token";
  if (line.minor) return "trifle";
  if (line.kind === "play" || line.kind === "use" || line.kind === "execute") return "card";
  if (line.kind === "commit") return "commit";
  if (SUFFER.includes(line.kind)) return line.beat?.cancelled ? "touch" : "suffer";
  return TOUCH.includes(line.kind) ? "touch" : "trifle";
}

function storyOf(line: LogLine): number {
  if (line.beat?.story !== undefined) return line.beat.story;
  const tellsStory = ["decide_struggle", "undecided", "succeed", "skill_check", "place_token", "win_story"];
  return tellsStory.includes(line.kind) ? (line.cards?.[0] ?? NOTHING) : NOTHING;
}

function scene(line: LogLine, { mine }: Watching): Scene {
  return {
    kind: kindOf(line, mine),
    what: line.kind,
    text: line.text,
    seat: line.beat?.seat ?? line.seats?.[0] ?? NOBODY,
    cards: line.cards ?? [],
    story: storyOf(line),
    struggle: line.beat?.struggle ?? "",
    tally: line.beat?.tally ?? null,
    winner: line.beat?.winner ?? line.seats?.[0] ?? NOBODY,
    number: line.beat?.number ?? 1,
    arrows: [],
    lines: [line],
  };
}

/** Two scenes that are seen as one: tokens for one story, characters of one side that commit or suffer the same. */
function joined(last: Scene, next: Scene): Scene | null {
  if (last.kind !== next.kind || last.what !== next.what || last.seat !== next.seat) return null;
  if (!["commit", "token", "suffer", "touch"].includes(last.kind)) return null;
  if (last.kind === "token" && last.story !== next.story) return null;
  const cards = [...last.cards, ...next.cards.filter((card) => !last.cards.includes(card))];
  return {
    ...last,
    cards,
    text: saidTogether(last.text, next.text),
    number: last.kind === "token" ? last.number + next.number : last.number,
    lines: [...last.lines, ...next.lines],
  };
}

/** What is said again is counted: "A success token goes on your side. ×2". */
function saidTogether(before: string, text: string): string {
  if (!before.startsWith(text)) return `${before} ${text}`;
  const times = /^ ×(\d+)$/.exec(before.slice(text.length))?.[1];
  return before === text || times ? `${text} ×${Number(times ?? 1) + 1}` : `${before} ${text}`;
}

/** The arrow of a choice, if it belongs to the card that was just shown. */
function aimed(last: Scene | undefined, line: LogLine, after: View | null): Scene | null {
  const to = line.cards?.[0] ?? NOTHING;
  const from = last?.cards[0] ?? NOTHING;
  if (last?.kind !== "card" || !CHOSEN.includes(line.kind) || to < 0 || to === from) return null;
  const asks = line.source !== undefined && printed(from, after, last) === line.source;
  if (!asks) return null;
  return { ...last, arrows: [...last.arrows, { from, to }], lines: [...last.lines, line] };
}

function printed(card: number, view: View | null, scene: Scene): string {
  const here = view?.play.find((each) => each.id === card)?.card;
  return here ?? scene.lines[0]?.source ?? "";
}

/** The scenes of some lines, in order; lines that show nothing come along with the scene before or after them. */
export function scenesOf(lines: readonly LogLine[], watching: Watching): Scene[] {
  const found: Scene[] = [];
  for (const line of lines) {
    const next = scene(line, watching);
    const at = found.map((each) => each.kind !== "trifle").lastIndexOf(true);
    const last = found[at];
    // What lies between is told with it: nobody sees a domain being drained between a card and its target.
    const between = found.slice(at + 1).flatMap((each) => each.lines);
    const one = last && (aimed(last, line, watching.after) ?? joined(last, next));
    if (one && at >= 0 && between.every((each) => each.minor)) {
      found.splice(at, found.length, { ...one, lines: [...last.lines, ...between, line] });
    } else found.push(next);
  }
  return found.reduce<Scene[]>((all, each) => {
    const before = all.at(-1);
    if (before?.kind !== "trifle") return [...all, each];
    return [...all.slice(0, -1), { ...each, lines: [...before.lines, ...each.lines] }];
  }, []);
}

export function matters(scene: Scene): number {
  return SCENES[scene.kind][1];
}

/** How long each scene of a row takes, so that what matters is seen and the whole row does not take too long. */
export function times(scenes: readonly Scene[], pace: Pace): number[] {
  const full = scenes.map((each) => SCENES[each.kind][0] * SPEED[pace]);
  const found = [...full];
  const sum = () => found.reduce((total, each) => total + each, 0);
  for (const [rank, share] of CUTS) {
    if (sum() <= MOST[pace]) break;
    scenes.forEach((each, place) => {
      if (matters(each) <= rank) found[place] = Math.min(found[place] ?? 0, (full[place] ?? 0) * share);
    });
  }
  const over = sum() / Math.max(1, MOST[pace]);
  return over > 1 ? found.map((each) => each / over) : found;
}
