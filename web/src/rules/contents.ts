/** The contents of the rules: chapters, and what stands before and after a rule. */

export interface RuleEntry {
  id: string;
  title: string;
  chapter: string;
}

export interface Chapter {
  chapter: string;
  title: string;
}

export interface Group extends Chapter {
  rules: RuleEntry[];
}

/** Rules by chapter, chapters in the order of the book, empty ones left out. */
export function groups(rules: readonly RuleEntry[], chapters: readonly Chapter[]): Group[] {
  return chapters
    .map((chapter) => ({ ...chapter, rules: rules.filter((rule) => rule.chapter === chapter.chapter) }))
    .filter((group) => group.rules.length > 0);
}

/** The rules on both sides of one. */
export function neighbours(
  rules: readonly RuleEntry[],
  id: string,
): { before?: RuleEntry; after?: RuleEntry } {
  const place = rules.findIndex((rule) => rule.id === id);
  return place < 0 ? {} : { before: rules[place - 1], after: rules[place + 1] };
}
