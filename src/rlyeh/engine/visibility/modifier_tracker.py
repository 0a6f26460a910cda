"""Tracking of modifiers: what texts in force may change of skill, icons and struggles, for those who look often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.in_force.texts import InForce
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.visibility.program_view import Stand
from rlyeh.engine.words import dependencies
from rlyeh.engine.words.modifiers import Layer
from rlyeh.model import NO_ICONS, Icons, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.in_force.index import Index
    from rlyeh.engine.state.cards import Piece

INSANE: Final = Position.INSANE
PLAY: Final = Zone.PLAY
SKILL: Final = int(Layer.SKILL)
SKILL_SET: Final = int(Layer.SKILL_SET)
ICON: Final = int(Layer.ICON)
ICON_SET: Final = int(Layer.ICON_SET)
ICON_PRINTED: Final = int(Layer.ICON_PRINTED)
STRUGGLES: Final = int(Layer.STRUGGLES)
SUBTYPE: Final = int(Layer.SUBTYPE)
KEYWORD: Final = int(Layer.KEYWORD)
MODIFYING: Final[tuple[int, ...]] = (SKILL, SKILL_SET, ICON, ICON_SET, ICON_PRINTED)
CHANGING: Final[tuple[int, ...]] = (*MODIFYING, STRUGGLES)
"""The layers of what is seen of cards in play."""
NO_TEXTS: Final[list[InForce]] = []


class ModifierTracker:
    """A tracker of modifiers: the continuous effects that change skill, icons and struggles."""

    __slots__ = (
        "_changes_stay_local",
        "_follows_commitments",
        "_index",
        "_only_adds",
        "_reached",
        "_revision",
        "_sources",
        "_story_grounds",
        "_texts",
        "_value_grounds",
        "changes_struggles",
        "changes_values",
        "has_boosters",
        "struggles_follow_cards",
        "values_follow_cards",
    )

    def __init__(self, index: Index, before: ModifierTracker | None = None) -> None:
        """What is in force from now on; `before` is what was in force until then."""
        layers = index.layers
        self._index = index
        self._revision = index.revision
        """The index follows cards as they come and go: how often it had."""
        self._texts = [layers[layer][:] if layers[layer] else NO_TEXTS for layer in CHANGING]
        """The texts of each of these layers."""
        self._sources = {entry.context.source for texts in self._texts for entry in texts}
        """The cards that they are on."""
        self._value_grounds = _grounds(self._texts[:-1])
        """What those about skill and icons rest on (`rlyeh.engine.words.dependencies`)."""
        self._story_grounds = _grounds(self._texts[-1:])
        """What those about struggles rest on, which come last."""
        self._reached: set[int] = set() if before is None else before._reached
        """The cards whose skill or icons may be others than the printed ones, as was last found."""
        self.has_boosters = bool(index.boosters)
        """Whether any booster changes struggles, wherever its card is committed or attached."""
        self.changes_struggles = bool(layers[STRUGGLES] or index.boosters)
        """Whether any text or booster changes struggles."""
        self.changes_values = bool(
            layers[SKILL] or layers[ICON] or layers[SKILL_SET] or layers[ICON_SET] or layers[ICON_PRINTED]
            or index.becomes
        )  # fmt: skip
        """Whether any text changes skill or icons."""
        self.values_follow_cards = _follow_cards(index, self._value_grounds)
        """Whether skill and icons change only as cards in play do, other than by being exhausted, wounded or marked."""
        self.struggles_follow_cards = _follow_cards(index, self._story_grounds)
        """The same of struggles."""
        sets_values = layers[SKILL_SET] or layers[ICON_SET] or layers[ICON_PRINTED]
        self._only_adds = self.values_follow_cards and not sets_values
        """Whether they only add to skill and icons."""
        rests = self._value_grounds | self._story_grounds
        self._changes_stay_local = self.values_follow_cards and not rests & dependencies.OTHERS
        """Whether what they make of a card changes only as that card does, or one that they are on."""
        self._follows_commitments = self.has_boosters or bool(rests & dependencies.STORIES)
        """Whether anything changes as cards are committed to stories."""

    def is_of(self, index: Index) -> bool:
        """Whether this is what is in force there, as it is now."""
        if index is self._index and index.revision == self._revision:
            return True
        if not self._stays(index):
            return False
        self._index = index
        self._revision = index.revision
        return True

    def _stays(self, index: Index) -> bool:
        """Whether the same texts are in force there and still follow cards: other cards came or went."""
        if not self.values_follow_cards or bool(index.boosters) != self.has_boosters:
            return False
        layers = index.layers
        for at, texts in enumerate(self._texts):
            now = layers[CHANGING[at]]
            if (now or texts) and now != texts:
                return False
        if not _follow_cards(index, self._value_grounds):
            return False
        return _follow_cards(index, self._story_grounds) == self.struggles_follow_cards

    def notices(self, old: Piece, new: Piece) -> bool:
        """Whether texts that follow cards could notice that a card in play has changed, come or gone: not whether it is
        exhausted, wounded or marked."""
        return (
            old.life != new.life
            or (self._follows_commitments and old.story != new.story)
            or old.controller != new.controller
            or old.host != new.host
            or old.face is not new.face
            or (old.position is INSANE) != (new.position is INSANE)
        )

    def is_local(self, cards: list[int]) -> bool:
        """Whether changes of these cards change nothing about any other."""
        if not self._changes_stay_local:
            return False
        for card in cards:  # noqa: SIM110  a loop costs half of what any() does
            if card in self._sources:
                return False
        return True

    def find(self, game: Game) -> set[int]:
        """The cards whose skill or icons may be others now than at the last look, though they have not changed."""
        index = self._index
        before = self._reached
        if index.becomes:
            self._reached = set(game.state.play)
        else:
            self._reached = set()
            for layer in MODIFYING:
                for entry in index.layers[layer]:
                    self._reached.update(_about(game, entry))
        return before | self._reached

    def stand(self, game: Game, piece: Piece, was: Stand | None) -> Stand:
        """How a card stands now, and did before if it was in play then."""
        face = piece.face
        skill, icons = 0, NO_ICONS
        if face.is_character and piece.position is not INSANE:
            skill, icons = face.skill, face.icons
        if self.changes_values:
            now, shown = self._summed(game, piece, skill, icons)
            if now != skill or shown != icons:
                self._reached.add(piece.id)
                skill, icons = now, shown
        return was if was is not None and was.says(piece, skill, icons) else Stand(piece, skill, icons)

    def _summed(self, game: Game, piece: Piece, skill: int, icons: Icons) -> tuple[int, Icons]:
        """Skill and icons with what texts make of the printed ones. What texts that follow cards add is
        kept by whoever looks, so it is asked for without keeping it once more."""
        card = piece.id
        if not self._only_adds:
            return characteristics.skill(game, card), characteristics.icons(game, card)
        if piece.position is INSANE:
            return skill, icons
        layers = self._index.layers
        skill += characteristics.added_skill(game, layers[SKILL], card)
        icons = characteristics.with_added_icons(game, layers[ICON], card, icons)
        return max(0, skill), icons


def _follow_cards(index: Index, rests: int) -> bool:
    """Whether texts that rest on such grounds change only as cards in play change."""
    layers = index.layers
    return not (
        index.volatile
        or index.becomes
        or rests & dependencies.MORE
        or (rests & dependencies.SUBTYPES and layers[SUBTYPE])
        or (rests & dependencies.KEYWORDS and layers[KEYWORD])
    )


def _grounds(layers: list[list[InForce]]) -> int:
    """What these texts rest on. One that adds plain numbers to cards which were fixed long ago rests on nothing, one
    that knows of other cards on these."""
    grounds = 0
    for entries in layers:
        for entry in entries:
            if entry.subjects is not None and entry.modifier.adds():
                continue
            grounds |= entry.modifier.rests_on()
            if entry.condition is not None:
                grounds |= entry.condition.rests_on()
            if entry.context.bound:
                grounds |= dependencies.OTHERS
    return grounds


def _about(game: Game, entry: InForce) -> Sequence[int]:
    """The cards that a text holds for now."""
    if entry.subjects is not None:
        cards = game.state.cards
        return [card for card, life in entry.subjects if cards[card].life == life]
    if not entry.holds(game):
        return ()
    if entry.only_card != NOTHING:
        return (entry.only_card,)
    fixed = entry.modifier.fixed_cards(game, entry.context)
    if fixed is None:
        return [card for card in game.state.play if entry.reaches(game, card)]
    return fixed
