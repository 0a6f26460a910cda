/** What a seat sees of a game, as the server tells it (`rlyeh.engine.visibility.view_types`, docs/protocol.md). */

/** No card, no number. */
export const NOTHING = -1;
/** No seat: a draw, nobody's clock. */
export const NOBODY = -1;

export interface CardView {
  /** The card at this table. */
  id: number;
  /** The printed card it is. */
  card: string;
  title: string;
  type: string;
  owner: number;
}

export type Four = readonly [terror: number, combat: number, arcane: number, investigation: number];

export interface InPlayView extends CardView {
  controller: number;
  position: "ready" | "exhausted" | "insane";
  wounds: number;
  tokens: number;
  host: number;
  story: number;
  faction: string;
  skill: number;
  icons: Four;
  keywords: readonly (readonly [string, number])[];
  subtypes: readonly string[];
  blank: boolean;
  effects: readonly string[];
}

export interface StoryView extends CardView {
  controller: number;
  tokens: readonly [number, number];
  struggles: Four;
  resolved: boolean;
  effects: readonly string[];
}

export interface DomainView {
  resources: readonly CardView[];
  drained: boolean;
  added: boolean;
  card: CardView | null;
}

export interface KnownView {
  place: number;
  card: CardView;
}

export interface SideView {
  hand_size: number;
  hand: readonly CardView[];
  deck_size: number;
  deck: readonly KnownView[];
  discard: readonly CardView[];
  domains: readonly DomainView[];
  won: readonly CardView[];
  removed: readonly CardView[];
}

export interface OptionView {
  key: string;
  verb: string;
  card: number;
  number: number;
  other: number;
  text: string;
  /** How much of a domain would be drained for nothing (PAY-12); NOTHING where the answer drains none. */
  overpaid: number;
  /** The largest number that may stand in the key in place of `number` (EFF-44); NOTHING where it takes no other. */
  most: number;
}

export interface DecisionView {
  seat: number;
  kind: string;
  rule: string;
  card: number;
  text: string;
  options: readonly OptionView[];
}

export interface LastingView {
  text: string;
  source: number;
  seat: number;
  until: string;
}

export interface StoredView {
  host: number;
  card: CardView | null;
}

export interface View {
  seat: number;
  rules: string;
  answers: number;
  turn: number;
  phase: string;
  active: number;
  first: number;
  decision: DecisionView | null;
  plan: readonly (readonly [card: number, story: number])[];
  sides: readonly [SideView, SideView];
  play: readonly InPlayView[];
  stories: readonly StoryView[];
  story_deck_size: number;
  story_deck: readonly KnownView[];
  limbo: readonly CardView[];
  stored: readonly StoredView[];
  lasting: readonly LastingView[];
  winner: number;
  won_by: string;
}

export const PRESETS = ["relaxed", "normal", "every"] as const;

/** How a seat wants to be asked. */
export interface Manners {
  /** How often one is asked in windows; "own" asks where `stops` say so. */
  preset: (typeof PRESETS)[number] | "own";
  stops: readonly string[];
  /** Whether one is asked although the answer is plain: before a token is placed, which domain pays, which story comes
   * first. */
  tokens: boolean;
  domains: boolean;
  stories: boolean;
  hide: number;
}

/** An option of a choice of several. Equal copies are options of their own. */
export interface Pickable {
  key: string;
  card: number;
  number: number;
  other: number;
  text: string;
}

/** The open question as one choice of so many. */
export interface Several {
  least: number;
  most: number;
  options: readonly Pickable[];
  /** Whether it matters in which order they are chosen. */
  ordered?: boolean;
  /** For the starting resources: the factions of the deck. */
  factions?: readonly string[];
}

export interface ClockState {
  kind: string;
  left: readonly [number, number];
  running: number;
}

/** What is told of a game that is over, by seat. */
export interface Tale {
  stories: readonly { seat: number; story: number; card: string; title: string; turn: number }[];
  tokens: readonly [number, number];
  lost: readonly [number, number];
  drawn: readonly [number, number];
}

export interface Outcome {
  winner: number;
  by: string;
  turn?: number;
  tale?: Tale;
}

export type Offer = "draw" | "undo" | "pause" | "resume";

