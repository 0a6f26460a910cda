"""Answers as numbers: the place in the table of every option of an open question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.encoding.schema import FURTHER, HIDDEN, ActionPlace, Schema, Spots
from rlyeh.engine import NOTHING
from rlyeh.errors import EncodingError
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Option
    from rlyeh.engine.reading import Piece
    from rlyeh.engine.visibility import Sight

PLAY: Final = Zone.PLAY
HAND: Final = Zone.HAND
DISCARD: Final = Zone.DISCARD
IN_PLAY: Final = int(ActionPlace.PLAY)
IN_HAND: Final = int(ActionPlace.HAND)
IN_DISCARD: Final = int(ActionPlace.DISCARD)
ELSEWHERE: Final = int(ActionPlace.OTHER)
UNSET: Final = -2
"""No card, not even none."""
NONE: Final = -1
"""No place in the table: the option gets one of the further numbers."""


def ids(schema: Schema, sight: Sight) -> list[int]:
    """The number of each option of the open question, in their order; no number comes twice.

    A number depends on the option and on what its seat sees of the card that it is about; cards that enter play or
    leave it change nothing about the others, other than that the second copy becomes the first.
    """
    decision = sight.decision
    if decision is None:
        return []
    numbers: list[int] = []
    places, fixed = sight.table.places, schema.fixed
    in_order = True
    highest = NONE
    about = UNSET
    start = slots = 0
    verb = ""
    beside = to_domain = ranked = False
    spots: Spots | None = None
    for option in decision.options:
        card = option.card
        if card == NOTHING:
            number = fixed.get(option.key, NONE)
            if number != NONE:
                numbers.append(number)
                continue
            number = _without_card(schema, sight, option)
        else:
            if option.verb is not verb:
                about = UNSET
                verb = option.verb
                spots = schema.spots.get(verb)
                to_domain = verb == "resource"
                beside = to_domain or verb == "commit" or verb == "dormant"
                ranked = verb == "use" or verb == "order"
            if card != about:
                about = UNSET
                piece = sight.known(card)
                if piece is None:
                    number = _hidden(schema, sight, option)
                elif piece.zone is PLAY and card in places:
                    number = _in_row(schema, verb, places[card], _rank(decision, option) if ranked else 0)
                elif spots is None:
                    number = NONE
                else:
                    start, slots = _start(schema, spots, sight, verb, piece)
                    if beside:
                        about = card
                    else:
                        slot = _rank(decision, option) if ranked else 0
                        number = start + slot if slot < slots else NONE
            if card == about:
                # A number for each domain or story, side by side.
                slot = 1 + option.number if to_domain else places[option.other]
                number = start + slot if slot < slots else NONE
        if number > highest:
            highest = number
        else:
            in_order = False
        numbers.append(number)
    if not in_order and (NONE in numbers or _has_twins(numbers)):
        _further(schema, numbers, decision.kind)
    return numbers


def _rank(decision: Decision, option: Option) -> int:
    """How often this was offered before for the card: what is ranked may be offered several times."""
    rank = 0
    for other in decision.options:
        if other is option:
            break
        if other.card == option.card and other.verb == option.verb:
            rank += 1
    return rank


def _has_twins(numbers: list[int]) -> bool:
    """Whether any of these comes twice."""
    return len(set(numbers)) < len(numbers)


def _further(schema: Schema, numbers: list[int], kind: str) -> None:
    """Give what has no number of its own, or one that is taken, one of the further numbers."""
    taken: set[int] = set()
    base = schema.further.base
    further = base
    for place, action in enumerate(numbers):
        if action == NONE or action in taken:
            numbers[place] = further
            further += 1
        taken.add(action)
    if further > base + FURTHER:
        raise EncodingError(f"This {kind} decision has more options than the table of actions has numbers for.")


def _without_card(schema: Schema, sight: Sight, option: Option) -> int:
    """The number of an answer about no card where its key alone does not say it."""
    verb, number = option.verb, option.number
    if verb == "name":
        place = schema.name_places.get(option.text)
        return NONE if place is None else schema.named.base + place
    block = schema.numbered.get(verb)
    if verb == "player" or verb == "side":
        number = int(number != sight.seat)
    elif verb == "repeat":
        number -= 1
    return NONE if block is None or not 0 <= number < block.size else block.base + number


def _start(schema: Schema, spots: Spots, sight: Sight, verb: str, piece: Piece) -> tuple[int, int]:
    """Where the numbers of a verb about a card begin, and how many there are."""
    zone = piece.zone
    place = IN_PLAY if zone is PLAY else IN_HAND if zone is HAND else IN_DISCARD if zone is DISCARD else ELSEWHERE
    spot = spots[place].get(piece.printed.id)
    if spot is None:
        spot = schema.find_spot(verb, place, piece.printed.id)
        if spot is None:
            return NONE, 0
    first, slots, copies, other = spot
    copy = 0
    # Equal cards in hand are offered once: which copy it is tells nothing.
    if copies > 1 and zone is not HAND:
        copy = sight.table.copies[piece.id] if zone is PLAY else _seniority(sight, piece)
    if copy >= copies:
        return NONE, 0
    if other and piece.owner == 1 - sight.seat:
        copy += other
    return first + copy * slots, slots


def _in_row(schema: Schema, verb: str, at: int, rank: int) -> int:
    block = schema.carded.get(verb)
    if block is None or at >= schema.row or rank >= block.row_slots:
        return NONE
    return block.row + at * block.row_slots + rank


def _hidden(schema: Schema, sight: Sight, option: Option) -> int:
    """A card that is not known is the first, second ... of those that are offered."""
    block = schema.carded.get(option.verb)
    decision = sight.decision
    assert decision is not None
    if block is None or block.hidden < 0:
        return NONE
    unknown = [
        offered.card for offered in decision.options if offered.card != NOTHING and sight.known(offered.card) is None
    ]
    number = unknown.index(option.card)
    return block.hidden + number if number < HIDDEN else NONE


def _seniority(sight: Sight, piece: Piece) -> int:
    """How many copies of a card that is neither in hand nor in play have been where it is for longer."""
    zone = piece.zone
    pile = sight.discards[piece.owner] if zone is DISCARD else list(sight.named.values())
    if zone is not DISCARD:
        pile.sort(key=lambda other: other.id)
    same = [other.id for other in pile if _is_copy(other, piece)]
    return same.index(piece.id)


def _is_copy(piece: Piece, other: Piece) -> bool:
    return piece.printed is other.printed and piece.owner == other.owner and piece.zone is other.zone
