"""What a view is made of: plain data that can be sent to a browser, shown in a terminal or given to a bot.

`rlyeh.engine.visibility` fills it, and decides what may be in it.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from rlyeh.engine.pieces import NOTHING

if TYPE_CHECKING:
    from rlyeh.engine.decisions import Decision
    from rlyeh.engine.pieces import Domain, Piece
    from rlyeh.model import Icons

Json = Any


@dataclass(frozen=True, slots=True)
class CardView:
    """A card that is known: the physical card at this table, and the printed one it is."""

    id: int
    card: str
    title: str
    type: str
    owner: int


@dataclass(frozen=True, slots=True)
class InPlayView(CardView):
    """A card in play, as it is now."""

    controller: int
    position: str
    wounds: int
    tokens: int
    host: int
    """The card it is attached to, or NOTHING."""
    story: int
    """The story it is committed to, or NOTHING."""
    faction: str
    """Empty for insane characters, which have none."""
    skill: int
    icons: tuple[int, int, int, int]
    keywords: tuple[tuple[str, int], ...]
    subtypes: tuple[str, ...]
    blank: bool
    effects: tuple[str, ...]
    """The lasting effects that hold for it, in English."""


@dataclass(frozen=True, slots=True)
class StoryView(CardView):
    """A story or conspiracy in play."""

    controller: int
    tokens: tuple[int, int]
    """Success tokens of each seat."""
    struggles: tuple[int, int, int, int]
    """How many struggles of each kind it has now."""
    resolved: bool
    effects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DomainView:
    """A domain. `card` is the deck card it was made from, for those who have seen it."""

    resources: tuple[CardView, ...]
    drained: bool
    added: bool
    """Whether it was made from a card of the deck (RES-10)."""
    card: CardView | None


@dataclass(frozen=True, slots=True)
class KnownView:
    """A known card in a pile, with its place counted from the top."""

    place: int
    card: CardView


@dataclass(frozen=True, slots=True)
class SideView:
    """What belongs to one player."""

    hand_size: int
    hand: tuple[CardView, ...]
    """The cards in hand that are known."""
    deck_size: int
    deck: tuple[KnownView, ...]
    discard: tuple[CardView, ...]
    """The oldest card first."""
    domains: tuple[DomainView, ...]
    won: tuple[CardView, ...]
    removed: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class OptionView:
    """One answer that may be given."""

    key: str
    verb: str
    card: int
    number: int
    other: int
    text: str
    overpaid: int = NOTHING
    """How much of a domain would be drained for nothing (PAY-12), where the answer drains one."""


@dataclass(frozen=True, slots=True)
class DecisionView:
    """Who is asked; what is asked is for the one who is asked."""

    seat: int
    kind: str
    rule: str
    card: int
    text: str
    options: tuple[OptionView, ...]


@dataclass(frozen=True, slots=True)
class LastingView:
    """An effect in force for a time. `source` is NOTHING where the card is out of sight."""

    text: str
    source: int
    seat: int
    until: str


@dataclass(frozen=True, slots=True)
class StoredView:
    """A card put on or under another one."""

    host: int
    card: CardView | None


@dataclass(frozen=True, slots=True)
class View:
    """Everything that a seat may see, and nothing else."""

    seat: int
    rules: str
    answers: int
    """How many answers have been given so far."""
    turn: int
    phase: str
    active: int
    first: int
    decision: DecisionView | None
    plan: tuple[tuple[int, int], ...]
    """What the seat itself has picked for the open question but not laid open: cards, with stories for commitments."""
    sides: tuple[SideView, SideView]
    play: tuple[InPlayView, ...]
    stories: tuple[StoryView, ...]
    story_deck_size: int
    story_deck: tuple[KnownView, ...]
    limbo: tuple[CardView, ...]
    """Events being played."""
    stored: tuple[StoredView, ...]
    lasting: tuple[LastingView, ...]
    winner: int
    won_by: str

    def to_json(self) -> Json:
        """The view as JSON."""
        return _plain(self)


_NAMES: dict[type[Any], tuple[str, ...]] = {}


def _plain(part: Any) -> Json:
    """A part of a view as JSON."""
    cls = type(part)
    if cls is int or cls is str or cls is bool or part is None:
        return part
    if cls is tuple:
        return [_plain(item) for item in part]
    names = _NAMES.get(cls)
    if names is None:
        names = _NAMES[cls] = tuple(field.name for field in fields(cls))
    return {name: _plain(getattr(part, name)) for name in names}


class Sight:
    """What a seat sees, as programs read it many thousand times a second: the cards themselves instead of sentences
    about them. It holds for as long as the game is not played on.

    Pieces are never changed, and only those can be reached from here that the seat knows.
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
        "named",
        "phase",
        "plan",
        "play",
        "resolved",
        "row",
        "seat",
        "turn",
        "winner",
        "won",
    )

    seat: int
    turn: int
    phase: int
    active: int
    first: int
    winner: int
    asked: int
    """The seat that is asked now, or NOBODY when the game is over."""
    decision: Decision | None
    """The open question, if it is this seat that is asked."""
    plan: tuple[tuple[int, int], ...]
    hands: tuple[list[Piece], list[Piece]]
    """The known cards of both hands."""
    hand_sizes: tuple[int, int]
    decks: tuple[list[Piece], list[Piece]]
    """The known cards of both decks, the topmost last."""
    deck_sizes: tuple[int, int]
    discards: tuple[list[Piece], list[Piece]]
    domains: tuple[list[Domain], list[Domain]]
    """Domains are never changed either; `resources` gives the cards on one."""
    play: list[tuple[Piece, int, Icons]]
    """Characters and supports in the order they came into play, with their skill and icons now."""
    row: list[tuple[Piece, Icons]]
    """Stories and conspiracies by their places, with how many struggles of each kind they have now."""
    resolved: tuple[int, ...]
    won: tuple[list[Piece], list[Piece]]
    named: dict[int, Piece]
    """The known cards that the open question is about, wherever they are: those of its options, and the one asking."""
    _cards: list[Piece]
    """For `resources` alone, which shows what lies open."""

    def resources(self, domain: Domain) -> list[Piece]:
        """The resources on a domain, which are open to both; the card it was made from is not."""
        cards = self._cards
        return [cards[card] for card in domain.resources]
