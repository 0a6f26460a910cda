/** What the guide says, and where it points. */

import { t, type Key } from "$/i18n";
import { learn } from "$/i18n/words/learn";

/** Where a pupil is in the lesson, as the server tells it. */
export interface Lesson {
  at: number;
  of: number;
  on_path: boolean;
  say: string;
  expected: readonly string[];
  done: number;
  steps: number;
  over: boolean;
}

export interface Said {
  head: string;
  /** Why. */
  text: string;
  /** What to do. */
  task: string;
}

/** What is said at a step: everything before the last line explains, the last line asks for something. */
export function saidAt(say: string): Said | null {
  if (!(`step_${say}` in learn)) return null;
  const lines = t(`learn.step_${say}` as Key).split("\n");
  const task = lines.pop() ?? "";
  return { head: t(`learn.head_${say}` as Key), text: lines.join("\n"), task };
}

const MAIN = "[data-main]";
const GOING = "[data-main][data-going]";

/** The parts of the table that an answer is given with. */
export function pointers(expected: readonly string[], seat: number): string[] {
  const found = new Set<string>();
  const commits = expected.some((key) => key.startsWith("commit:"));
  for (const key of expected) {
    found.add(`[data-key="${key}"]`);
    const [, card, number, other] = /^[\w-]+(?::(\d+))?(?:\.(\d+))?(?:@(\d+))?$/.exec(key) ?? [];
    if (card) found.add(`.board [data-card="${card}"]`);
    if (other && key.startsWith("commit:")) found.add(`.board [data-card="${other}"]`);
    if (number && /^(drain|resource)/.test(key)) found.add(`[data-domain="${seat}-${number}"]`);
    if (!card && !number && !commits) found.add(MAIN);
    // Only what sends somebody is pointed at: never the button that sends nobody.
    if (key.startsWith("commit:")) found.add(GOING);
  }
  return [...found];
}

/** Whether an answer is the one that the path has next: all of it, for those who go to stories. */
export function follows(lesson: Pick<Lesson, "expected">, keys: readonly string[]): boolean {
  const wanted = lesson.expected;
  const isDone = (key: string) => key === "done";
  const [one, two] = [wanted, keys].map((each) => each.filter((key) => !isDone(key)).sort());
  return JSON.stringify(one) === JSON.stringify(two);
}

/** The parts of the lesson that one can begin with, and the place on its path where each begins. */
export const CHAPTERS = [
  ["setup", 0],
  ["first", 5],
  ["story", 10],
  ["defence", 23],
  ["win", 26],
  ["events", 41],
  ["end", 70],
] as const;
