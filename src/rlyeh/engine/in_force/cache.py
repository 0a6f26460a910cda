"""Caches of what was found out about a state, kept until it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.in_force.index import PLAYABLE, Index
from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.in_force.value_cache import Memo
from rlyeh.engine.state.cards import Piece
from rlyeh.engine.state.records import Snapshot
from rlyeh.engine.state.state import State
from rlyeh.engine.words.printed_card import Face

if TYPE_CHECKING:
    from rlyeh.engine.visibility.imagine import Hidden


class Findings:
    """A state and what was found out about it. The game is that, and whoever changes the state says here what holds no
    longer; who finds something anew is named with it."""

    __slots__ = (
        "_index", "_index_version", "_memo", "_memo_version", "_moved", "_restless", "acting_hands",
        "all_committed", "attached", "committed", "force", "ghost", "hidden", "ripe", "state", "wounded",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.state = state
        self.ghost: Snapshot | None = None
        """The card that left play which is being looked back at, while a trigger is compared."""
        self._restless: list[int] | None = None
        """The cards whose text works in some zone outside play, in the order of their numbers; in an imagined game
        there may be others among them. Never changed."""
        self.committed: dict[int, list[list[int]]] = {}
        """Who is committed to a story, of each player and of both, as `traits.committed` has found it."""
        self.all_committed: list[int] | None = None
        """Everybody who is committed, as `traits.all_committed` has found it."""
        self.attached: list[int] | None = None
        """The cards that are attached to others, as `rlyeh.engine.in_force.board_cache` has found them."""
        self.ripe: list[int] | None = None
        """The stories with many tokens."""
        self.wounded: list[int] | None = None
        """The cards with wounds."""
        self.acting_hands: list[list[Listener] | None] = [None, None]
        """The Actions of the cards in each hand, as `legality.acting_hand` has found them."""
        self.force: Index | None = None
        """What is in force, where that is known and hangs on nothing but cards that come and go. Whoever asks often
        asks `game.force or game.index()`, which spares a call."""
        self._index: Index | None = None
        self._index_version = -1
        self._moved: list[int] = []
        """The cards that came or went since the index was last brought up to date."""
        self.hidden: Hidden | None = None
        """What a seat does not know, as `rlyeh.engine.visibility.imagine` has found it."""
        self._memo: Memo | None = None
        self._memo_version = -1

    def awake_elsewhere(self) -> list[Piece]:
        """The cards outside play whose text works where they are, in the order of their numbers."""
        cards = self.state.cards
        found: list[Piece] = []
        for card in self.restless():
            piece = cards[card]
            if piece.zone in piece.face.awake_elsewhere:
                found.append(piece)
        return found

    def restless(self) -> list[int]:
        """The cards whose text may work outside play."""
        if self._restless is None:
            self._restless = [piece.id for piece in self.state.cards if piece.face.awake_elsewhere]
        return self._restless

    def new_faces(self, restless: list[int]) -> None:
        """Cards show other faces, or will when a deck is laid out, in a copy about which nothing was found out yet:
        these are the ones whose text may work outside play."""
        self._restless = restless

    def reshape(self) -> None:
        """Cards changed hands or became something else: what is in force must be found anew."""
        self._index = self.force = None
        self._moved = []
        self.attached = self.ripe = self.wounded = None
        self.committed = {}
        self.all_committed = None

    def restock(self, card: int, face: Face) -> None:
        """A card came into play or left it, went insane or was restored, or lies where its text works no longer or from
        now on. If it has no text, what is in force stays."""
        index = self._index
        if index is not None:
            if face.plain and not (index.volatile or index.committal or index.layers[PLAYABLE]):
                index.forget()
            else:
                self.force = None
                self._moved.append(card)

    def recommit(self, story: int) -> None:
        """A card was committed or left its story: texts that hang on that must be looked at anew."""
        self.committed.pop(story, None)
        self.all_committed = None
        if self._index is not None and self._index.committal:
            self.force = None

    def new_cards(self) -> None:
        """Cards were added, or show other faces: nothing that was found out about them holds any more."""
        self._restless = None
        self.hidden = None
        self.acting_hands = [None, None]
        self.reshape()

    def memo(self) -> Memo:
        """Values computed since the last change."""
        memo = self._memo
        if memo is None:
            memo = self._memo = Memo()
        if self._memo_version != self.state.version:
            memo.forget()
            self._memo_version = self.state.version
        return memo
