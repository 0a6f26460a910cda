"""What texts in force may change of the skill, icons and struggles of cards in play, for those who look often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rlyeh.engine import traits
from rlyeh.engine.layers import Layer
from rlyeh.engine.pieces import NOTHING
from rlyeh.model import Icons, Position

if TYPE_CHECKING:
    from rlyeh.engine.entries import InForce
    from rlyeh.engine.force import Index
    from rlyeh.engine.game import Game
    from rlyeh.engine.pieces import Piece

INSANE: Final = Position.INSANE
SKILL: Final = int(Layer.SKILL)
SKILL_SET: Final = int(Layer.SKILL_SET)
ICON: Final = int(Layer.ICON)
ICON_SET: Final = int(Layer.ICON_SET)
ICON_PRINTED: Final = int(Layer.ICON_PRINTED)
STRUGGLES: Final = int(Layer.STRUGGLES)
SUBTYPE: Final = int(Layer.SUBTYPE)
CHANGING: Final = (SKILL, SKILL_SET, ICON, ICON_SET, ICON_PRINTED, STRUGGLES)
"""The layers of what is seen of cards in play."""


class Changing:
    """What is in force, as far as it changes skill, icons and struggles. `find` comes before `skill` and `icons`."""

    __slots__ = (
        "_adds_icons",
        "_adds_skill",
        "_icons",
        "_marked",
        "_skill",
        "_skilled",
        "bolsters",
        "edition",
        "everywhere",
        "index",
        "modifies",
        "reached",
        "steady",
    )

    def __init__(self, index: Index) -> None:
        layers = index.layers
        self.index = index
        self.edition = index.edition
        """The index follows cards as they come and go: how often it had."""
        self.modifies = bool(
            layers[SKILL] or layers[ICON] or layers[SKILL_SET] or layers[ICON_SET] or layers[ICON_PRINTED]
            or index.becomes
        )  # fmt: skip
        """Whether any text changes skill or icons."""
        self.bolsters = bool(layers[STRUGGLES] or index.boosters)
        """Whether any text or booster changes struggles."""
        self.steady = _is_steady(index)
        """Whether they change only as cards in play do, other than by being exhausted, wounded or marked."""
        printed = not (index.becomes or layers[SKILL_SET])
        self._adds_skill = printed and (self.steady or _is_simple(layers[SKILL]))
        """Whether texts only add to skill, and never ask for it, so that each can be asked once for all its cards."""
        printed = not (index.becomes or layers[ICON_SET] or layers[ICON_PRINTED])
        self._adds_icons = printed and _is_simple(layers[ICON])
        """The same for icons."""
        self._skill: dict[int, int] = {}
        """What such texts add for each card that they reach."""
        self._icons: dict[int, list[int]] = {}
        self._skilled: set[int] = set()
        """The cards that other texts reach."""
        self._marked: set[int] = set()
        self.everywhere = bool(index.becomes)
        """Whether any card may have become something else."""
        self.reached: set[int] = set()
        """The cards whose skill or icons texts change, as they were last found."""

    def is_of(self, index: Index) -> bool:
        """Whether this is what is in force there, as it is now."""
        return index is self.index and index.edition == self.edition

    def find(self, game: Game) -> None:
        """Find out what texts do now."""
        layers = self.index.layers
        if self._adds_skill:
            self._skill = _added_skill(game, layers[SKILL])
        else:
            self._skilled = _reached(game, [*layers[SKILL], *layers[SKILL_SET]])
        if self._adds_icons:
            self._icons = _added_icons(game, layers[ICON])
        else:
            self._marked = _reached(game, [*layers[ICON], *layers[ICON_SET], *layers[ICON_PRINTED]])
        self.reached = {*self._skill, *self._icons, *self._skilled, *self._marked}

    def skill(self, game: Game, piece: Piece, printed: int) -> int:
        """The skill of a card in play."""
        if self._adds_skill:
            if piece.id in self._skill and piece.position is not INSANE:
                return max(0, printed + self._skill[piece.id])
        elif self.everywhere or piece.id in self._skilled:
            return traits.skill(game, piece.id)
        return printed

    def icons(self, game: Game, piece: Piece, printed: Icons) -> Icons:
        """The icons of a card in play."""
        if self._adds_icons:
            if piece.id in self._icons and piece.position is not INSANE:
                return _plus(printed, self._icons[piece.id])
        elif self.everywhere or piece.id in self._marked:
            return traits.icons(game, piece.id)
        return printed


def _is_steady(index: Index) -> bool:
    """Whether texts in force change skill, icons and struggles only as cards in play change."""
    layers = index.layers
    if index.volatile or index.becomes or layers[SUBTYPE]:
        return False
    for layer in CHANGING:
        for entry in layers[layer]:
            condition = entry.condition
            if condition is not None and not condition.hangs_on_commitment():
                return False
            if not entry.modifier.hangs_on_play():
                return False
    return True


def _is_simple(entries: list[InForce]) -> bool:
    """Whether all these texts add plain numbers."""
    for entry in entries:  # noqa: SIM110  a loop costs half of what all() does
        if not entry.modifier.adds():
            return False
    return True


def _added_skill(game: Game, entries: list[InForce]) -> dict[int, int]:
    """What simple texts add to the skill of cards."""
    found: dict[int, int] = {}
    for entry in entries:
        for card in _about(game, entry):
            found[card] = found.get(card, 0) + entry.modifier.added_skill(game, entry.context, card)
    return found


def _added_icons(game: Game, entries: list[InForce]) -> dict[int, list[int]]:
    """What simple texts add to the icons of cards."""
    found: dict[int, list[int]] = {}
    for entry in entries:
        for card in _about(game, entry):
            counts = found.get(card)
            if counts is None:
                counts = found[card] = [0, 0, 0, 0]
            entry.modifier.add_icons(game, entry.context, card, counts)
    return found


def _plus(icons: Icons, counts: list[int]) -> Icons:
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


def _reached(game: Game, entries: list[InForce]) -> set[int]:
    """The cards that any of these texts holds for now."""
    found: set[int] = set()
    for entry in entries:
        found.update(_about(game, entry))
    return found
