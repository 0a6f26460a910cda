"""Constructors of occurrences: a function for each kind, or for kinds with the same parts. Nothing else makes any.

A function for one kind is called like it. Its parameters are called like the parts that they fill in, which
`kind_facts.PARTS` explains; what a kind has besides, such as the card that is drawn, is known when it has happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.occurrence import happening
from rlyeh.engine.state.occurrence_kinds import BY_RULE, Kind

if TYPE_CHECKING:
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context

DRAW: Final = int(Kind.DRAW)
DISCARD_HAND: Final = int(Kind.DISCARD_HAND)
MILL: Final = int(Kind.MILL)
PLAYED: Final = int(Kind.PLAYED)
ENTER_PLAY: Final = int(Kind.ENTER_PLAY)
RETURN_HAND: Final = int(Kind.RETURN_HAND)
TO_DECK: Final = int(Kind.TO_DECK)
MOVE_WOUND: Final = int(Kind.MOVE_WOUND)
COMMIT: Final = int(Kind.COMMIT)
UNCOMMIT: Final = int(Kind.UNCOMMIT)
PLACE_TOKEN: Final = int(Kind.PLACE_TOKEN)
REMOVE_TOKEN: Final = int(Kind.REMOVE_TOKEN)
MOVE_TOKEN: Final = int(Kind.MOVE_TOKEN)
DRAIN: Final = int(Kind.DRAIN)
REFRESH_DOMAIN: Final = int(Kind.REFRESH_DOMAIN)
ATTACH_RESOURCE: Final = int(Kind.ATTACH_RESOURCE)
GAIN_DOMAIN: Final = int(Kind.GAIN_DOMAIN)
MOVE_RESOURCE: Final = int(Kind.MOVE_RESOURCE)
ATTACH: Final = int(Kind.ATTACH)
STORE: Final = int(Kind.STORE)
LIE_DORMANT: Final = int(Kind.LIE_DORMANT)
TAKE_CONTROL: Final = int(Kind.TAKE_CONTROL)
SUCCEED: Final = int(Kind.SUCCEED)
WIN_STORY: Final = int(Kind.WIN_STORY)
STORY_EFFECT: Final = int(Kind.STORY_EFFECT)
TRIGGER: Final = int(Kind.TRIGGER)
SEARCH: Final = int(Kind.SEARCH)
SHUFFLE: Final = int(Kind.SHUFFLE)
REVEAL: Final = int(Kind.REVEAL)
COMMITTED: Final = int(Kind.COMMITTED)
EXPIRE: Final = int(Kind.EXPIRE)
SWAP: Final = int(Kind.SWAP)
TARGET: Final = int(Kind.TARGET)
NAME: Final = int(Kind.NAME)
EXCHANGE_HAND: Final = int(Kind.EXCHANGE_HAND)
DEAL_STORY: Final = int(Kind.DEAL_STORY)
ELIMINATE: Final = int(Kind.ELIMINATE)
EXCHANGE_STORY: Final = int(Kind.EXCHANGE_STORY)


# -- kinds that have the same parts ------------------------------------------------------------------------------------


def done_to(kind: int, card: int, seat: int, source: int, by: int, cause: int = NOTHING) -> Occurrence:
    """An effect's deed to a card, of a kind that needs no more than that: it is wounded, destroyed, revealed ..."""
    return happening(kind, card, seat, source, by, via=cause)


def demanded(kind: int, card: int, seat: int = NOBODY) -> Occurrence:
    """The rules' own demand on a card: it is destroyed by its wounds, restored as the turn begins ..."""
    return happening(kind, card, seat, via=BY_RULE)


def struggle_result(
    kind: int, card: int, seat: int, story: int, struggle: int, cause: int = BY_RULE, source: int = NOTHING,
    by: int = NOBODY,
) -> Occurrence:  # fmt: skip
    """The result of a decided struggle for a card: it goes insane, is wounded, becomes ready."""
    return happening(kind, card, seat, source, by, story=story, struggle=struggle, via=cause)


