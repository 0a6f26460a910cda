/** The contents of the rules: by chapter or by a document, and what stands before and after a rule. */

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

/** A published text that rules come from. */
export interface Source {
  number: string;
  label: string;
  what: string;
}

export interface Section {
  section: string;
  rules: string[];
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

/** Rules by the sections of a document, in its own order; what comes from it as a whole is called so. */
export function sections(rules: readonly RuleEntry[], document: readonly Section[], whole: string): Group[] {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  return document
    .map(({ section, rules: ids }) => ({
      chapter: "",
      title: section || whole,
      rules: ids.flatMap((id) => known.get(id) ?? []),
    }))
    .filter((group) => group.rules.length > 0);
}

/** The rules of groups one after the other; a rule of several groups stands where it comes first. */
export function inOrder(parts: readonly Group[]): RuleEntry[] {
  return [...new Set(parts.flatMap((group) => group.rules))];
}

/** What is said in the address, empty values left out. */
export function kept(said: Record<string, string>): string {
  const values = Object.entries(said).filter(([, value]) => value);
  return values.length ? `?${new URLSearchParams(values)}` : "";
}
