"""Looking again and again: how a sight is brought up to date for programs that look at every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine import traits
from rlyeh.engine.layers import Layer
from rlyeh.engine.pieces import NOBODY, Piece
from rlyeh.engine.resolve import all_struggles
from rlyeh.engine.state import State
from rlyeh.engine.visibility.changing import added_icons, added_skill, is_simple, is_steady, plus, reached
from rlyeh.engine.visibility.knowing import check_seat, plan_of
from rlyeh.engine.visibility.seen import Sight, Stand
from rlyeh.model import NO_ICONS, Icons, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.force import Index
    from rlyeh.engine.game import Game

INSANE: Final = Position.INSANE
DECK: Final = Zone.DECK
SKILL: Final = int(Layer.SKILL)
SKILL_SET: Final = int(Layer.SKILL_SET)
ICON: Final = int(Layer.ICON)
ICON_SET: Final = int(Layer.ICON_SET)
ICON_PRINTED: Final = int(Layer.ICON_PRINTED)
STRUGGLES: Final = int(Layer.STRUGGLES)

BITS: Final = tuple(1 << zone for zone in range(len(Zone)))
"""A bit for each zone, by its number."""
IN_DECK: Final = 1 << Zone.DECK
IN_HAND: Final = 1 << Zone.HAND
IN_DISCARD: Final = 1 << Zone.DISCARD
IN_PLAY: Final = 1 << Zone.PLAY
IN_WON: Final = 1 << Zone.WON
IN_PILES: Final = IN_HAND | IN_DISCARD | IN_WON
INTO_DECK: Final = 1 << len(Zone)
EVERYWHERE: Final = (1 << len(Zone) + 1) - 1

KEPT: Final = 256
"""Cards in play that a lookout remembers at most."""


def sight(game: Game, seat: int) -> Sight:
    """What a seat sees at the open decision, for programs that look at every one: the same as `view`, without words."""
    return Lookout(seat).look(game)


class Lookout:
    """Somebody in a seat who looks at one decision of a game after the other. What has not changed since is not looked
    at again: pieces are never changed in place, so a piece that is the same object is the same card in the same state.
    """

    __slots__ = (
        "_adds_icons",
        "_adds_skill",
        "_bolstered",
        "_cards",
        "_changed",
        "_edition",
        "_edits",
        "_index",
        "_modified",
        "_printed",
        "_sight",
        "_state",
        "_steady",
        "_version",
        "seat",
    )

    def __init__(self, seat: int) -> None:
        check_seat(seat, (0, 1))
        self.seat = seat
        self._sight = Sight(seat)
        self._state: State | None = None
        self._version = -1
        self._cards: list[Piece] = []
        """The cards as they were when they were last looked at."""
        self._printed: dict[Piece, Stand] = {}
        """Cards in play that no text changed then."""
        self._changed: dict[int, Stand] = {}
        """Those that texts changed."""
        self._edits = 0
        """How many changes of cards there had been."""
        self._index: Index | None = None
        """What was in force then."""
        self._edition = 0
        self._steady = False
        """Whether that changes skill, icons and struggles only as cards in play change."""
        self._adds_skill = False
        """Whether that only adds plain numbers to skill."""
        self._adds_icons = False
        """The same for icons."""
        self._modified = True
        """Whether any text changed skill or icons then."""
        self._bolstered = True
        """Whether any text or booster changed struggles."""

    def look(self, game: Game) -> Sight:
        """What the seat sees at the open decision: always the same object, brought up to date."""
        decision = game.decision
        state = game.state
        seat = self.seat
        found = self._sight
        found.turn = state.turn
        found.phase = state.phase
        found.active = state.active
        found.first = state.first
        found.winner = state.winner
        found.resolved = state.resolved
        found.plan = plan_of(game, decision, seat)
        one, two = state.sides
        found.hand_sizes = (len(one.hand), len(two.hand))
        found.deck_sizes = (len(one.deck), len(two.deck))
        if one.domains != found.domains[0] or two.domains != found.domains[1]:
            found.domains = [one.domains[:], two.domains[:]]
        index = game.index()
        if state is not self._state or state.version != self._version:
            moved = self._moved(state)
            if moved & IN_PILES:
                self._look_at_piles(state, moved)
            if moved & INTO_DECK or (moved & IN_DECK and (found.decks[0] or found.decks[1])):
                self._look_at_decks(state)
            self._look_at_play(game, index, moved)
        elif index is not self._index or index.volatile:
            self._look_at_play(game, index, 0)
        if decision is None:
            found.asked = NOBODY
        else:
            found.asked = decision.seat
            if decision.seat == seat:
                found.decision = decision
                return found
        found.decision = None
        return found

    def _moved(self, state: State) -> int:
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
                    before[card] = new
        self._state = state
        self._version = state.version
        self._edits = len(edited)
        self._sight._cards = cards
        return moved

    def _look_at_piles(self, state: State, moved: int) -> None:
        found = self._sight
        cards = state.cards
        one, two = state.sides
        if moved & IN_HAND:
            seat = self.seat
            mine = 1 << seat
            own = [cards[card] for card in state.sides[seat].hand]
            other = [piece for card in state.sides[1 - seat].hand if (piece := cards[card]).seen & mine]
            found.hands = [own, other] if seat == 0 else [other, own]
        if moved & IN_DISCARD:
            found.discards = [[cards[card] for card in one.discard], [cards[card] for card in two.discard]]
        if moved & IN_WON:
            found.won = [[cards[card] for card in one.won], [cards[card] for card in two.won]]

    def _look_at_decks(self, state: State) -> None:
        cards = state.cards
        mine = 1 << self.seat
        one, two = state.sides
        self._sight.decks = [
            [piece for card in one.deck if (piece := cards[card]).seen & mine],
            [piece for card in two.deck if (piece := cards[card]).seen & mine],
        ]

    def _look_at_play(self, game: Game, index: Index, moved: int) -> None:
        """The cards in play and in the row, with what texts make of them now."""
        if index is not self._index or index.edition != self._edition:
            self._index = index
            self._edition = index.edition
            self._steady = is_steady(index)
            layers = index.layers
            self._adds_skill = not (index.becomes or layers[SKILL_SET]) and is_simple(layers[SKILL])
            printed = not (index.becomes or layers[ICON_SET] or layers[ICON_PRINTED])
            self._adds_icons = printed and is_simple(layers[ICON])
        elif self._steady and not moved & IN_PLAY:
            return
        layers = index.layers
        modified = bool(
            layers[SKILL] or layers[ICON] or layers[SKILL_SET] or layers[ICON_SET] or layers[ICON_PRINTED]
            or index.becomes
        )  # fmt: skip
        if moved & IN_PLAY or modified or self._modified:
            self._sight.play = self._seen_in_play(game, index, modified)
        self._modified = modified
        bolstered = bool(layers[STRUGGLES] or index.boosters)
        if moved & IN_PLAY or bolstered or self._bolstered:
            self._look_at_row(game, bolstered)
        self._bolstered = bolstered

    def _seen_in_play(self, game: Game, index: Index, modified: bool) -> list[Stand]:
        """The cards in play with skill and icons. Where no text in force changes those, they are what is printed."""
        cards = game.state.cards
        printed = self._printed
        found: list[Stand] = []
        for card in game.state.play:
            piece = cards[card]
            stand = printed.get(piece)
            found.append(self._as_printed(piece) if stand is None else stand)
        if modified:
            self._modify(game, index, found)
        return found

    def _as_printed(self, piece: Piece) -> Stand:
        """A card in play that no text changes; kept for as long as it stands like this."""
        if piece.position is INSANE or not piece.face.is_character:
            stand = Stand(piece, 0, NO_ICONS)
        else:
            stand = Stand(piece, piece.face.skill, piece.face.icons)
        if len(self._printed) >= KEPT:
            self._printed.clear()
        self._printed[piece] = stand
        return stand

    def _modify(self, game: Game, index: Index, found: list[Stand]) -> None:
        """Put those that texts change in the place of what is printed."""
        layers = index.layers
        skills: dict[int, int] = {}
        marks: dict[int, list[int]] = {}
        skilled: set[int] = set()
        marked: set[int] = set()
        if self._adds_skill:
            skills = added_skill(game, layers[SKILL])
        else:
            skilled = reached(game, (*layers[SKILL], *layers[SKILL_SET]))
        if self._adds_icons:
            marks = added_icons(game, layers[ICON])
        else:
            marked = reached(game, (*layers[ICON], *layers[ICON_SET], *layers[ICON_PRINTED]))
        anew = bool(index.becomes)
        touched = {*skilled, *marked, *skills, *marks}
        before, now = self._changed, dict[int, Stand]()
        for at, stand in enumerate(found):
            piece = stand.piece
            card = piece.id
            if card not in touched and not anew:
                continue
            skill, icons = stand.skill, stand.icons
            if anew or card in skilled:
                skill = traits.skill(game, card)
            elif card in skills and piece.position is not INSANE:
                skill = max(0, skill + skills[card])
            if anew or card in marked:
                icons = traits.icons(game, card)
            elif card in marks and piece.position is not INSANE:
                icons = plus(icons, marks[card])
            if skill != stand.skill or icons != stand.icons:
                known = before.get(card)
                if known is None or not known.says(piece, skill, icons):
                    known = Stand(piece, skill, icons)
                found[at] = now[card] = known
        self._changed = now

    def _look_at_row(self, game: Game, bolstered: bool) -> None:
        """Stories and conspiracies with their struggles, which few texts change."""
        state = game.state
        cards = state.cards
        found = self._sight
        if bolstered:
            row = [(cards[card], all_struggles(game, card)) for card in state.row]
            if row == found.row:
                return
        elif not self._bolstered and _same_row(cards, state.row, found.row):
            return
        else:
            row = [(cards[card], cards[card].face.struggle_icons) for card in state.row]
        found.row = row
        if list(found.places) != state.row:
            found.places = {card: at for at, card in enumerate(state.row)}


def _same_row(cards: list[Piece], row: list[int], before: list[tuple[Piece, Icons]]) -> bool:
    """Whether the same stories lie in the row as before, as they did."""
    if len(row) != len(before):
        return False
    for at in range(len(row)):  # noqa: SIM110  a loop costs half of what all() does
        if before[at][0] is not cards[row[at]]:
            return False
    return True