def struggle_stage(
    kind: int, story: int, winner: int, loser: int, struggle: int, margin: int, there: tuple[int, ...]
) -> Occurrence:
    """A struggle is decided, is about to have its result, or has been won."""
    occurrence = happening(kind, story, winner, amount=margin, story=story, struggle=struggle)
    occurrence.loser = loser
    occurrence.there = there
    return occurrence


def story_stage(kind: int, story: int, seat: int, struggle: int = NOTHING, success: int = 0) -> Occurrence:
    """A story comes to a stage: a struggle, its skill check, its end."""
    return happening(kind, story, seat, amount=success, story=story, struggle=struggle)


def time_stage(kind: int, seat: int, phase: int = 0) -> Occurrence:
    """A turn or a phase begins or ends."""
    return happening(kind, seat=seat, amount=phase)


# -- hands, decks, discard piles ---------------------------------------------------------------------------------------


def draw(seat: int, source: int = NOTHING, by: int = NOBODY, where: int = NOTHING) -> Occurrence:
    """The top card, or that at the bottom."""
    return happening(DRAW, seat=seat, source=source, by=by, place=where)


def discard_hand(card: int, seat: int, source: int, by: int) -> Occurrence:
    return happening(DISCARD_HAND, card, seat, source, by)


def mill(seat: int, source: int, by: int, card: int = NOTHING) -> Occurrence:
    """The top card, or one that the effect has counted off already."""
    return happening(MILL, card, seat, source, by)


def return_hand(card: int, seat: int, source: int, by: int, shown: int = 0) -> Occurrence:
    return happening(RETURN_HAND, card, seat, source, by, amount=shown)


def to_deck(
    card: int, seat: int, source: int, by: int, where: int, shown: int = 0, cause: int = NOTHING,
    face_up: int = NOTHING,
) -> Occurrence:  # fmt: skip
    return happening(TO_DECK, card, seat, source, by, shown, struggle=face_up, place=where, via=cause)


def reveal(card: int, seat: int, source: int, by: int, face_up: int = NOTHING) -> Occurrence:
    return happening(REVEAL, card, seat, source, by, struggle=face_up)


def search(seat: int, source: int, by: int) -> Occurrence:
    return happening(SEARCH, seat=seat, source=source, by=by)


def shuffle(seat: int, source: int, by: int) -> Occurrence:
    return happening(SHUFFLE, seat=seat, source=source, by=by)


def swap(card: int, seat: int, source: int, by: int, partner: int) -> Occurrence:
    return happening(SWAP, card, seat, source, by, other=partner)


# -- playing and using -------------------------------------------------------------------------------------------------


def played(card: int, seat: int, context: Context) -> Occurrence:
    return happening(PLAYED, card, seat, by=seat, context=context)


def enter_play(
    card: int, seat: int, source: int, by: int, manner: int, position: int = NOTHING, host: int = NOTHING,
    story: int = NOTHING, context: Context | None = None, triggered: int = 0, face_down: int = NOTHING,
) -> Occurrence:  # fmt: skip
    return happening(
        ENTER_PLAY, card, seat, source, by, triggered, story, face_down, host, position, manner, context
    )


def trigger(card: int, seat: int, label: int, context: Context) -> Occurrence:
    """The card's player uses an effect of it."""
    return happening(TRIGGER, card, seat, card, seat, via=label, context=context)


def target(card: int, seat: int, picked_as: int, context: Context) -> Occurrence:
    """A player picks a card for an effect that is under way."""
    source, by = context.source, context.seat
    return happening(TARGET, card, seat, source, by, via=picked_as, context=context)


def name(card: int, seat: int, named: int) -> Occurrence:
    return happening(NAME, card, seat, card, seat, amount=named)


# -- cards in play -----------------------------------------------------------------------------------------------------


def move_wound(card: int, seat: int, source: int, by: int, receiver: int, on_its_way: int) -> Occurrence:
    return happening(MOVE_WOUND, card, seat, source, by, amount=on_its_way, other=receiver)


def attach(card: int, seat: int, source: int, by: int, host: int) -> Occurrence:
    return happening(ATTACH, card, seat, source, by, other=host)


def store(card: int, seat: int, source: int, by: int, host: int) -> Occurrence:
    return happening(STORE, card, seat, source, by, other=host)


