"""What lies open on the table, for programs that look at every decision: it is the same for both seats, so one may look
for both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.force import Index
from rlyeh.engine.pieces import Domain, Piece
from rlyeh.engine.resolve import all_struggles
from rlyeh.engine.state import State
from rlyeh.engine.visibility.changing import Changing
from rlyeh.engine.visibility.seen import Stand
from rlyeh.model import Icons, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

DECK: Final = Zone.DECK
PLAY: Final = Zone.PLAY

IN_DECK: Final = 1 << Zone.DECK
IN_HAND: Final = 1 << Zone.HAND
IN_DISCARD: Final = 1 << Zone.DISCARD
IN_PLAY: Final = 1 << Zone.PLAY
IN_WON: Final = 1 << Zone.WON
"""A bit for each zone, by its number."""
INTO_DECK: Final = 1 << len(Zone)
STIRRED: Final = 1 << len(Zone) + 1
"""A card in play has changed in a way that steady texts notice."""
CAME_OR_WENT: Final = 1 << len(Zone) + 2
"""A card came into play or left it, or both."""
STIRRED_BY_MOVES: Final = STIRRED | CAME_OR_WENT
EVERYWHERE: Final = (1 << len(Zone) + 3) - 1
NO_CARDS: Final[set[int]] = set()


class Onlooker:
    """Somebody beside the table who looks at one decision of a game after the other. What has not changed since is not
    looked at again: pieces are never changed in place, so a piece that is the same object is the same card in the same
    state. Nor are the lists that are shown here."""

    __slots__ = (
        "_cards",
        "_changed",
        "_changing",
        "_edits",
        "_state",
        "_stirring",
        "_version",
        "discards",
        "domains",
        "moved",
        "places",
        "play",
        "row",
        "won",
    )

    def __init__(self) -> None:
        self.discards: list[list[Piece]] = [[], []]
        self.domains: list[list[Domain]] = [[], []]
        self.play: list[Stand] = []
        self.row: list[tuple[Piece, Icons]] = []
        self.places: dict[int, int] = {}
        self.won: list[list[Piece]] = [[], []]
        self.moved = [0, 0]
        """For each seat, in which zones cards have changed, come or gone since it took note of that, as bits."""
        self._state: State | None = None
        self._version = -1
        self._cards: list[Piece] = []
        """The cards as they were when they were last looked at."""
        self._edits = 0
        """How many changes of cards there had been."""
        self._changed: list[int] = []
        """The cards that were in play and had changed."""
        self._stirring: list[int] = []
        """The cards that had changed, come or gone in a way that steady texts notice."""
        self._changing = Changing(Index())
        """What was in force then."""

    def look(self, game: Game) -> None:
        """Bring everything up to date."""
        state = game.state
        one, two = state.sides
        if one.domains != self.domains[0] or two.domains != self.domains[1]:
            self.domains = [one.domains[:], two.domains[:]]
        index = game.index()
        if state is not self._state or state.version != self._version:
            moved = self._find_moved(state)
            self.moved[0] = self.moved[0] | moved
            self.moved[1] = self.moved[1] | moved
            cards = state.cards
            if moved & IN_DISCARD:
                self.discards = [[cards[card] for card in one.discard], [cards[card] for card in two.discard]]
            if moved & IN_WON:
                self.won = [[cards[card] for card in one.won], [cards[card] for card in two.won]]
            self._look_at_play(game, index, moved)
        elif index.volatile or not self._changing.is_of(index):
            self._look_at_play(game, index, 0)

    def _find_moved(self, state: State) -> int:
        """In which zones cards have changed, come or gone, as bits; notes how they are now."""
        cards, before, edited = state.cards, self._cards, state.edited
        if edited is None:
            edited = state.edited = []
        moved = 0
        changed: list[int] = []
        stirring: list[int] = []
        if state is not self._state or len(cards) != len(before):
            moved = EVERYWHERE
            self._cards = cards[:]
        else:
            texts = self._changing
            for card in edited[self._edits :]:
                old, new = before[card], cards[card]
                if old is not new:
                    before[card] = new
                    moved |= 1 << old.zone | 1 << new.zone
                    if new.zone is DECK:
                        moved |= INTO_DECK
                    elif new.zone is PLAY:
                        changed.append(card)
                    if (old.zone is PLAY or new.zone is PLAY) and texts.notices(old, new):
                        moved |= STIRRED if old.life == new.life else STIRRED_BY_MOVES
                        stirring.append(card)
        self._changed = changed
        self._stirring = stirring
        self._state = state
        self._version = state.version
        self._edits = len(edited)
        return moved

    # -- cards in play -------------------------------------------------------------------------------------------------

    def _look_at_play(self, game: Game, index: Index, moved: int) -> None:
        """The cards in play and in the row, with what texts make of them now."""
        before = now = self._changing
        if moved == EVERYWHERE or not before.is_of(index):
            now = self._changing = Changing(index, before)
        elif before.steady and not moved & IN_PLAY:
            return
        calm = now is before and now.steady and not moved & STIRRED
        touched = NO_CARDS
        if (now.modifies or before.modifies) and not (calm or (now is before and now.is_local(self._stirring))):
            touched = now.find(game)
        if moved & CAME_OR_WENT:
            self._look_at_all(game, now, touched)
        elif touched or moved & IN_PLAY:
            self._look_at_some(game, now, touched)
        if calm:
            self._look_at_stories(game.state)
        elif moved & IN_PLAY or now.bolsters or before.bolsters:
            self._look_at_row(game, now.bolsters, before.bolsters)

    def _look_at_some(self, game: Game, texts: Changing, touched: set[int]) -> None:
        """The same cards in play as before, of which some have changed or are touched by texts."""
        cards, order = game.state.cards, game.state.play
        found = self.play[:]
        for card in self._changed:
            if card not in touched and card not in self.places:
                at = order.index(card)
                found[at] = _now(game, texts, cards[card], found[at])
        for card in touched:
            if card in order:
                at = order.index(card)
                found[at] = texts.stand(game, cards[card], found[at])
        if found != self.play:
            self.play = found

    def _look_at_all(self, game: Game, texts: Changing, touched: set[int]) -> None:
        """All cards in play. They come into play behind those that are there, so one way through both lists finds how
        each stood."""
        cards = game.state.cards
        before, at, end = self.play, 0, len(self.play)
        found: list[Stand] = []
        for card in game.state.play:
            while at < end and before[at].piece.id != card:
                at += 1
            piece = cards[card]
            if at == end:
                found.append(texts.stand(game, piece, None))
            elif touched and card in touched:
                found.append(texts.stand(game, piece, before[at]))
            else:
                found.append(_now(game, texts, piece, before[at]))
        self.play = found

    def _look_at_stories(self, state: State) -> None:
        """The same stories and conspiracies with the struggles that they had."""
        cards = state.cards
        if not _same_row(cards, state.row, self.row):
            self.row = [(cards[piece.id], struggles) for piece, struggles in self.row]

    def _look_at_row(self, game: Game, bolstered: bool, were_bolstered: bool) -> None:
        """Stories and conspiracies with their struggles, which few texts change."""
        state = game.state
        cards = state.cards
        if bolstered:
            row = [(cards[card], all_struggles(game, card)) for card in state.row]
            if row == self.row:
                return
        elif not were_bolstered and _same_row(cards, state.row, self.row):
            return
        else:
            row = [(cards[card], cards[card].face.struggle_icons) for card in state.row]
        self.row = row
        if list(self.places) != state.row:
            self.places = {card: at for at, card in enumerate(state.row)}


def _now(game: Game, texts: Changing, piece: Piece, was: Stand) -> Stand:
    """How a card stands that texts make nothing new of, unless it has changed so that they notice."""
    if was.piece is piece:
        return was
    if texts.steady and not texts.notices(was.piece, piece):
        return Stand(piece, was.skill, was.icons)
    return texts.stand(game, piece, was)


def _same_row(cards: list[Piece], row: list[int], before: list[tuple[Piece, Icons]]) -> bool:
    """Whether the same stories lie in the row as before, as they did."""
    if len(row) != len(before):
        return False
    for at in range(len(row)):  # noqa: SIM110  a loop costs half of what all() does
        if before[at][0] is not cards[row[at]]:
            return False
    return True
