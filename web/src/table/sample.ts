/** Positions for tests: a view of nothing much, and cards to put into it. */

import type { InPlayView, OptionView, SideView, StoryView, TableState, View } from "$/api/view";

export function side(more: Partial<SideView> = {}): SideView {
  return {
    hand_size: 0,
    hand: [],
    deck_size: 40,
    deck: [],
    discard: [],
    domains: [],
    won: [],
    removed: [],
    ...more,
  };
}

export function character(id: number, controller: number, more: Partial<InPlayView> = {}): InPlayView {
  return {
    id,
    card: `core-${String(id).padStart(3, "0")}`,
    title: `Character ${id}`,
    type: "character",
    owner: controller,
    controller,
    position: "ready",
    wounds: 0,
    tokens: 0,
    host: -1,
    story: -1,
    faction: "neutral",
    skill: 1,
    icons: [0, 0, 0, 0],
    keywords: [],
    subtypes: [],
    blank: false,
    effects: [],
    ...more,
  };
}

export function story(id: number, more: Partial<StoryView> = {}): StoryView {
  return {
    id,
    card: `core-${id}`,
    title: `Story ${id}`,
    type: "story",
    owner: -1,
    controller: -1,
    tokens: [0, 0],
    struggles: [1, 1, 1, 1],
    resolved: false,
    effects: [],
    ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  return {
    seat: 0,
    rules: "lcg",
    answers: 0,
    turn: 1,
    phase: "story",
    active: 0,
    first: 0,
    decision: null,
    plan: [],
    sides: [side(), side()],
    play: [],
    stories: [story(90), story(91), story(92)],
    story_deck_size: 7,
    story_deck: [],
    limbo: [],
    stored: [],
    lasting: [],
    winner: -1,
    won_by: "",
    ...more,
  };
}

/** An option by its key, such as "resource:8.1" or "commit:3@90". */
export function option(key: string, text = "", overpaid = -1): OptionView {
  const found = /^([a-z-]+)(?::(\d+))?(?:\.(\d+))?(?:@(\d+))?$/.exec(key);
  const number = (said: string | undefined) => (said === undefined ? -1 : Number(said));
  return {
    key,
    verb: found?.[1] ?? key,
    card: number(found?.[2]),
    number: number(found?.[3]),
    other: number(found?.[4]),
    text,
    overpaid,
    most: -1,
  };
}

/** A state in which seat 0 is asked. */
export function asked(kind: string, keys: readonly string[], more: Partial<TableState> = {}): TableState {
  const options = keys.map((key) => option(key));
  const open = { seat: 0, kind, rule: "TIME-2", card: -1, text: "", options };
  return {
    view: view({ decision: open }),
    stamp: 1,
    prompt: "?",
    texts: [...keys],
    clock: null,
    offers: {},
    paused: false,
    outcome: null,
    manners: null,
    may_undo: false,
    ...more,
  };
}
