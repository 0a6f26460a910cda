/** Card text taken apart: words, icons, trigger words and terms that a glossary explains. */

import { MARKS, SIGILS, type MarkName, type SigilName } from "./marks";

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "mark"; name: MarkName }
  | { kind: "sigil"; name: SigilName }
  | { kind: "trigger"; text: string }
  | { kind: "term"; text: string; term: Term };

/** What the glossary explains. */
export const TERMS = [
  "fast",
  "heroic",
  "villainous",
  "invulnerability",
  "loyal",
  "toughness",
  "willpower",
  "steadfast",
  "transient",
  "fated",
  "resilient",
  "dormant",
  "prophecy",
  "day",
  "night",
  "insane",
  "exhaust",
  "commit",
  "drain",
  "wound",
  "sacrifice",
  "destroy",
  "ready",
] as const;
export type Term = (typeof TERMS)[number];

/** Words of both languages that mean a term. */
const SPELLED: Readonly<Record<string, Term>> = {
  fast: "fast",
  schnell: "fast",
  heroic: "heroic",
  heroisch: "heroic",
  heroische: "heroic",
  heroischen: "heroic",
  villainous: "villainous",
  schurkisch: "villainous",
  schurkische: "villainous",
  schurkischen: "villainous",
  invulnerability: "invulnerability",
  unverwundbarkeit: "invulnerability",
  loyal: "loyal",
  toughness: "toughness",
  zähigkeit: "toughness",
  willpower: "willpower",
  willenskraft: "willpower",
  steadfast: "steadfast",
  standhaft: "steadfast",
  transient: "transient",
  flüchtig: "transient",
  fated: "fated",
  resilient: "resilient",
  dormant: "dormant",
  prophecy: "prophecy",
  day: "day",
  night: "night",
  insane: "insane",
  wahnsinnig: "insane",
  wahnsinnige: "insane",
  wahnsinnigen: "insane",
  exhaust: "exhaust",
  exhausted: "exhaust",
  erschöpfe: "exhaust",
  erschöpft: "exhaust",
  commit: "commit",
  committed: "commit",
  drain: "drain",
  drained: "drain",
  wound: "wound",
  wounds: "wound",
  wunde: "wound",
  wunden: "wound",
  sacrifice: "sacrifice",
  opfere: "sacrifice",
  destroy: "destroy",
  destroyed: "destroy",
  zerstöre: "destroy",
  ready: "ready",
};

const TRIGGER =
  /(?:Forced Response|Forced Disrupt|Response|Disrupt|Action|Erzwungene Reaktion|Erzwungene Unterbrechung|Reaktion|Unterbrechung|Aktion):/;
const CUT = new RegExp(`(\\[[a-z-]+\\])|(${TRIGGER.source})|([A-Za-zÄÖÜäöüß]+)`, "g");

function marked(name: string): Piece | undefined {
  if (name in MARKS) return { kind: "mark", name: name as MarkName };
  if (name in SIGILS) return { kind: "sigil", name: name as SigilName };
  return undefined;
}

/** One line in pieces. What is not known as a mark stays as it was written. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let plain = "";
  const push = (piece: Piece): void => {
    if (plain) found.push({ kind: "text", text: plain });
    plain = "";
    found.push(piece);
  };
  let last = 0;
  for (const hit of line.matchAll(CUT)) {
    plain += line.slice(last, hit.index);
    last = hit.index + hit[0].length;
    const [all, mark, trigger, word] = hit;
    const sign = mark && marked(mark.slice(1, -1));
    const term = word && SPELLED[word.toLowerCase()];
    if (sign) push(sign);
    else if (trigger) push({ kind: "trigger", text: trigger });
    else if (term) push({ kind: "term", text: all, term });
    else plain += all;
  }
  plain += line.slice(last);
  if (plain) found.push({ kind: "text", text: plain });
  return found;
}

/** A text in lines, each in pieces. */
export function paragraphs(text: string): Piece[][] {
  return text
    .split("\n")
    .filter((line) => line.trim())
    .map(pieces);
}
