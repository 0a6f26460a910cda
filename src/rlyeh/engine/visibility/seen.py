"""Sights: what a seat sees, without words, for programs that look at every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.pieces import NOBODY, NOTHING, Domain, Piece
from rlyeh.engine.visibility.knowing import is_known
from rlyeh.model import Icons, Zone

if TYPE_CHECKING:
    from rlyeh.engine.decisions import Decision

PLAY: Final = Zone.PLAY
HAND: Final = Zone.HAND


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
    """What a seat sees, as programs read it many thousand times a second: the cards themselves instead of sentences
    about them. It holds for as long as the game is not played on.

    Pieces are never changed, and only those can be reached from here that the seat knows. Nor are the lists: what is
    the same list as in the sight before has not changed, and a card that stands as before is the same `Stand`.
    """

    __slots__ = (
        "_cards",
        "active",
        "asked",
        "decision",
        "deck_sizes",
        "decks",
        "discards",
        "domains",
        "first",
        "hand_sizes",
        "hands",
        "phase",
        "places",
        "plan",
        "play",
        "resolved",
        "row",
        "seat",
        "turn",
        "winner",
        "won",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.turn = 0
        self.phase = 0
        self.active = 0
        self.first = 0
        self.winner = NOBODY
        self.asked = NOBODY
        """The seat that is asked now, or NOBODY when the game is over."""
        self.decision: Decision | None = None
        """The open question, if it is this seat that is asked."""
        self.plan: tuple[tuple[int, int], ...] = ()
        self.hands: list[list[Piece]] = [[], []]
        """The known cards of both hands."""
        self.hand_sizes = (0, 0)
        self.decks: list[list[Piece]] = [[], []]
        """The known cards of both decks, the topmost last."""
        self.deck_sizes = (0, 0)
        self.discards: list[list[Piece]] = [[], []]
        self.domains: list[list[Domain]] = [[], []]
        """Domains are never changed either; `resources` gives the cards on one."""
        self.play: list[Stand] = []
        """Characters and supports in the order they came into play, with their skill and icons now."""
        self.row: list[tuple[Piece, Icons]] = []
        """Stories and conspiracies by their places, with how many struggles of each kind they have now."""
        self.places: dict[int, int] = {}
        """The same cards, each with its place in the row."""
        self.resolved: tuple[int, ...] = ()
        self.won: list[list[Piece]] = [[], []]
        self._cards: list[Piece] = []
        """For `resources` and `known`, which show what the seat may see of them."""

    def resources(self, domain: Domain) -> list[Piece]:
        """The resources on a domain, which are open to both; the card it was made from is not."""
        cards = self._cards
        return [cards[card] for card in domain.resources]

    def known(self, card: int) -> Piece | None:
        """A card, wherever it is, if the seat knows which one it is; nothing is not known either."""
        if card == NOTHING:
            return None
        piece = self._cards[card]
        zone = piece.zone
        if zone is PLAY or (zone is HAND and piece.owner == self.seat) or is_known(self.seat, piece):
            return piece
        return None

    @property
    def named(self) -> dict[int, Piece]:
        """The known cards that the open question is about, wherever they are: those of its options, and the one
        asking."""
        found: dict[int, Piece] = {}
        decision = self.decision
        if decision is not None:
            for card in [decision.card, *[option.card for option in decision.options]]:
                piece = self.known(card)
                if piece is not None:
                    found[card] = piece
        return found
