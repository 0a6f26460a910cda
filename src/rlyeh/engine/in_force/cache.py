"""The cache: what was found out about a state, kept until a change touches something it depends on.

Whoever finds a value fills it in; nobody but this module drops one. A change says what it has touched
(`Cache.touched`), and `KEPT` says for each value which touches drop it, and how.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.in_force.gathering import works_outside_play
from rlyeh.engine.in_force.index import OPEN, PLAYABLE, Index
from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.in_force.value_cache import Memo
from rlyeh.engine.state.cards import NOTHING, Piece
from rlyeh.engine.state.records import Snapshot
from rlyeh.engine.state.state import State
from rlyeh.engine.state.touch import (
    ATTACHMENTS,
    CARDS,
    COMMITMENTS,
    CONTROL,
    DOMAINS,
    FACES,
    HANDS,
    LASTING,
    PILES,
    STORED,
    TEXTS,
    TOKENS,
    TOUCHES,
    WOUNDS,
)
from rlyeh.model import Faction
from rlyeh.model.word import NOTHING_ASKED

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.visibility.imagine import Hidden


@mypyc_attr(acyclic=True)
class Payable:
    """What the undrained domains of a player can pay for a card. It never changes, so copies of a game share it."""

    __slots__ = ("most", "reach")

    def __init__(self, most: int, reach: dict[Faction, int]) -> None:
        self.most = most
        """The most that any of them can pay."""
        self.reach = reach
        """The most that one with a resource of a faction can pay."""


def find_asked(cards: list[Piece]) -> frozenset[int]:
    """The kinds of occurrence for which any of these cards may ask later in the turn."""
    asked = NOTHING_ASKED
    for piece in cards:
        if piece.printed.asked_kinds:
            asked |= piece.printed.asked_kinds
    return asked


class Cache:
    """A state and what was found out about it. Every one is a `Game`, and the index takes it as that."""

    __slots__ = (
        "_index", "_index_version", "_memo", "_memo_version", "_moved", "_outside_play", "acting_hands",
        "all_committed", "asked", "attached", "committed", "force", "ghost", "hidden", "marked", "nearly_won",
        "payable", "state", "wounded",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.state = state
        self.ghost: Snapshot | None = None
        """The card that left play which is being looked back at, while a trigger is compared."""
        self._outside_play: list[int] | None = None
        """The cards whose text works in some zone outside play, in the order of their numbers; in an imagined game
        there may be others among them. Never changed."""
        self.committed: dict[int, list[list[int]]] = {}
        """Who is committed to a story, of each player and of both, as `characteristics.committed` has found it."""
        self.all_committed: list[int] | None = None
        """Everybody who is committed, as `characteristics.all_committed` has found it."""
        self.attached: list[int] | None = None
        """The cards that are attached to others, as `rlyeh.engine.in_force.board_cache` has found them."""
        self.marked: list[int] | None = None
        """The characters and supports with success tokens."""
        self.nearly_won: list[int] | None = None
        """The stories with many tokens."""
        self.wounded: list[int] | None = None
        """The cards with wounds."""
        self.acting_hands: list[list[Listener] | None] = [None, None]
        """The Actions of the cards in each hand, as `legality.acting_hand` has found them."""
        self.asked: frozenset[int] | None = None
        """The kinds of occurrence for which cards of this game may ask later in the turn, as `asked_kinds` has found
        them."""
        self.payable: list[Payable | None] = [None, None]
        """What the domains of each player can pay, as `rlyeh.engine.actions.payment` has found it."""
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

    def touched(self, what: int, at: int = NOTHING) -> None:
        """A change has touched something (`rlyeh.engine.state.touch`), perhaps of one card, story or player: drop what
        was found out with it. Call it when the change is made."""
        self.state.version += 1
        for drop in DROPS[what]:
            drop(self, at)

    def index(self) -> Index:
        """What is in force now. While it is being built, texts see as much of it as is there already."""
        return self.force or self._fresh_index()

    def _fresh_index(self) -> Index:
        """The index: as it is while it is being built, or if it is volatile but nothing has changed since; otherwise
        brought up to date or built anew."""
        game: Game = self  # type: ignore[assignment]
        index = self._index
        if index is not None and (index.building or (index.volatile and self._index_version == self.state.version)):
            return index
        if index is None or index.volatile or not index.update_cards(game, self._moved):
            index = self._index = Index()
            index.build(game)
            if index.found_blank is not None:
                self.memo().forget()
                index = self._index = Index(index.found_blank)
                index.build(game)
        if self._moved:
            self._moved = []
        self._index_version = self.state.version
        self._memo_version = -1
        self.force = None if index.volatile else index
        return index

    def asked_kinds(self) -> frozenset[int]:
        """The kinds of occurrence for which cards of this game may ask later in the turn."""
        asked = self.asked
        if asked is None:
            asked = self.asked = find_asked(self.state.cards)
        return asked

    def memo(self) -> Memo:
        """Values computed since the last change, whatever it has touched."""
        memo = self._memo
        if memo is None:
            memo = self._memo = Memo()
        if self._memo_version != self.state.version:
            memo.forget()
            self._memo_version = self.state.version
        return memo

    def opens_piles(self) -> bool:
        """Whether a text lets a hand or a deck lie open, as far as was found out last."""
        return self._index is not None and bool(self._index.layers[OPEN])

    def follows_piles(self) -> bool:
        """Whether it hangs on hands, decks and piles what may be played, as far as was found out last."""
        return self._index is not None and self._index.follows_piles

    def working_outside_play(self) -> list[Piece]:
        """The cards outside play whose text works where they are, in the order of their numbers."""
        cards = self.state.cards
        pieces: list[Piece] = []
        for card in self.candidates_outside_play():
            piece = cards[card]
            if works_outside_play(piece):
                pieces.append(piece)
        return pieces

    def candidates_outside_play(self) -> list[int]:
        """The cards whose text may work outside play, where they show what is printed on them."""
        if self._outside_play is None:
            self._outside_play = [piece.id for piece in self.state.cards if piece.printed.text_zones_outside_play]
        return self._outside_play

    def set_candidates_outside_play(self, candidates: list[int]) -> None:
        """Cards show other faces, or will when a deck is laid out, in a copy about which nothing was found out yet:
        these are the ones whose text may work outside play."""
        self._outside_play = candidates


# -- how each value is dropped ---------------------------------------------------------------------------------------


def _index(cache: Cache, at: int) -> None:
    """It must be built anew."""
    cache._index = cache.force = None
    cache._moved = []


def _index_text(cache: Cache, card: int) -> None:
    """The text of one card is taken in or out, unless it has none that counts and nothing waits for its coming."""
    index = cache._index
    if index is not None:
        piece = cache.state.cards[card]
        waited_for = index.volatile or index.grants_follow_commitments or not index.lasting_only_modifies
        if piece.face.passed_over and not (waited_for or index.layers[PLAYABLE]):
            index.drop_counts()
        else:
            cache.force = None
            cache._moved.append(card)


def _index_piles(cache: Cache, at: int) -> None:
    """Cards of piles that may be played are looked for anew."""
    if cache.follows_piles():
        _index(cache, at)


def _index_lasting(cache: Cache, at: int) -> None:
    """Effects that only modify cards are put in or taken out on the spot."""
    index = cache._index
    if index is not None:
        game: Game = cache  # type: ignore[assignment]
        if not index.update_lasting(game):
            _index(cache, at)
        elif index.grants_follow_commitments:
            cache.force = None


def _index_grants(cache: Cache, at: int) -> None:
    """Texts that hang on commitments are looked at anew."""
    if cache._index is not None and cache._index.grants_follow_commitments:
        cache.force = None


def _outside_play(cache: Cache, at: int) -> None:
    cache._outside_play = None


def _hidden(cache: Cache, at: int) -> None:
    cache.hidden = None


def _committed(cache: Cache, at: int) -> None:
    cache.committed = {}
    cache.all_committed = None


def _committed_there(cache: Cache, story: int) -> None:
    cache.committed.pop(story, None)
    cache.all_committed = None


def _attached(cache: Cache, at: int) -> None:
    cache.attached = None


def _wounded(cache: Cache, at: int) -> None:
    cache.wounded = None


def _marked(cache: Cache, at: int) -> None:
    cache.marked = None


def _nearly_won(cache: Cache, at: int) -> None:
    cache.nearly_won = None


def _acting_hands(cache: Cache, at: int) -> None:
    cache.acting_hands = [None, None]


def _acting_hand(cache: Cache, seat: int) -> None:
    cache.acting_hands[seat] = None


def _asked(cache: Cache, at: int) -> None:
    cache.asked = None


def _payable(cache: Cache, at: int) -> None:
    cache.payable = [None, None]


def _payable_there(cache: Cache, seat: int) -> None:
    cache.payable[seat] = None


Drop = Callable[[Cache, int], None]

KEPT: Final[dict[str, dict[int, Drop]]] = {
    "what is in force": {
        CARDS: _index,
        FACES: _index,
        CONTROL: _index,
        STORED: _index,
        TEXTS: _index_text,
        LASTING: _index_lasting,
        COMMITMENTS: _index_grants,
        PILES: _index_piles,
    },
    "texts that work outside play": {CARDS: _outside_play},
    "what a seat does not know": {CARDS: _hidden},
    "who is committed": {CARDS: _committed, CONTROL: _committed, COMMITMENTS: _committed_there},
    "what is attached": {CARDS: _attached, ATTACHMENTS: _attached},
    "who has wounds": {CARDS: _wounded, WOUNDS: _wounded},
    "who has success tokens": {CARDS: _marked, TOKENS: _marked},
    "stories that may be won": {CARDS: _nearly_won, TOKENS: _nearly_won},
    "Actions of cards in hand": {CARDS: _acting_hands, HANDS: _acting_hand},
    "what cards may ask for later": {CARDS: _asked},
    "what domains can pay": {CARDS: _payable, DOMAINS: _payable_there},
}
"""Each value that is kept, with the touches it depends on and how each of them drops it. What depends on anything at
all (values of cards in `Memo`, an index that is volatile, what a seat does not know) is kept with the version of the
state, which every touch and every edited card lets grow."""

DROPS: Final[list[tuple[Drop, ...]]] = [
    tuple([drops[touch] for drops in KEPT.values() if touch in drops]) for touch in range(len(TOUCHES))
]
"""What each touch drops: the same by the numbers of the touches, as every change asks for it."""
