/**
 * What a table looks like in the middle of what happens: small changes to the view that is shown, line by line. They say
 * what the line says and nothing that follows from it; the view that the server sent takes their place at the end.
 */

import {
  NOTHING,
  type CardView,
  type DomainView,
  type InPlayView,
  type LogLine,
  type SideView,
  type View,
} from "$/api/view";

type Change = (view: View, line: LogLine, after: View) => View;

function play(view: View, line: LogLine, change: (card: InPlayView) => InPlayView): View {
  const cards = line.cards ?? [];
  return { ...view, play: view.play.map((card) => (cards.includes(card.id) ? change(card) : card)) };
}

function side(view: View, seat: number, change: (side: SideView) => SideView): View {
  const [one, two] = view.sides;
  if (seat === 0) return { ...view, sides: [change(one), two] };
  return seat === 1 ? { ...view, sides: [one, change(two)] } : view;
}

function lies(position: InPlayView["position"]): Change {
  return (view, line) => play(view, line, (card) => ({ ...card, position }));
}

/** Where characters are when all is over says where they went; who has gone home by then is told by the line itself. */
function commit(view: View, line: LogLine, after: View): View {
  return play(done(view, line), line, (card) => {
    const there = line.beat?.story ?? after.play.find((each) => each.id === card.id)?.story ?? NOTHING;
    return there === NOTHING ? card : { ...card, story: there, position: "exhausted" };
  });
}

function uncommit(view: View, line: LogLine): View {
  return play(done(view, line), line, (card) => ({ ...card, story: NOTHING }));
}

/** What was planned for these characters has come about. */
function done(view: View, line: LogLine): View {
  return { ...view, plan: view.plan.filter(([card]) => !line.cards?.includes(card)) };
}

function wound(view: View, line: LogLine): View {
  return play(view, line, (card) => ({ ...card, wounds: card.wounds + (line.beat?.number ?? 1) }));
}

/** Cards that leave play, with what is attached to them. */
function leave(view: View, line: LogLine): View {
  const cards = line.cards ?? [];
  return {
    ...view,
    play: view.play.filter((card) => !cards.includes(card.id) && !cards.includes(card.host)),
  };
}

/** A card comes into play as it is when all is over; one that has gone again by then is not seen lying there. */
function enter(view: View, line: LogLine, after: View): View {
  const cards = line.cards ?? [];
  const known = new Set(view.play.map((card) => card.id));
  const come = after.play.filter((card) => cards.includes(card.id) && !known.has(card.id));
  const fresh = come.map((card) => ({ ...card, story: NOTHING, wounds: 0 }));
  return {
    ...view,
    play: [...view.play, ...fresh],
    sides: [without(view, 0, cards), without(view, 1, cards)],
  };
}

/** A side whose hand has these cards no more. */
function without(view: View, seat: 0 | 1, cards: readonly number[]): SideView {
  const found = view.sides[seat];
  const hand = found.hand.filter((card) => !cards.includes(card.id));
  if (hand.length === found.hand.length) return found;
  return { ...found, hand, hand_size: found.hand_size - (found.hand.length - hand.length) };
}

/** A change of the domain that a line names. */
function domain(
  change: (domain: DomainView, line: LogLine, later: DomainView | undefined) => DomainView,
): Change {
  return (view, line, after) => {
    const seat = line.beat?.seat ?? NOTHING;
    const number = line.beat?.domain ?? NOTHING;
    const later = after.sides[seat as 0 | 1]?.domains[number];
    return side(view, seat, (each) => ({
      ...each,
      domains: each.domains.map((found, place) => (place === number ? change(found, line, later) : found)),
    }));
  };
}

/** A resource lies at its domain as it does when all is over; what has gone again by then is not seen. */
const attachResource: Change = (view, line, after) => {
  const cards = line.cards ?? [];
  const lying = domain((found, _, later) => {
    const come = (later?.resources ?? []).filter((card) => cards.includes(card.id));
    return { ...found, resources: [...found.resources, ...come] };
  })(view, line, after);
  return { ...lying, sides: [without(lying, 0, cards), without(lying, 1, cards)] };
};

