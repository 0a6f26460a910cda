"""Gathering of continuous effects: the texts in force, from the cards that say them, by the question they answer.

They stand in the order in which their cards lie: what lasts for a time, cards in play as they entered, stories, and
cards elsewhere by their numbers. A card may come or go by itself: its texts are put where they belong, or taken away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force.texts import Bundle, InForce, Listener, Texts, texts_of
from rlyeh.engine.state.cards import Piece
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.text_box import Watch
from rlyeh.model import Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY
DECK: Final = Zone.DECK
INSANE: Final = Position.INSANE
LAYERS: Final = len(Layer)
NONE: Final[list[InForce]] = []

LASTING: Final = -1
ROW: Final = 1_000
ELSEWHERE: Final = 2_000
"""Where the texts of such cards stand: after those of the cards in play, which are numbered from zero."""


class Gathered:
    """Texts by the question they answer."""

    __slots__ = (
        "actions", "awaited_kinds", "layers", "listeners", "replacements", "response_kinds", "texts_by_card",
        "watches",
    )  # fmt: skip

    def __init__(self) -> None:
        self.layers: list[list[InForce]] = [NONE] * LAYERS
        """The modifiers that answer each question; those that nobody ever answered are all the same list."""
        self.listeners: dict[tuple[int, bool, int], list[Listener]] = {}
        """By label, whether it comes before the occurrence, and kind; none of the lists is empty."""
        self.actions: list[list[Listener]] = [[], []]
        self.replacements: dict[int, list[Listener]] = {}
        self.watches: list[tuple[Watch, Context]] = []
        self.awaited_kinds: set[int] = set()
        """Kinds of occurrence that a disrupt, a forced response or a passive waits for."""
        self.response_kinds: set[int] = set()
        """Kinds of occurrence that a response waits for."""
        self.texts_by_card: dict[int, Texts] = {}
        """The cards whose texts are in force, and what these bring."""

    def append(self, bundle: Bundle) -> None:
        """Take in what comes after all that is there."""
        for layer, entry in bundle.entries:
            entries = self.layers[layer]
            if entries:
                entries.append(entry)
            else:
                # The empty list is the same for all layers, so it is replaced and never added to.
                self.layers[layer] = [entry]
        for listener in bundle.actions:
            self.actions[listener.seat].append(listener)
        if bundle.watches:
            self.watches += bundle.watches
        if bundle.listeners or bundle.replacements:
            for key, listener in bundle.listeners:
                if key in self.listeners:
                    self.listeners[key].append(listener)
                else:
                    self.listeners[key] = [listener]
            for kind, listener in bundle.replacements:
                self.replacements.setdefault(kind, []).append(listener)
            self.awaited_kinds |= bundle.awaited_kinds
            self.response_kinds |= bundle.response_kinds

    def insert(self, game: Game, added: dict[int, Texts]) -> None:
        """Take in the texts of cards, each where it belongs."""
        for card, texts in added.items():
            self.texts_by_card[card] = texts
            for layer, entry in texts.entries:
                entries = self.layers[layer] = [*self.layers[layer], entry]
                if len(entries) > 1:
                    entries.sort(key=lambda other: LASTING if other.lasting else _place(game, other.context.source))
            for listener in texts.actions:
                _insert(game, self.actions[listener.seat], listener)
            for key, listener in texts.listeners:
                _insert(game, self.listeners.setdefault(key, []), listener)
            for kind, listener in texts.replacements:
                _insert(game, self.replacements.setdefault(kind, []), listener)
            if texts.watches:
                self.watches += texts.watches
                self.watches.sort(key=lambda watch: _place(game, watch[1].source))
            self.awaited_kinds |= texts.awaited_kinds
            self.response_kinds |= texts.response_kinds

    def remove(self, removed: list[Bundle]) -> None:
        """Take away what was taken in, and see what is still waited for."""
        fewer_wait = False
        for bundle in removed:
            for layer, entry in bundle.entries:
                self.layers[layer].remove(entry)
            for listener in bundle.actions:
                self.actions[listener.seat].remove(listener)
            for watch in bundle.watches:
                self.watches.remove(watch)
            if bundle.listeners or bundle.replacements:
                self._stop_listening(bundle)
                fewer_wait = True
        # Others may wait for the same kinds, so these are counted anew.
        if fewer_wait:
            self.awaited_kinds = set()
            self.response_kinds = set()
            for texts in self.texts_by_card.values():
                self.awaited_kinds |= texts.awaited_kinds
                self.response_kinds |= texts.response_kinds

    def _stop_listening(self, bundle: Bundle) -> None:
        for key, listener in bundle.listeners:
            waiting = self.listeners[key]
            waiting.remove(listener)
            if not waiting:
                del self.listeners[key]
        for kind, listener in bundle.replacements:
            replacing = self.replacements[kind]
            replacing.remove(listener)
            if not replacing:
                del self.replacements[kind]


def texts_now(piece: Piece) -> Texts | None:
    """The continuous effects and abilities of a card where it lies now; None if that has no part in what is in force.
    """
    face = piece.face
    if face.brings_no_texts or piece.position is INSANE:
        return None
    return texts_of(piece) if piece.zone is PLAY or works_outside_play(piece) else None


def works_outside_play(piece: Piece) -> bool:
    """Whether a card outside play has text that works where it lies; in a deck it must lie face up for that, and
    elsewhere it must not lie face down."""
    zone = piece.zone
    if zone not in piece.face.text_zones_outside_play or piece.facedown:
        return False
    return zone is not DECK or piece.face_up


def _insert(game: Game, listeners: list[Listener], listener: Listener) -> None:
    listeners.append(listener)
    if len(listeners) > 1:
        listeners.sort(key=lambda other: _place(game, other.card))


def _place(game: Game, card: int) -> int:
    """Where the texts of a card stand among those of others."""
    state = game.state
    if state.cards[card].zone is not PLAY:
        return ELSEWHERE + card
    return ROW + state.row.index(card) if card in state.row else state.play.index(card)