def lie_dormant(card: int, seat: int, source: int, by: int, host: int, cause: int = NOTHING) -> Occurrence:
    return happening(LIE_DORMANT, card, seat, source, by, other=host, via=cause)


def take_control(card: int, seat: int, source: int, by: int, host: int = NOTHING) -> Occurrence:
    return happening(TAKE_CONTROL, card, seat, source, by, other=host)


def commit(
    card: int, seat: int, story: int, source: int = NOTHING, by: int = NOBODY, cause: int = NOTHING, exhausts: int = 0
) -> Occurrence:
    return happening(COMMIT, card, seat, source, by, amount=exhausts, story=story, via=cause)


def uncommit(card: int, source: int = NOTHING, by: int = NOBODY, story: int = NOTHING) -> Occurrence:
    """What is left out is known when it happens: the story that the card leaves."""
    return happening(UNCOMMIT, card, source=source, by=by, story=story)


def committed(seat: int, number: int) -> Occurrence:
    return happening(COMMITTED, seat=seat, amount=number)


def expire(seat: int, until: int, cause: int = NOTHING) -> Occurrence:
    return happening(EXPIRE, seat=seat, amount=until, via=cause)


# -- domains -----------------------------------------------------------------------------------------------------------


def drain(seat: int, source: int, by: int, domain: int, overpaid: int = 0, paid_for: int = NOTHING) -> Occurrence:
    return happening(DRAIN, seat=seat, source=source, by=by, amount=overpaid, place=domain, via=paid_for)


def refresh_domain(
    seat: int, domain: int, source: int = NOTHING, by: int = NOBODY, cause: int = NOTHING
) -> Occurrence:
    return happening(REFRESH_DOMAIN, seat=seat, source=source, by=by, place=domain, via=cause)


def attach_resource(
    card: int, seat: int, domain: int, source: int = NOTHING, by: int = NOBODY, cause: int = NOTHING
) -> Occurrence:
    return happening(ATTACH_RESOURCE, card, seat, source, by, place=domain, via=cause)


def gain_domain(seat: int, source: int, by: int, card: int = NOTHING) -> Occurrence:
    """From the top of the deck, or a certain card."""
    return happening(GAIN_DOMAIN, card, seat, source, by)


def move_resource(card: int, seat: int, source: int, by: int, domain: int) -> Occurrence:
    return happening(MOVE_RESOURCE, card, seat, source, by, place=domain)


def exchange_hand(seat: int, source: int, by: int, domain: int) -> Occurrence:
    return happening(EXCHANGE_HAND, seat=seat, source=source, by=by, place=domain)


# -- stories -----------------------------------------------------------------------------------------------------------


def place_token(
    story: int, seat: int, source: int = NOTHING, by: int = NOBODY, struggle: int = NOTHING
) -> Occurrence:
    return happening(PLACE_TOKEN, story, seat, source, by, story=story, struggle=struggle)


def remove_token(story: int, seat: int, source: int, by: int) -> Occurrence:
    return happening(REMOVE_TOKEN, story, seat, source, by, story=story)


def move_token(story: int, seat: int, source: int, by: int, receiver: int, side: int) -> Occurrence:
    return happening(MOVE_TOKEN, story, seat, source, by, story=story, other=receiver, place=side)


def succeed(story: int, winner: int, unchallenged: int, opposed: int, there: tuple[int, ...]) -> Occurrence:
    occurrence = happening(SUCCEED, story, winner, amount=unchallenged, story=story, place=opposed)
    occurrence.there = there
    return occurrence


def win_story(card: int, seat: int) -> Occurrence:
    return happening(WIN_STORY, card, seat)


def story_effect(card: int, seat: int, used: int) -> Occurrence:
    return happening(STORY_EFFECT, card, seat, amount=used)


def deal_story(seat: int, place_in_row: int) -> Occurrence:
    return happening(DEAL_STORY, seat=seat, place=place_in_row)


def eliminate(seat: int, source: int, by: int) -> Occurrence:
    return happening(ELIMINATE, seat=seat, source=source, by=by)


def exchange_story(card: int, seat: int, source: int, by: int, partner: int) -> Occurrence:
    return happening(EXCHANGE_STORY, card, seat, source, by, other=partner)
