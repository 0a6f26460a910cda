"""A sentence, a rule and a rank for every kind of occurrence: what the log says of it.

The blanks of a sentence: {who}, {whose} are the player it happens to; {s}, {es}, {have}, {do} bend the verb to that
name; {cards} are the cards, {is}, {has}, {goes}, {cs} bend the verb to their number, {times} says how often it happens
to them; {their_cards} are cards and whose they are, {owners} says whose hand or deck they go to; {because} names the
card that causes it. `rlyeh.engine.explain.log_blanks` fills them. `COMING` says the same of what is only about to
happen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state.cards import NOBODY, NOTHING, Piece
from rlyeh.engine.state.journal import BOTH, HIDDEN
from rlyeh.engine.state.occurrence_kinds import BY_RULE, PLAYED_FROM_HAND, Kind
from rlyeh.engine.state.records import Occurrence
from rlyeh.model import Icon

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

SENTENCES: dict[Kind, str] = {
    Kind.DRAW: "{who} draw{s} {cards}{because}.",
    Kind.DISCARD_HAND: "{who} discard{s} {cards} from hand{because}.",
    Kind.MILL: "{cards} {is} discarded from the top of {whose} deck{because}.",
    Kind.PLAYED: "{who} {have} played {cards}.",
    Kind.ENTER_PLAY: "{cards} {enters}{how}{because}.",
    Kind.DESTROY: "{their_cards} {is} destroyed{because}.",
    Kind.SACRIFICE: "{their_cards} {is} sacrificed{because}.",
    Kind.DISCARD_PLAY: "{their_cards} {is} discarded from play{because}.",
    Kind.RETURN_HAND: "{cards} {goes} to {owners} hand{because}.",
    Kind.TO_DECK: "{cards} {is} {where} {owners} deck{because}.",
    Kind.REMOVE: "{their_cards} {is} removed from the game{because}.",
    Kind.WOUND: "{their_cards} {is} wounded{times}{because}.",
    Kind.HEAL: "{wounds} removed from {their_cards}{because}.",
    Kind.MOVE_WOUND: "{moving_wounds} from {their_cards} to {other}{because}.",
    Kind.GO_INSANE: "{their_cards} {goes} insane{because}.",
    Kind.RESTORE: "{their_cards} {is} restored{because}.",
    Kind.READY: "{their_cards} {is} readied{because}.",
    Kind.EXHAUST: "{their_cards} {is} exhausted{because}.",
    Kind.COMMIT: "{their_cards} commit{cs} to {story}{because}.",
    Kind.UNCOMMIT: "{their_cards} leave{cs} {story}{because}.",
    Kind.PLACE_TOKEN: "A success token goes on {whose} side of {cards}{because}.",
    Kind.REMOVE_TOKEN: "{tokens} removed from {whose} side of {cards}{because}.",
    Kind.MOVE_TOKEN: "{moving_tokens} from {whose} side of {cards} to {other}{because}.",
    Kind.DRAIN: "{who} drain{s} domain {domain}{because}.",
    Kind.REFRESH_DOMAIN: "{who} refresh{es} {domains}{because}.",
    Kind.ATTACH_RESOURCE: "{who} attach{es} {cards} to domain {domain}{because}.",
    Kind.DESTROY_RESOURCE: "{whose} resource {cards} is destroyed{because}.",
    Kind.GAIN_DOMAIN: "{who} lay{s} {cards} face down as domain {domain}{because}.",
    Kind.ATTACH: "{their_cards} becomes attached to {other}{because}.",
    Kind.UNATTACH: "{their_cards} is no longer attached{because}.",
    Kind.TAKE_CONTROL: "{who} take{s} control of {their_cards}{because}.",
    Kind.STRUGGLE: "The {struggle} struggle at {story} begins.",
    Kind.DECIDE_STRUGGLE: "{who} win{s} the {struggle} struggle at {story}{margin}.",
    Kind.WIN_STRUGGLE: "{who} {have} won the {struggle} struggle at {story}{margin}.",
    Kind.SUCCEED: "{who} succeed{s} at {story}{unchallenged}.",
    Kind.SKILL_CHECK: "{who} {do} not succeed at {story}.",
    Kind.RESOLVE_STORY: "{story} has resolved.",
    Kind.WIN_STORY: "{who} win{s} {cards}!",
    Kind.STORY_EFFECT: "{who} {have} {used} the effect of {cards}.",
    Kind.TRIGGER: "The effect of {their_cards} {resolves}.",
    Kind.BEGIN_TURN: "{whose} turn begins.",
    Kind.BEGIN_PHASE: "{phase} begins.",
    Kind.END_PHASE: "{phase} ends.",
    Kind.END_TURN: "{whose} turn ends.",
    Kind.SEARCH: "{whose} deck is searched{because}.",
    Kind.LOOK: "{by} look{bs} at {cards}{because}.",
    Kind.REVEAL: "{cards} {is} revealed{because}.",
    Kind.SHUFFLE: "{whose} deck is shuffled{because}.",
    Kind.BECOME: "An effect takes hold of {their_cards}{because}.",
    Kind.RESOURCE_TO_PLAY: "{whose} resource {cards} enters play{because}.",
    Kind.STORE: "{cards} {is} put with {other}{because}.",
    Kind.ELIMINATE: "{who} {have} lost{because}.",
    Kind.COMMITTED: "{who} commit{s} {number}.",
    Kind.EXCHANGE_STORY: "{cards} and {other} change places{because}.",
    Kind.RETURN_STORY: "{cards} {goes} back to the story deck{because}.",
    Kind.DISCARD_RESOURCE: "{whose} resource {cards} is discarded{because}.",
    Kind.MOVE_RESOURCE: "{whose} resource {cards} moves to domain {domain}{because}.",
    Kind.EXPIRE: "Effects that lasted {until} end.",
    Kind.SWAP: "{cards} and {other} change places{because}.",
    Kind.STRUGGLE_RESULT: "The {struggle} struggle at {story} has its result.",
    Kind.EXCHANGE_HAND: "{who} exchange{s} hand and domain {domain}{because}.",
    Kind.DEAL_STORY: "A new story comes into play.",
    Kind.NEXT_STORY: "{by} choose{bs} the next story{because}.",
    Kind.DISCARD_STORED: "{their_cards} {is} discarded{because}.",
    Kind.TARGET: "{who} choose{s} {their_cards}{because}.",
    Kind.NAME: "{who} name{s} {named} for {cards}.",
    Kind.CHECKED: "The skill check at {story} is over.",
}

COMING: dict[Kind, str] = {
    Kind.DRAW: "{who} {are} about to draw {cards}{because}.",
    Kind.DISCARD_HAND: "{who} {are} about to discard {cards} from hand{because}.",
    Kind.MILL: "{cards} {is} about to be discarded from the top of {whose} deck{because}.",
    Kind.ENTER_PLAY: "{cards} {is} about to {enter}{how}{because}.",
    Kind.DESTROY: "{their_cards} {is} about to be destroyed{because}.",
    Kind.SACRIFICE: "{their_cards} {is} about to be sacrificed{because}.",
    Kind.DISCARD_PLAY: "{their_cards} {is} about to be discarded from play{because}.",
    Kind.RETURN_HAND: "{cards} {is} about to go to {owners} hand{because}.",
    Kind.REMOVE: "{their_cards} {is} about to be removed from the game{because}.",
    Kind.WOUND: "{their_cards} {is} about to be wounded{times}{because}.",
    Kind.GO_INSANE: "{their_cards} {is} about to go insane{because}.",
    Kind.RESTORE: "{their_cards} {is} about to be restored{because}.",
    Kind.READY: "{their_cards} {is} about to be readied{because}.",
    Kind.EXHAUST: "{their_cards} {is} about to be exhausted{because}.",
    Kind.COMMIT: "{their_cards} {is} about to commit to {story}{because}.",
    Kind.UNCOMMIT: "{their_cards} {is} about to leave {story}{because}.",
    Kind.PLACE_TOKEN: "A success token is about to go on {whose} side of {cards}{because}.",
    Kind.REMOVE_TOKEN: "A success token is about to be removed from {whose} side of {cards}{because}.",
    Kind.DRAIN: "{who} {are} about to drain domain {domain}{because}.",
    Kind.TAKE_CONTROL: "{who} {are} about to take control of {their_cards}{because}.",
    Kind.STRUGGLE: "The {struggle} struggle at {story} is about to begin.",
    Kind.DECIDE_STRUGGLE: "{who} {are} about to win the {struggle} struggle at {story}{margin}.",
    Kind.WIN_STRUGGLE: "{who} {have} won the {struggle} struggle at {story}{margin}; its result is about to follow.",
    Kind.SUCCEED: "{who} {are} about to succeed at {story}{unchallenged}.",
    Kind.CHECKED: "The skill check at {story} is about to end.",
    Kind.RESOLVE_STORY: "{story} is about to finish resolving.",
    Kind.WIN_STORY: "{who} {are} about to win {cards}.",
    Kind.TRIGGER: "The effect of {their_cards} is about to resolve.",
    Kind.BEGIN_TURN: "{whose} turn is about to begin.",
    Kind.BEGIN_PHASE: "{phase} is about to begin.",
    Kind.END_PHASE: "{phase} is about to end.",
    Kind.END_TURN: "{whose} turn is about to end.",
    Kind.TARGET: "{who} {are} about to choose {their_cards}{because}.",
}
"""What is about to happen, for whoever may disrupt it; of other kinds their own sentence is said."""

RULES: dict[Kind, str] = {
    Kind.DRAW: "DRAW-1",
    Kind.DISCARD_HAND: "STATE-3",
    Kind.MILL: "STATE-3",
    Kind.PLAYED: "EFF-39",
    Kind.ENTER_PLAY: "EFF-40",
    Kind.DESTROY: "STATE-23",
    Kind.SACRIFICE: "STATE-24",
    Kind.DISCARD_PLAY: "STATE-25",
    Kind.RETURN_HAND: "STATE-3",
    Kind.TO_DECK: "STATE-3",
    Kind.REMOVE: "STATE-4",
    Kind.WOUND: "STATE-20",
    Kind.HEAL: "STATE-20",
    Kind.MOVE_WOUND: "EFF-35",
    Kind.GO_INSANE: "STATE-10",
    Kind.RESTORE: "REF-3",
    Kind.READY: "STATE-9",
    Kind.EXHAUST: "STATE-8",
    Kind.COMMIT: "STORY-3",
    Kind.UNCOMMIT: "STORY-8",
    Kind.PLACE_TOKEN: "STORY-32",
    Kind.REMOVE_TOKEN: "GEN-8",
    Kind.MOVE_TOKEN: "GEN-8",
    Kind.DRAIN: "RES-9",
    Kind.REFRESH_DOMAIN: "REF-6",
    Kind.ATTACH_RESOURCE: "RES-1",
    Kind.DESTROY_RESOURCE: "KEY-16",
    Kind.GAIN_DOMAIN: "RES-10",
    Kind.ATTACH: "EFF-16",
    Kind.UNATTACH: "EFF-16",
    Kind.TAKE_CONTROL: "EFF-17",
    Kind.STRUGGLE: "STORY-15",
    Kind.DECIDE_STRUGGLE: "STORY-16",
    Kind.WIN_STRUGGLE: "STORY-19",
    Kind.SUCCEED: "STORY-30",
    Kind.SKILL_CHECK: "STORY-30",
    Kind.RESOLVE_STORY: "STORY-12",
    Kind.WIN_STORY: "STORY-37",
    Kind.STORY_EFFECT: "STORY-39",
    Kind.TRIGGER: "TIME-26",
    Kind.BEGIN_TURN: "TURN-8",
    Kind.BEGIN_PHASE: "TURN-2",
    Kind.END_PHASE: "TURN-7",
    Kind.END_TURN: "TURN-6",
    Kind.SEARCH: "DRAW-6",
    Kind.LOOK: "GEN-10",
    Kind.REVEAL: "GEN-10",
    Kind.SHUFFLE: "DRAW-6",
    Kind.BECOME: "EFF-15",
    Kind.RESOURCE_TO_PLAY: "RES-6",
    Kind.STORE: "EFF-32",
    Kind.ELIMINATE: "WIN-6",
    Kind.COMMITTED: "STORY-2",
    Kind.RETURN_STORY: "CONF-54",
    Kind.EXCHANGE_STORY: "EFF-14",
    Kind.DISCARD_RESOURCE: "RES-6",
    Kind.MOVE_RESOURCE: "RES-6",
    Kind.EXPIRE: "TURN-7",
    Kind.SWAP: "EFF-14",
    Kind.STRUGGLE_RESULT: "STORY-19",
    Kind.EXCHANGE_HAND: "EFF-14",
    Kind.DEAL_STORY: "STORY-44",
    Kind.NEXT_STORY: "STORY-44",
    Kind.DISCARD_STORED: "STATE-29",
    Kind.TARGET: "EFF-3",
    Kind.NAME: "GEN-12",
    Kind.CHECKED: "STORY-30",
}
"""The rule a thing happens by when no card causes it and `rule_of` knows nothing closer."""

BY_STRUGGLE: dict[tuple[int, int], str] = {
    (Kind.GO_INSANE, Icon.TERROR): "STORY-20",
    (Kind.WOUND, Icon.COMBAT): "STORY-23",
    (Kind.READY, Icon.ARCANE): "STORY-24",
    (Kind.PLACE_TOKEN, Icon.INVESTIGATION): "STORY-25",
}
BY_THE_RULES: dict[int, str] = {
    Kind.DESTROY: "STATE-21",
    Kind.DISCARD_PLAY: "STATE-29",
    Kind.READY: "REF-4",
    Kind.RESTORE: "REF-2",
    Kind.COMMIT: "STORY-2",
    Kind.UNCOMMIT: "STORY-47",
}
MINOR = frozenset(
    (
        Kind.PLAYED, Kind.DRAIN, Kind.STRUGGLE, Kind.WIN_STRUGGLE, Kind.RESOLVE_STORY, Kind.STORY_EFFECT, Kind.TRIGGER,
        Kind.BEGIN_PHASE, Kind.END_PHASE, Kind.END_TURN, Kind.EXPIRE, Kind.REFRESH_DOMAIN, Kind.BECOME, Kind.SEARCH,
        Kind.CHECKED, Kind.STRUGGLE_RESULT, Kind.DEAL_STORY, Kind.TARGET, Kind.NAME,
    )
)  # fmt: skip
SECRET = frozenset((Kind.DRAW, Kind.RETURN_HAND, Kind.TO_DECK, Kind.LOOK, Kind.GAIN_DOMAIN, Kind.SWAP))
"""Kinds that may leave a hidden card hidden."""
APART = frozenset(
    (Kind.PLACE_TOKEN, Kind.ATTACH_RESOURCE, Kind.GAIN_DOMAIN, Kind.ENTER_PLAY, Kind.WIN_STORY, Kind.TRIGGER)
)
"""Kinds that get a line each even when several come in a row."""
REPEATED = frozenset((Kind.WOUND, Kind.HEAL, Kind.MOVE_WOUND, Kind.REMOVE_TOKEN, Kind.MOVE_TOKEN))
"""Kinds that may happen to one card several times over."""


def rule_of(occurrence: Occurrence) -> str:
    """The rule an occurrence comes from; where a card causes it, that card stands beside it."""
    kind = Kind(occurrence.kind)
    if occurrence.struggle != NOTHING and (kind, occurrence.struggle) in BY_STRUGGLE:
        return BY_STRUGGLE[kind, occurrence.struggle]
    if occurrence.via == BY_RULE and kind in BY_THE_RULES:
        return BY_THE_RULES[kind]
    return RULES[kind]


def is_minor(occurrence: Occurrence) -> bool:
    """Whether it is a step of the game's own clockwork, or told by another line already."""
    kind = occurrence.kind
    if kind == Kind.ENTER_PLAY:
        return occurrence.via == PLAYED_FROM_HAND
    if kind == Kind.COMMITTED:
        return occurrence.amount > 0
    return kind in MINOR or (kind in (Kind.UNCOMMIT, Kind.READY) and occurrence.via == BY_RULE)


