"""View types: plain data that can be sent to a browser, shown in a terminal or given to a bot.

`rlyeh.engine.visibility` fills it, and decides what may be in it.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from rlyeh.engine.state.cards import NOTHING

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
    most: int = NOTHING
    """The largest number that may stand in the key instead of `number`, where any up to it is an answer (EFF-44)."""


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
    """The information set of a seat: everything that it may see, and nothing else."""

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
