/** What a seat sees of a game, as the server tells it (`rlyeh.engine.views`, docs/protocol.md). */

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

export interface Manners {
  auto_pass: boolean;
  stops: readonly string[];
  hide: number;
}

export interface ClockState {
  kind: string;
  left: readonly [number, number];
  running: number;
}

export interface Outcome {
  winner: number;
  by: string;
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

/** A line of the log. */
export interface LogLine {
  kind: string;
  text: string;
  cards?: readonly number[];
  seats?: readonly number[];
  source?: string;
  minor?: boolean;
}

export interface Reason {
  rule: string;
  text: string;
  card: number;
}

// -- messages of the socket ------------------------------------------------------------------------------------------

export interface What {
  kind: string;
  seat?: number;
  offer?: string;
  text?: string;
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
export type Reply = Ack | RefusedReply | WhyReply;

/** What a table is told unasked. */
export type News = Welcome | Told | Fresh | Presence | Rematch | Bye;
export type Message = News | Reply | { type: "ping" } | { type: "pong" };

/** What a client asks; its id is added by the line. */
export type Request =
  | { type: "answer"; stamp: number; key: string }
  | { type: "offer" | "agree" | "decline"; what: Offer }
  | { type: "undo" | "concede" | "claim" }
  | { type: "chat"; text: string }
  | { type: "manners"; manners: Manners }
  | { type: "skip" | "mute"; on: boolean }
  | { type: "why"; card: number; story?: number };
