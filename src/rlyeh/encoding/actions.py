"""Answers as numbers: the place in the table of every option of an open question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.encoding.schema import FURTHER, HIDDEN, Block, Place, Schema
from rlyeh.engine.loops import REPEATS
from rlyeh.engine.pieces import NOTHING
from rlyeh.errors import EncodingError
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.decisions import Option
    from rlyeh.engine.pieces import Piece
    from rlyeh.engine.views import Sight

NAMED = {Zone.PLAY: Place.PLAY, Zone.HAND: Place.HAND, Zone.DISCARD: Place.DISCARD}
PLACES = tuple(int(NAMED.get(zone, Place.OTHER)) for zone in Zone)
"""The place of each zone, by its number."""
SEVERAL = frozenset(("use", "order"))
"""Verbs that may be offered several times for one card."""
NONE = -1
"""No place in the table: the option gets one of the further numbers."""


def ids(schema: Schema, sight: Sight) -> list[int]:
    """The number of each option of the open question, in their order; no number comes twice.

    A number depends on the option and on what its seat sees of the card that it is about; cards that enter play or
    leave it change nothing about the others, other than that the second copy becomes the first.
    """
    decision = sight.decision
    if decision is None:
        return []
    options = decision.options
    row = {piece.id: at for at, (piece, _) in enumerate(sight.row)}
    counts: dict[tuple[str, int], int] = {}
    found: list[int] = []
    for option in options:
        if option.card == NOTHING:
            found.append(_without_card(schema, sight, option))
            continue
        rank = 0
        if option.verb in SEVERAL:
            offered = (option.verb, option.card)
            rank = counts.get(offered, 0)
            counts[offered] = rank + 1
        found.append(_with_card(schema, sight, option, row, rank))
    if NONE in found or len(set(found)) < len(found):
        _further(schema, found, decision.kind)
    return found


def _further(schema: Schema, found: list[int], kind: str) -> None:
    """Give what has no number of its own, or one that is taken, one of the further numbers."""
    taken: set[int] = set()
    base = schema.further.base
    further = base
    for place, action in enumerate(found):
        if action == NONE or action in taken:
            found[place] = further
            further += 1
        taken.add(action)
    if further > base + FURTHER:
        raise EncodingError(f"This {kind} decision has more options than the table of actions has numbers for.")


def _without_card(schema: Schema, sight: Sight, option: Option) -> int:
    verb, number = option.verb, option.number
    if number == NOTHING:
        block = schema.plain.get(verb)
        return NONE if block is None else block.base
    if verb == "name":
        place = schema.name_places.get(option.text)
        return NONE if place is None else schema.named.base + place
    block = schema.numbered.get(verb)
    if block is None:
        return NONE
    if verb == "player" or verb == "side":
        number = int(number != sight.seat)
    elif verb == "repeat":
        number = REPEATS.index(number)
    return block.base + number if number < block.size else NONE


def _with_card(schema: Schema, sight: Sight, option: Option, row: dict[int, int], rank: int) -> int:
    block = schema.carded.get(option.verb)
    if block is None:
        return NONE
    card = option.card
    piece = sight.named.get(card)
    if piece is None:
        return _hidden(block, sight, card)
    if card in row:
        at = row[card]
        return block.row + at * block.row_slots + rank if at < schema.row and rank < block.row_slots else NONE
    place = block.places[PLACES[piece.zone]]
    if place is None:
        return NONE
    base, slots, refs = place
    ref = refs.get(piece.printed.id)
    if ref is None:
        return NONE
    first, copies, other = ref
    copy = 0 if copies == 1 else _seniority(sight, piece)
    slot = _slot(option, row, rank)
    if copy >= copies or slot >= slots:
        return NONE
    if piece.owner == 1 - sight.seat:
        copy += other
    return base + (first + copy) * slots + slot


def _slot(option: Option, row: dict[int, int], rank: int) -> int:
    verb = option.verb
    if verb == "commit":
        return row[option.other]
    if verb == "resource":
        return 1 + option.number
    return rank


def _hidden(block: Block, sight: Sight, card: int) -> int:
    """A card that is not known is the first, second ... of those that are offered."""
    decision = sight.decision
    assert decision is not None
    unknown = [option.card for option in decision.options if option.card != NOTHING and option.card not in sight.named]
    number = unknown.index(card)
    return block.hidden + number if block.hidden >= 0 and number < HIDDEN else NONE


def _seniority(sight: Sight, piece: Piece) -> int:
    """How many copies of the card have been where it is for longer."""
    if piece.zone is Zone.PLAY:
        there = [each for each, _, _ in sight.play]
    elif piece.zone is Zone.DISCARD:
        there = sight.discards[piece.owner]
    elif piece.zone is Zone.HAND:
        # Equal cards in hand are offered once: which copy it is tells nothing.
        return 0
    else:
        there = sorted(sight.named.values(), key=lambda each: each.id)
    same = [each.id for each in there if _is_copy(each, piece)]
    return same.index(piece.id)


def _is_copy(one: Piece, two: Piece) -> bool:
    return one.printed is two.printed and one.owner == two.owner and one.zone is two.zone
