/** Who would win what at a story, as things lie and as they are planned. The engine decides; this is the preview. */

import { NOBODY, type InPlayView, type StoryView, type View } from "$/api/view";
import type { Scene } from "./scenes";

export const STRUGGLES = ["terror", "combat", "arcane", "investigation"] as const;
export type StruggleName = (typeof STRUGGLES)[number];

export type Pair = readonly [number, number];

export interface Contest {
  /** What each seat brings. */
  totals: Pair;
  /** Whoever would win; -1 for nobody. */
  winner: number;
}

export interface StruggleTally extends Contest {
  kind: StruggleName;
  /** How many of them are held there. */
  count: number;
}

export interface StoryTally {
  story: number;
  struggles: readonly StruggleTally[];
  skill: Contest;
  /** Success tokens that each seat would get from it. */
  gains: Pair;
  /** Whoever would win the story by that; -1 for nobody. */
  winner: number;
}

/** Success tokens that win a story. */
export const ENOUGH = 5;

/** Where characters would be committed beside those that are. */
export type Plan = ReadonlyMap<number, number>;

/** The characters of a seat at a story, planned ones included. */
export function present(view: View, story: number, seat: number, plan: Plan): InPlayView[] {
  return view.play.filter((card) => card.controller === seat && (plan.get(card.id) ?? card.story) === story);
}

function isFast(card: InPlayView): boolean {
  return card.keywords.some(([name]) => name === "Fast");
}

/** More wins; a tie above nothing goes to whoever has more Fast characters there (STORY-17, KEY-2). */
function contest(totals: Pair, fast: Pair): Contest {
  if (totals[0] !== totals[1]) return { totals, winner: totals[0] > totals[1] ? 0 : 1 };
  if (totals[0] === 0 || fast[0] === fast[1]) return { totals, winner: NOBODY };
  return { totals, winner: fast[0] > fast[1] ? 0 : 1 };
}

function pair(sides: readonly InPlayView[][], worth: (card: InPlayView) => number): Pair {
  const sum = (cards: InPlayView[] = []) => cards.reduce((total, card) => total + worth(card), 0);
  return [sum(sides[0]), sum(sides[1])];
}

/** The preview for one story, with every token that may be placed placed. */
export function tally(view: View, story: StoryView, plan: Plan = new Map()): StoryTally {
  const sides = [0, 1].map((seat) => present(view, story.id, seat, plan));
  const fast = pair(sides, (card) => (isFast(card) ? 1 : 0));
  const struggles = STRUGGLES.flatMap((kind, place): StruggleTally[] => {
    const count = story.struggles[place] ?? 0;
    if (count === 0) return [];
    const totals = pair(sides, (card) => card.icons[place] ?? 0);
    return [{ kind, count, ...contest(totals, fast) }];
  });
  const skill = contest(
    pair(sides, (card) => card.skill),
    fast,
  );
  const gain = (seat: 0 | 1) => investigated(struggles, seat) + succeeded(skill, seat, view.active);
  const gains: Pair = [gain(0), gain(1)];
  const winner = ([view.active, 1 - view.active] as (0 | 1)[]).find(
    (seat) => gains[seat] > 0 && story.tokens[seat] + gains[seat] >= ENOUGH,
  );
  return { story: story.id, struggles, skill, gains, winner: winner ?? NOBODY };
}

/** Whoever wins an investigation struggle may place a token, attacker or defender (STORY-25). */
function investigated(struggles: readonly StruggleTally[], seat: number): number {
  return struggles
    .filter((each) => each.kind === "investigation" && each.winner === seat)
    .reduce((sum, each) => sum + each.count, 0);
}

/** The active player alone succeeds: one token, and one more where the other side has no skill (STORY-30 to 34). */
function succeeded(skill: Contest, seat: 0 | 1, active: number): number {
  if (seat !== active || skill.winner !== seat || skill.totals[seat] < 1) return 0;
  return skill.totals[seat === 0 ? 1 : 0] <= 0 ? 2 : 1;
}

/** Questions before stories resolve, and between one story and the next. */
const BEFORE_STORIES: readonly string[] = ["commit", "action", "pick-story"];

/** Whether stories have yet to resolve: where one is in the middle of it, its preview would count twice. */
export function isAhead({ decision }: View, scene: Pick<Scene, "kind"> | null): boolean {
  if (scene) return scene.kind === "commit";
  return decision !== null && BEFORE_STORIES.includes(decision.kind);
}