def piece_before(game: Game, occurrence: Occurrence) -> Piece | None:
    """The card as it was just before; what has not happened yet finds it as it is."""
    if occurrence.before is not None or occurrence.card == NOTHING:
        return occurrence.before
    return game.state.cards[occurrence.card]


def known_to(game: Game, occurrence: Occurrence) -> int:
    """The seats (as bits) that know the card something happens to."""
    before = piece_before(game, occurrence)
    if occurrence.kind not in SECRET or before is None or before.zone not in HIDDEN:
        return BOTH
    if occurrence.kind == Kind.RETURN_HAND:
        return BOTH if occurrence.amount else before.seen | 1 << before.owner
    if occurrence.kind in (Kind.DRAW, Kind.GAIN_DOMAIN):
        return before.seen | 1 << occurrence.seat
    return before.seen | (1 << occurrence.by if occurrence.kind == Kind.LOOK else 0)


def together(first: Occurrence, second: Occurrence) -> bool:
    """Whether two occurrences in a row are told in one sentence."""
    if first.kind in APART or ("cards}" not in SENTENCES[Kind(first.kind)] and first.kind != Kind.REFRESH_DOMAIN):
        return False
    return _mark(first) == _mark(second)


def _mark(one: Occurrence) -> tuple[object, ...]:
    place = NOTHING if one.kind == Kind.REFRESH_DOMAIN else one.place
    whose = NOBODY if one.before is None else one.before.controller
    return (one.kind, one.seat, one.source, one.by, one.story, one.other, place, one.via, one.status, whose)


def once(together: list[Occurrence]) -> tuple[list[Occurrence], int]:
    """One occurrence for each card, and how often it happens to each of them; all of them where that differs."""
    cards = [one.card for one in together]
    found = {one.card: one for one in reversed(together)}
    times = cards.count(cards[0])
    if together[0].kind not in REPEATED or any(cards.count(card) != times for card in found):
        return together, 1
    return [found[card] for card in dict.fromkeys(cards)], times