/** Everything that a viewer sees of a table. */
export interface TableState {
  view: View | null;
  stamp: number;
  prompt: string;
  texts: readonly string[];
  clock: ClockState | null;
  offers: Readonly<Partial<Record<Offer, number>>>;
  paused: boolean;
  outcome: Outcome | null;
  manners: Manners | null;
  may_undo: boolean;
  /** Whether one's last answer can be taken back: by oneself, or if the other one lets it. */
  undo?: "" | "free" | "ask";
  /** Whether everything since one's turn began can be. */
  undo_turn?: boolean;
  several?: Several | null;
  /** Equal copies of cards that are offered, each with the one that stands for it. */
  twins?: Readonly<Record<string, number>>;
  hands?: readonly (readonly CardView[])[] | null;
}

/** A position that nobody plays in, such as one of a replay. */
export function still(view: View): TableState {
  return {
    view,
    stamp: 0,
    prompt: "",
    texts: [],
    clock: null,
    offers: {},
    paused: false,
    outcome: null,
    manners: null,
    may_undo: false,
  };
}

/** What there is to see of a line of the log, where it has more than cards and seats. */
export interface Beat {
  story?: number;
  struggle?: string;
  /** What each seat brought. */
  tally?: readonly [number, number];
  winner?: number;
  seat?: number;
  number?: number;
  turn?: number;
  phase?: string;
  host?: number;
  domain?: number;
  /** Whether it is an answer, and nothing that happened. */
  answer?: boolean;
  /** Whether it did not come about after all. */
  cancelled?: boolean;
}

/** A line of the log. */
export interface LogLine {
  kind: string;
  text: string;
  cards?: readonly number[];
  seats?: readonly number[];
  source?: string;
  minor?: boolean;
  beat?: Beat;
}

export interface Reason {
  rule: string;
  text: string;
  card: number;
}

/** One change of a value: what it adds or takes away, and the card or the rule that makes it so. */
export interface ValueChange {
  difference: string;
  text: string;
  card?: number;
  title?: string;
  rule?: string;
}

/** Something about a card that is not as printed. */
export interface ExplainedValue {
  of: string;
  printed: string;
  value: string;
  changes: readonly ValueChange[];
}

// -- messages of the socket ------------------------------------------------------------------------------------------

export interface What {
  kind: string;
  seat?: number;
  offer?: string;
  text?: string;
  /** Whether the seat's own settings gave the answer. */
  auto?: boolean;
}

export interface Welcome {
  type: "welcome";
  version: number;
  game: string;
  seats: readonly number[];
  names: readonly [string, string];
  bots: readonly [boolean, boolean];
  beat: number;
}

export interface Told {
  type: "event";
  n: number;
  what: What;
  lines?: readonly LogLine[];
  state?: TableState;
}

export interface Fresh {
  type: "fresh";
  n: number;
  lines: readonly LogLine[];
  state: TableState;
}

export interface Presence {
  type: "presence";
  here: readonly [boolean, boolean];
  gone: readonly [number, number];
  watching: number;
  /** For those who watch later: milliseconds until there is something to see; -1 if nothing waits. */
  countdown?: number;
}

export interface Rematch {
  type: "rematch";
  game: string;
}

export interface Bye {
  type: "bye";
  code: string;
  text: string;
}

export type Ack = { type: "ack"; id: string };
export type RefusedReply = { type: "refused"; id: string; code: string; text: string; source?: string };
export type WhyReply = { type: "why"; id: string; reasons: readonly Reason[] };
export type ExplainReply = {
  type: "explain";
  id: string;
  card: number;
  values: readonly ExplainedValue[];
};
export type Reply = Ack | RefusedReply | WhyReply | ExplainReply;

/** What a table is told unasked. */
export type News = Welcome | Told | Fresh | Presence | Rematch | Bye;
export type Message = News | Reply | { type: "ping" } | { type: "pong" };

/** What a client asks; its id is added by the line. */
export type Request =
  | { type: "answer"; stamp: number; key: string }
  | { type: "several"; stamp: number; keys: readonly string[] }
  | { type: "offer" | "agree" | "decline"; what: Offer }
  | { type: "undo"; turn?: true }
  | { type: "concede" | "claim" }
  | { type: "chat"; text: string }
  | { type: "manners"; manners: Manners }
  | { type: "skip" | "mute"; on: boolean }
  | { type: "why"; card: number; story?: number }
  | { type: "explain"; card: number };
