"""What texts in force may change of the skill, icons and struggles of cards in play, for those who look often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rlyeh.engine.layers import Layer
from rlyeh.engine.pieces import NOTHING
from rlyeh.model import Icons

if TYPE_CHECKING:
    from rlyeh.engine.entries import InForce
    from rlyeh.engine.force import Index
    from rlyeh.engine.game import Game

SKILL: Final = int(Layer.SKILL)
SKILL_SET: Final = int(Layer.SKILL_SET)
ICON: Final = int(Layer.ICON)
ICON_SET: Final = int(Layer.ICON_SET)
ICON_PRINTED: Final = int(Layer.ICON_PRINTED)
STRUGGLES: Final = int(Layer.STRUGGLES)
SUBTYPE: Final = int(Layer.SUBTYPE)
KEYWORD: Final = int(Layer.KEYWORD)
CHANGING: Final = (int(SKILL), int(SKILL_SET), int(ICON), int(ICON_SET), int(ICON_PRINTED), int(STRUGGLES))
"""The layers of what is seen of cards in play."""


def is_steady(index: Index) -> bool:
    """Whether texts in force change skill, icons and struggles only as cards in play change."""
    layers = index.layers
    if index.volatile or index.becomes or layers[SUBTYPE] or layers[KEYWORD]:
        return False
    for layer in CHANGING:
        for entry in layers[layer]:
            condition = entry.condition
            if condition is not None and not condition.hangs_on_commitment():
                return False
            if not entry.modifier.hangs_on_play():
                return False
    return True


def is_simple(entries: list[InForce]) -> bool:
    """Whether all these texts add plain numbers, so that each can be asked once for all its cards."""
    for entry in entries:  # noqa: SIM110  a loop costs half of what all() does
        if not entry.modifier.adds():
            return False
    return True


def added_skill(game: Game, entries: list[InForce]) -> dict[int, int]:
    """What simple texts add to the skill of cards."""
    found: dict[int, int] = {}
    for entry in entries:
        for card in _about(game, entry):
            found[card] = found.get(card, 0) + entry.modifier.added_skill(game, entry.context, card)
    return found


def added_icons(game: Game, entries: list[InForce]) -> dict[int, list[int]]:
    """What simple texts add to the icons of cards."""
    found: dict[int, list[int]] = {}
    for entry in entries:
        for card in _about(game, entry):
            counts = found.get(card)
            if counts is None:
                counts = found[card] = [0, 0, 0, 0]
            entry.modifier.add_icons(game, entry.context, card, counts)
    return found


def plus(icons: Icons, counts: list[int]) -> Icons:
    """Icons and what is added to them, none below zero (EFF-21)."""
    one, two, three, four = icons
    return (max(0, one + counts[0]), max(0, two + counts[1]), max(0, three + counts[2]), max(0, four + counts[3]))


def _about(game: Game, entry: InForce) -> Sequence[int]:
    """The cards that a text holds for now."""
    if entry.subjects is not None:
        cards = game.state.cards
        return [card for card, life in entry.subjects if cards[card].life == life]
    if not entry.holds(game):
        return ()
    if entry.only != NOTHING:
        return (entry.only,)
    settled = entry.modifier.settled(game, entry.context)
    if settled is None:
        return [card for card in game.state.play if entry.reaches(game, card)]
    return settled


def reached(game: Game, entries: tuple[InForce, ...]) -> set[int]:
    """The cards that any of these texts holds for now."""
    found: set[int] = set()
    for entry in entries:
        found.update(_about(game, entry))
    return found
