"""Equal copies in hidden zones: only one of them is offered, so that it tells nothing which one is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state.journal import HIDDEN

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


def distinct(game: Game, cards: list[int], picked: tuple[int, ...] = (), needed: int = 1) -> list[int]:
    """Cards without equal copies in hidden zones, so that it tells nothing which copy is used: the one that the
    other player knows comes first.

    Where several are picked one by one, their order must not tell anything either: only equals of the last one
    and what comes after them is left, as long as that is as much as is `needed`.
    """
    pieces = game.state.cards
    if not picked and needed <= 1:
        return _first_copies(game, cards)
    copies: dict[str, list[int]] = {}
    for card in sorted(cards):
        piece = pieces[card]
        copies.setdefault(piece.face.id if piece.zone in HIDDEN else str(card), []).append(card)
    groups = list(copies.values())
    start = next((at for at, group in enumerate(groups) if picked and picked[-1] in group), 0)
    unused = [[card for card in group if card not in picked] for group in groups[start:]]
    left = sum(len(group) for group in unused)
    found: list[int] = []
    for group in unused:
        if group and left >= needed:
            found.append(min(group, key=lambda each: (-pieces[each].seen, each)))
        left -= len(group)
    return found


def _first_copies(game: Game, cards: list[int]) -> list[int]:
    """`distinct`, where nothing is picked yet and any one card is enough."""
    pieces = game.state.cards
    found: dict[str, int] = {}
    for card in sorted(cards):
        piece = pieces[card]
        key = piece.face.id if piece.zone in HIDDEN else str(card)
        if key not in found or pieces[found[key]].seen < piece.seen:
            found[key] = card
    return list(found.values())
