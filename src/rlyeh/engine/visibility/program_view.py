"""Sights, the observations of programs: what a seat sees, without words, at every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.state.cards import NOBODY, NOTHING, Domain, Piece
from rlyeh.engine.state.knowledge import is_known
from rlyeh.engine.state.state import State
from rlyeh.model import Icons, Phase, Zone

if TYPE_CHECKING:
    from rlyeh.engine.state.decision import Decision
    from rlyeh.engine.visibility.change_tracker import Onlooker

PLAY: Final = Zone.PLAY
HAND: Final = Zone.HAND
NOWHERE: Final = State(0)
"""Where nobody has looked yet."""


@mypyc_attr(acyclic=True)
class Stand:
    """A card in play with its skill and icons. Never changed: the same object says the same."""

    __slots__ = ("icons", "piece", "skill")

    def __init__(self, piece: Piece, skill: int, icons: Icons) -> None:
        self.piece = piece
        self.skill = skill
        self.icons = icons

    def says(self, piece: Piece, skill: int, icons: Icons) -> bool:
        """Whether it says just this."""
        return self.piece is piece and self.skill == skill and self.icons == icons


class Sight:
    """An observation: what a seat sees, as programs read it many thousand times a second, with the cards themselves
    instead of sentences about them. It holds for as long as the game is not played on.

    Pieces and domains are never changed, and only those can be reached from here that the seat knows. Lists are made
    when they are asked for; who looks at every decision reads in `table` which cards have changed.
    """

    __slots__ = ("_state", "asked", "come", "decision", "gone", "plan", "seat", "table")

    def __init__(self, seat: int, table: Onlooker) -> None:
        self.seat = seat
        self.table = table
        """What lies open, which is the same for both seats."""
        self.come: list[Piece] = []
        """The known cards that came to a hand, deck, discard pile or domain, one after the other, for as long as
        `table.log` is the same list; a card comes as well when the seat gets to know it."""
        self.gone: list[Piece] = []
        """Those that went from there, as they were."""
        self._state = NOWHERE
        """The position, for what the seat may see of it."""
        self.asked = NOBODY
        """The seat that is asked now, or NOBODY when the game is over."""
        self.decision: Decision | None = None
        """The open question, if it is this seat that is asked."""
        self.plan: tuple[tuple[int, int], ...] = ()
        """What the seat has picked so far."""

    # -- the table -----------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self._state.turn

    @property
    def phase(self) -> Phase:
        """The phase of the turn."""
        return self._state.phase

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self._state.active

    @property
    def first(self) -> int:
        """The seat that went first."""
        return self._state.first

    @property
    def winner(self) -> int:
        """The seat that has won, or NOBODY."""
        return self._state.winner

    @property
    def play(self) -> list[Stand]:
        """Characters and supports in the order they came into play, with their skill and icons now."""
        stands = self.table.stands
        return [stand for card in self._state.play if (stand := stands[card]) is not None]

    @property
    def row(self) -> list[tuple[Piece, Icons]]:
        """Stories and conspiracies by their places, with how many struggles of each kind they have now."""
        cards, struggles = self._state.cards, self.table.struggles
        return [(cards[card], struggles[card]) for card in self.table.places]

    @property
    def places(self) -> dict[int, int]:
        """The same cards, each with its place in the row."""
        return self.table.places

    @property
    def resolved(self) -> tuple[int, ...]:
        """Those that have resolved this phase."""
        return self._state.resolved

    @property
    def domains(self) -> list[list[Domain]]:
        """The domains of both; `resources` gives the cards on one."""
        return self.table.domains

    # -- piles ---------------------------------------------------------------------------------------------------------

    @property
    def hands(self) -> list[list[Piece]]:
        """The known cards of both hands."""
        first, second = self._state.sides
        return [self._known(first.hand), self._known(second.hand)]

    @property
    def hand_sizes(self) -> tuple[int, int]:
        """How many cards both hands have, known or not."""
        first, second = self._state.sides
        return len(first.hand), len(second.hand)

    @property
    def decks(self) -> list[list[Piece]]:
        """The known cards of both decks, the topmost last."""
        first, second = self._state.sides
        return [self._known(first.deck), self._known(second.deck)]

    @property
    def deck_sizes(self) -> tuple[int, int]:
        """How many cards both decks have, known or not."""
        first, second = self._state.sides
        return len(first.deck), len(second.deck)

    @property
    def discards(self) -> list[list[Piece]]:
        """Both discard piles."""
        first, second = self._state.sides
        return [self._known(first.discard), self._known(second.discard)]

    @property
    def won(self) -> list[list[Piece]]:
        """The stories that both have won."""
        first, second = self._state.sides
        return [self._known(first.won), self._known(second.won)]

    @property
    def stored(self) -> list[tuple[int, Piece | None]]:
        """The cards that lie on or under others, or dormant at stories: where, and which card it is if that is known.
        """
        cards = self._state.cards
        return [(cards[card].host, self.known(card)) for card in self._state.under]

    def resources(self, domain: Domain) -> list[Piece]:
        """The resources on a domain, which are open to both; the card it was made from is not."""
        cards = self._state.cards
        return [cards[card] for card in domain.resources]

    # -- single cards --------------------------------------------------------------------------------------------------

    def known(self, card: int) -> Piece | None:
        """A card, wherever it is, if the seat knows which one it is; nothing is not known either."""
        if card == NOTHING:
            return None
        piece = self._state.cards[card]
        zone = piece.zone
        if zone is PLAY or (zone is HAND and piece.owner == self.seat) or is_known(self.seat, piece):
            return piece
        return None

    def _known(self, cards: list[int]) -> list[Piece]:
        """Those of some cards that the seat knows."""
        return [piece for card in cards if (piece := self.known(card)) is not None]

    @property
    def named(self) -> dict[int, Piece]:
        """The known cards that the open question is about, wherever they are: those of its options, and the one
        asking."""
        pieces: dict[int, Piece] = {}
        decision = self.decision
        if decision is not None:
            for card in [decision.card, *[option.card for option in decision.options]]:
                piece = self.known(card)
                if piece is not None:
                    pieces[card] = piece
        return pieces
