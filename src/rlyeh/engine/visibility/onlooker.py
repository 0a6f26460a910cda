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
from rlyeh.model import NO_ICONS, Icons, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

INSANE: Final = Position.INSANE
DECK: Final = Zone.DECK
PLAY: Final = Zone.PLAY

BITS: Final = tuple(1 << zone for zone in range(len(Zone)))
"""A bit for each zone, by its number."""
IN_DECK: Final = 1 << Zone.DECK
IN_HAND: Final = 1 << Zone.HAND
IN_DISCARD: Final = 1 << Zone.DISCARD
IN_PLAY: Final = 1 << Zone.PLAY
IN_WON: Final = 1 << Zone.WON
INTO_DECK: Final = 1 << len(Zone)
STIRRED: Final = 1 << len(Zone) + 1
"""A card in play has changed in a way that steady texts notice."""
EVERYWHERE: Final = (1 << len(Zone) + 2) - 1


class Onlooker:
    """Somebody beside the table who looks at one decision of a game after the other. What has not changed since is not
    looked at again: pieces are never changed in place, so a piece that is the same object is the same card in the same
    state. Nor are the lists that are shown here."""

    __slots__ = (
        "_cards",
        "_changing",
        "_edits",
        "_state",
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
        if state is not self._state or len(cards) != len(before):
            moved = EVERYWHERE
            self._cards = cards[:]
        else:
            for card in edited[self._edits :]:
                old, new = before[card], cards[card]
                if old is not new:
                    moved |= BITS[old.zone] | BITS[new.zone]
                    if new.zone is DECK:
                        moved |= INTO_DECK
                    if _is_noticed(old, new):
                        moved |= STIRRED
                    before[card] = new
        self._state = state
        self._version = state.version
        self._edits = len(edited)
        return moved

    # -- cards in play -------------------------------------------------------------------------------------------------

    def _look_at_play(self, game: Game, index: Index, moved: int) -> None:
        """The cards in play and in the row, with what texts make of them now."""
        before = now = self._changing
        if not before.is_of(index):
            now = self._changing = Changing(index)
        elif before.steady and not moved & STIRRED:
            if moved & IN_PLAY:
                self._look_at_pieces(game.state.cards)
            return
        if now.modifies or before.modifies:
            self._look_at_changed(game, now)
        elif moved & IN_PLAY:
            self._look_at_stands(game.state)
        if moved & IN_PLAY or now.bolsters or before.bolsters:
            self._look_at_row(game, now.bolsters, before.bolsters)

    def _look_at_pieces(self, cards: list[Piece]) -> None:
        """The same cards in play and in the row, with the skill, icons and struggles that they had."""
        for stand in self.play:
            if cards[stand.piece.id] is not stand.piece:
                self.play = [_now(cards, each) for each in self.play]
                break
        for story, _ in self.row:
            if cards[story.id] is not story:
                self.row = [(cards[piece.id], struggles) for piece, struggles in self.row]
                break

    def _look_at_stands(self, state: State) -> None:
        """The cards in play with their printed skill and icons. Cards come into play behind those that are there, so
        one way through both lists finds those that stand as before."""
        cards = state.cards
        before, at, end = self.play, 0, len(self.play)
        found: list[Stand] = []
        for card in state.play:
            piece = cards[card]
            while at < end and before[at].piece.id != card:
                at += 1
            if at < end and before[at].piece is piece:
                found.append(before[at])
            elif piece.face.is_character and piece.position is not INSANE:
                found.append(Stand(piece, piece.face.skill, piece.face.icons))
            else:
                found.append(Stand(piece, 0, NO_ICONS))
        self.play = found

    def _look_at_changed(self, game: Game, texts: Changing) -> None:
        """The same where texts change skill and icons, or did so."""
        texts.find(game)
        cards = game.state.cards
        before, at, end = self.play, 0, len(self.play)
        found: list[Stand] = []
        for card in game.state.play:
            piece = cards[card]
            face = piece.face
            skill, icons = 0, NO_ICONS
            if face.is_character and piece.position is not INSANE:
                skill, icons = face.skill, face.icons
            if texts.everywhere or card in texts.reached:
                skill, icons = texts.skill(game, piece, skill), texts.icons(game, piece, icons)
            while at < end and before[at].piece.id != card:
                at += 1
            if at < end and before[at].says(piece, skill, icons):
                found.append(before[at])
            else:
                found.append(Stand(piece, skill, icons))
        self.play = found

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


def _now(cards: list[Piece], stand: Stand) -> Stand:
    """How a card stands now that had the same skill and icons before."""
    piece = cards[stand.piece.id]
    return stand if piece is stand.piece else Stand(piece, stand.skill, stand.icons)


def _is_noticed(old: Piece, new: Piece) -> bool:
    """Whether texts that hang on cards in play alone could notice a change: not who is exhausted, wounded or marked."""
    if old.zone is not PLAY or new.zone is not PLAY:
        return old.zone is not new.zone and (old.zone is PLAY or new.zone is PLAY)
    return (
        old.story != new.story
        or old.controller != new.controller
        or old.host != new.host
        or old.life != new.life
        or old.face is not new.face
        or (old.position is INSANE) != (new.position is INSANE)
    )


def _same_row(cards: list[Piece], row: list[int], before: list[tuple[Piece, Icons]]) -> bool:
    """Whether the same stories lie in the row as before, as they did."""
    if len(row) != len(before):
        return False
    for at in range(len(row)):  # noqa: SIM110  a loop costs half of what all() does
        if before[at][0] is not cards[row[at]]:
            return False
    return True
