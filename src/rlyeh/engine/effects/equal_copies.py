"""Indistinguishable copies in hidden zones: only one is offered, so that it tells nothing which is used (GEN-10).

It is the one that the other player knows, if there is one; after that it goes by the numbers of the cards, which tell
nothing of when they were drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.state.cards import BOTH, Piece
from rlyeh.engine.state.knowledge import HIDDEN

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.decision import Refusal


def copy_mark(piece: Piece) -> tuple[str, int]:
    """The mark that equal copies share, and nothing else."""
    return (piece.face.id, piece.owner) if piece.zone in HIDDEN else ("", piece.id)


def are_equal(one: Piece, other: Piece) -> bool:
    """Whether two cards are the same one, or equal copies in the same hidden zone."""
    return one.zone is other.zone and copy_mark(one) == copy_mark(other)


def distinct(game: Game, cards: list[int], picked: tuple[int, ...] = (), needed: int = 1) -> list[int]:
    """Cards without equal copies in hidden zones, so that it tells nothing which copy is used: the one that the
    other player knows comes first.

    Where several are picked one by one, their order must not tell anything either: only equals of the last one
    and what comes after them is left, as long as that is as much as is `needed`.
    """
    pieces = game.state.cards
    if not picked and needed <= 1:
        return _first_copies(game, cards)
    copies: dict[tuple[str, int], list[int]] = {}
    for card in sorted(cards):
        copies.setdefault(copy_mark(pieces[card]), []).append(card)
    groups = list(copies.values())
    start = next((at for at, group in enumerate(groups) if picked and picked[-1] in group), 0)
    unused = [[card for card in group if card not in picked] for group in groups[start:]]
    remaining = sum(len(group) for group in unused)
    offered: list[int] = []
    for group in unused:
        if group and remaining >= needed:
            offered.append(min(group, key=lambda copy: (-pieces[copy].seen, copy)))
        remaining -= len(group)
    return offered


def _first_copies(game: Game, cards: list[int]) -> list[int]:
    """`distinct`, where nothing is picked yet and any one card is enough."""
    pieces = game.state.cards
    first: dict[tuple[str, int], int] = {}
    for card in sorted(cards):
        piece = pieces[card]
        mark = copy_mark(piece)
        if mark not in first or pieces[first[mark]].seen < piece.seen:
            first[mark] = card
    return list(first.values())


def known_first(game: Game, hand: list[int]) -> list[int]:
    """The cards of a hand in the order in which they stand for equal copies."""
    if len(hand) < 2:
        return hand
    pieces = game.state.cards
    known: list[int] = []
    unknown: list[int] = []
    for card in sorted(hand):
        (known if pieces[card].seen == BOTH else unknown).append(card)
    return known + unknown


def distinct_plays(
    game: Game, seat: int, hand: list[int], refusal: Callable[[Game, int, int], Refusal | None]
) -> list[int]:
    """The cards of a hand that may be played: of equal copies only the first one that nothing keeps from it."""
    pieces = game.state.cards
    plays: list[int] = []
    offered: set[str] = set()
    for card in known_first(game, hand):
        name = pieces[card].face.id
        if name not in offered and refusal(game, seat, card) is None:
            offered.add(name)
            plays.append(card)
    return plays


def distinct_uses(game: Game, uses: list[tuple[int, Listener]]) -> list[int]:
    """Which of these uses of abilities to offer, as places in the list: of those that are for the same (the number
    before each) by equal copies only one."""
    pieces = game.state.cards
    order = list(range(len(uses)))
    order.sort(key=lambda at: (uses[at][0], -pieces[uses[at][1].card].seen))
    places: list[int] = []
    offered: set[tuple[int, str, int, str]] = set()
    for at in order:
        number, listener = uses[at]
        piece = pieces[listener.card]
        if piece.zone in HIDDEN:
            name, owner = copy_mark(piece)
            mark = (number, name, owner, listener.ability.ref)
            if mark in offered:
                continue
            offered.add(mark)
        places.append(at)
    return places