/** Cards go from a deck to a hand; those that one sees are known from the hand as it is when all is over. */
function draw(view: View, line: LogLine, after: View): View {
  const seat = line.beat?.seat ?? NOTHING;
  const number = line.beat?.number ?? 1;
  const come = (after.sides[seat as 0 | 1]?.hand ?? []).filter((card) => line.cards?.includes(card.id));
  return side(view, seat, (each) => ({
    ...each,
    hand: [...each.hand, ...come],
    hand_size: each.hand_size + number,
    deck_size: Math.max(0, each.deck_size - number),
  }));
}

function takeControl(view: View, line: LogLine, after: View): View {
  return play(view, line, (card) => ({
    ...card,
    controller: after.play.find((each) => each.id === card.id)?.controller ?? card.controller,
  }));
}

function token(by: 1 | -1): Change {
  return (view, line) => {
    const seat = line.beat?.seat ?? line.seats?.[0];
    const story = line.beat?.story ?? line.cards?.[0];
    const number = (line.beat?.number ?? 1) * by;
    const stories = view.stories.map((each) => {
      if (each.id !== story) return each;
      const [one, two] = each.tokens;
      const tokens: [number, number] =
        seat === 1 ? [one, Math.max(0, two + number)] : [Math.max(0, one + number), two];
      return { ...each, tokens };
    });
    return { ...view, stories };
  };
}

function win(view: View, line: LogLine): View {
  const story = view.stories.find((each) => each.id === line.cards?.[0]);
  if (!story) return view;
  const home = view.play.map((card) => (card.story === story.id ? { ...card, story: NOTHING } : card));
  const left = { ...view, play: home, stories: view.stories.filter((each) => each !== story) };
  const card: CardView = story;
  return side(left, line.seats?.[0] ?? NOTHING, (each) => ({ ...each, won: [...each.won, card] }));
}

function dealt(view: View, line: LogLine, after: View): View {
  const come = after.stories.filter(
    (each) => line.cards?.includes(each.id) && !view.stories.some((other) => other.id === each.id),
  );
  return {
    ...view,
    stories: [...view.stories, ...come.map((each) => ({ ...each, tokens: [0, 0] as const }))],
  };
}

function turn(view: View, line: LogLine): View {
  const seat = line.beat?.seat ?? line.seats?.[0] ?? view.active;
  const stories = view.stories.map((each) => ({ ...each, resolved: false }));
  return {
    ...view,
    active: seat,
    turn: line.beat?.turn ?? view.turn + 1,
    phase: "refresh",
    plan: [],
    stories,
  };
}

/** The phase that begins, or that follows the one that ends; what follows the last one is the next turn. */
function phase(view: View, line: LogLine): View {
  const at = PHASES.indexOf(line.beat?.phase ?? "");
  const now = at < 0 ? undefined : PHASES[line.kind === "begin_phase" ? at : at + 1];
  return now ? { ...view, phase: now } : view;
}

function resolved(view: View, line: LogLine): View {
  const over = (id: number) => line.cards?.includes(id) ?? false;
  return {
    ...view,
    stories: view.stories.map((each) => (over(each.id) ? { ...each, resolved: true } : each)),
  };
}

const PHASES = ["refresh", "draw", "resource", "operations", "story", "end"];

const CHANGES: Readonly<Record<string, Change>> = {
  go_insane: lies("insane"),
  exhaust: lies("exhausted"),
  ready: lies("ready"),
  restore: lies("exhausted"),
  commit,
  uncommit,
  wound,
  heal: (view, line) => play(view, line, (card) => ({ ...card, wounds: Math.max(0, card.wounds - 1) })),
  destroy: leave,
  sacrifice: leave,
  discard_play: leave,
  remove: leave,
  return_hand: leave,
  to_deck: leave,
  enter_play: enter,
  place_token: token(1),
  remove_token: token(-1),
  win_story: win,
  dealt,
  begin_turn: turn,
  begin_phase: phase,
  end_phase: phase,
  resolve_story: resolved,
  attach_resource: attachResource,
  drain: domain((found) => ({ ...found, drained: true })),
  refresh_domain: domain((found) => ({ ...found, drained: false })),
  draw,
  take_control: takeControl,
};

/** Whether cards leave play with a line: they are seen until the scene is over. */
export function leaves(line: LogLine): boolean {
  return CHANGES[line.kind] === leave;
}

/** The view after some lines, on the way to the one that is known. */
export function patched(view: View, lines: readonly LogLine[], after: View): View {
  return lines.reduce((now, line) => {
    if (line.beat?.answer || line.beat?.cancelled) return now;
    return CHANGES[line.kind]?.(now, line, after) ?? now;
  }, view);
}
