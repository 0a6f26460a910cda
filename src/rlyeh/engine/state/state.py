"""The whole state: cards, players, the stack of frames, lasting effects and chance in one object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from rlyeh.engine.state.cards import NOBODY, NOTHING, Piece, Side
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.random import advance
from rlyeh.engine.state.records import Frame, Lasting
from rlyeh.engine.state.wire import Wire
from rlyeh.model import Phase, Zone

if TYPE_CHECKING:
    from rlyeh.engine.visibility.imagine import UnknownStories


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The game state: everything that changes during a game."""

    WIRE: ClassVar[Wire] = Wire("state", added={"past": [], "phase_start": 0, "revealed": ()})
    FIELDS: ClassVar[tuple[str, ...]] = (
        "active",
        "cards",
        "chain",
        "counter",
        "first",
        "happened",
        "lasting",
        "memory",
        "past",
        "phase",
        "phase_start",
        "play",
        "repeat",
        "resolved",
        "revealed",
        "row",
        "seed",
        "sides",
        "stack",
        "story_deck",
        "succeeded",
        "trail",
        "turn",
        "under",
        "version",
        "waiting",
        "winner",
        "won_by",
    )
    __slots__ = (*[name for name in FIELDS if name != "story_deck"], "_stories", "edited", "undealt_stories")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.edited: list[int] | None = None
        """The cards that were changed, one after the other, since somebody began to look again and again; None where
        nobody does. Not part of the state: nobody looks at a copy yet."""
        self.cards: list[Piece] = []
        self.sides = [Side(0), Side(1)]
        self.play: list[int] = []
        """Characters and supports in play, in the order they entered."""
        self.row: list[int] = []
        """Stories and conspiracies in play."""
        self._stories: list[int] = []
        self.undealt_stories: tuple[UnknownStories, int, int] | None = None
        """How the stories to come are put in order, in a game that somebody imagines, and with which luck: that is done
        when somebody asks for them (`story_deck`). It lies here and not with the rest of imagining, because every copy
        has to take it along and the rules say when a card is wanted (decision 66)."""
        self.under: list[int] = []
        """Cards that are stored on others."""
        self.turn = 0
        self.active = 0
        self.first = 0
        self.phase = Phase.SETUP
        self.stack: list[Frame] = []
        self.lasting: list[Lasting] = []
        self.happened: list[Occurrence] = []
        """What occurred since the last response window."""
        self.waiting: list[Occurrence] = []
        """What still awaits its forced responses, where the rule set makes them wait."""
        self.memory: list[tuple[Kind, Phase, int, int, int]] = []
        """What cards may remember of this turn: kind, phase, card, life, seat."""
        self.past: list[Occurrence] = []
        """What has happened this turn of the kinds that cards of this game ask for later."""
        self.phase_start = 0
        """Where in that the present phase began."""
        self.resolved: tuple[int, ...] = ()
        """Stories that have resolved this phase."""
        self.revealed: tuple[int, ...] = ()
        """Cards of decks that stay revealed until the phase ends (GEN-13)."""
        self.succeeded = True
        """Whether the step that ended last did what it said."""
        self.counter = 0
        self.winner = NOBODY
        self.won_by = ""
        self.trail: list[str] = []
        """The answers given since the open action window began, to notice loops (EFF-44)."""
        self.repeat: tuple[str, ...] = ()
        """The answers that a player chose to have repeated, for as often as was named."""
        self.chain = 0
        """How many effects have called up one another since the last action or step of the turn (AMB-89)."""
        self.version = 0
        """Grows with every change: what is computed from the state is kept until then. Not part of the state."""

    @property
    def story_deck(self) -> list[int]:
        """The stories to come, the next one last."""
        if self.undealt_stories is not None:
            stories, luck, seed = self.undealt_stories
            self.undealt_stories = None
            self._stories = stories.ordered(self._stories, luck, seed)
        return self._stories

    @story_deck.setter
    def story_deck(self, stories: list[int]) -> None:
        self.undealt_stories = None
        self._stories = stories

    def clone(self) -> State:
        """An independent copy that shares everything that never changes."""
        twin = State.__new__(State)
        twin.seed = self.seed
        twin.edited = None
        twin.cards = self.cards[:]
        twin.sides = [self.sides[0].copy(), self.sides[1].copy()]
        twin.play = self.play[:]
        twin.row = self.row[:]
        twin._stories = self._stories[:]
        twin.undealt_stories = self.undealt_stories
        twin.under = self.under[:]
        twin.turn = self.turn
        twin.active = self.active
        twin.first = self.first
        twin.phase = self.phase
        twin.memory = self.memory[:]
        twin.phase_start = self.phase_start
        twin.resolved = self.resolved
        twin.revealed = self.revealed
        twin.succeeded = self.succeeded
        twin.counter = self.counter
        twin.winner = self.winner
        twin.won_by = self.won_by
        twin.trail = self.trail[:]
        twin.repeat = self.repeat
        twin.chain = self.chain
        twin.version = self.version
        memo: dict[int, Any] = {}
        twin.stack = [frame.twin(memo) for frame in self.stack]
        twin.lasting = [lasting.twin(memo) for lasting in self.lasting] if self.lasting else []
        twin.past = [occurrence.twin(memo) for occurrence in self.past] if self.past else []
        twin.happened = [occurrence.twin(memo) for occurrence in self.happened] if self.happened else []
        twin.waiting = [occurrence.twin(memo) for occurrence in self.waiting] if self.waiting else []
        return twin

    def lay_out_deck(self, side: Side) -> None:
        """Let the unordered cards of a deck be those that they are. Who looks at cards anywhere in a deck calls this
        first, who looks at them from the top `place_top`. Nothing that was found out about the game changes."""
        if side.undealt is not None:
            pile, dealt, rest = side.undealt
            side.undealt = None
            pile.lay_out(self, dealt, rest)

    def place_top(self, side: Side, number: int) -> None:
        """Make sure that so many cards from the top of a deck lie where they lie."""
        deck = side.deck
        if side.unordered > len(deck) - number:
            self.lay_out_deck(side)
        while side.unordered > 0 and side.unordered > len(deck) - number:
            side.unordered -= 1
            side.order_seed, drawn = advance(side.order_seed)
            other = (drawn * (side.unordered + 1)) >> 64
            deck[side.unordered], deck[other] = deck[other], deck[side.unordered]

    def topmost(self, seat: int, number: int) -> list[int]:
        """So many cards from the top of a player's deck, the topmost last."""
        side = self.sides[seat]
        self.place_top(side, number)
        return side.deck[-number:] if number > 0 else []

    def edit(self, card: int) -> Piece:
        """A fresh copy of a piece, in its place, ready to be changed. Only `rlyeh.engine.changes` calls this,
        and who imagines other cards in the place of hidden ones."""
        old = self.cards[card]
        piece = self.cards[card] = Piece()
        piece.id = card
        piece.face = old.face
        piece.printed = old.printed
        piece.owner = old.owner
        piece.controller = old.controller
        piece.zone = old.zone
        piece.position = old.position
        piece.wounds = old.wounds
        piece.tokens = old.tokens
        piece.host = old.host
        piece.story = old.story
        piece.domain = old.domain
        piece.facedown = old.facedown
        piece.face_up = old.face_up
        piece.life = old.life
        piece.seen = old.seen
        piece.texts = old.texts
        self.version += 1
        if self.edited is not None:
            self.edited.append(card)
        return piece

    def move(self, card: int, zone: Zone, seen: int) -> Piece:
        """The same as a new object in another zone (STATE-4), where it is attached to nothing and on no domain."""
        piece = self.edit(card)
        piece.zone = zone
        piece.host = piece.domain = NOTHING
        piece.facedown = piece.face_up = False
        piece.life += 1
        piece.seen = seen
        piece.texts = None
        return piece

    def next_id(self) -> int:
        """A number that was not used before in this game."""
        self.counter += 1
        return self.counter
