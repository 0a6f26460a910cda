"""Occurrences, the events of the game: what happens, has happened, or is about to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.state import shown
from rlyeh.engine.state.cards import NOBODY, NOTHING, Piece
from rlyeh.engine.state.records import Record
from rlyeh.engine.state.wire import Wire

if TYPE_CHECKING:
    from rlyeh.engine.state.records import Context, Snapshot


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Occurrence(Record):
    """An event: one thing that happens, has happened, or is about to; made by `rlyeh.engine.state.happenings`.

    Each kind has its own parts (`kind_table`), and is read by their names. The slots `amount`, `other`, `place` and
    `via`, which hold other parts for other kinds, are named only by who copies, saves or compares whole occurrences."""

    WIRE: ClassVar[Wire] = Wire("occurrence")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "amount",
        "batch",
        "before",
        "by",
        "card",
        "context",
        "kind",
        "last",
        "life",
        "loser",
        "origin",
        "other",
        "place",
        "seat",
        "source",
        "status",
        "story",
        "struggle",
        "there",
        "via",
    )
    __slots__ = FIELDS

    kind: int
    card: int
    seat: int
    source: int
    by: int
    amount: int
    """A number or a yes: which, says the kind."""
    story: int
    struggle: int
    other: int
    """A second card."""
    place: int
    """Where to."""
    via: int
    """How it comes about."""
    context: Context | None
    loser: int
    there: tuple[int, ...]
    batch: int
    """A number that it shares with what happens together with it; 0 if nothing does."""
    origin: int
    """The zone the card came from."""
    life: int
    """The card's life when it happened."""
    before: Piece | None
    """The card as it was just before."""
    last: Snapshot | None
    """What the card was when it left play, for everything that looks back; or when it went insane."""
    status: int

    def twin(self, memo: dict[int, Any]) -> Any:
        """Finished occurrences never change any more and are shared, unless the effect they tell of still goes on."""
        return self if self.status != PENDING and self.context is None else super().twin(memo)

    def __repr__(self) -> str:
        return shown.occurrence(self)

    # -- parts by their names: what they mean says `kind_facts.PARTS` -------------------------------------------------

    @property
    def domain(self) -> int:
        return self.place

    @domain.setter
    def domain(self, value: int) -> None:
        self.place = value

    @property
    def position(self) -> int:
        return self.place

    @position.setter
    def position(self, value: int) -> None:
        self.place = value

    @property
    def where(self) -> int:
        return self.place

    @property
    def side(self) -> int:
        return self.place

    @property
    def opposed(self) -> int:
        return self.place

    @property
    def place_in_row(self) -> int:
        return self.place

    @place_in_row.setter
    def place_in_row(self, value: int) -> None:
        self.place = value

    @property
    def host(self) -> int:
        return self.other

    @property
    def receiver(self) -> int:
        return self.other

    @property
    def partner(self) -> int:
        return self.other

    @property
    def cause(self) -> int:
        return self.via

    @cause.setter
    def cause(self, value: int) -> None:
        self.via = value

    @property
    def manner(self) -> int:
        return self.via

    @property
    def paid_for(self) -> int:
        return self.via

    @property
    def picked_as(self) -> int:
        return self.via

    @property
    def label(self) -> int:
        return self.via

    @property
    def overpaid(self) -> int:
        return self.amount

    @property
    def margin(self) -> int:
        return self.amount

    @property
    def unchallenged(self) -> int:
        return self.amount

    @property
    def triggered(self) -> int:
        return self.amount

    @property
    def exhausts(self) -> int:
        return self.amount

    @property
    def number(self) -> int:
        return self.amount

    @property
    def shown(self) -> int:
        return self.amount

    @property
    def face_up(self) -> int:
        return self.struggle

    @property
    def face_down(self) -> int:
        return self.struggle

    @property
    def on_its_way(self) -> int:
        return self.amount

    @property
    def used(self) -> int:
        return self.amount

    @property
    def phase(self) -> int:
        return self.amount

    @property
    def until(self) -> int:
        return self.amount

    @property
    def success(self) -> int:
        return self.amount

    @property
    def named(self) -> int:
        return self.amount

    @property
    def winner(self) -> int:
        return self.seat


PENDING: Final = 0
DONE: Final = 1
CANCELLED: Final = 2
REPLACED: Final = 3
FAILED: Final = 4
"""What became of an occurrence."""


def happening(
    kind: int,
    card: int = NOTHING,
    seat: int = NOBODY,
    source: int = NOTHING,
    by: int = NOBODY,
    amount: int = 0,
    story: int = NOTHING,
    struggle: int = NOTHING,
    other: int = NOTHING,
    place: int = NOTHING,
    via: int = NOTHING,
    context: Context | None = None,
) -> Occurrence:
    """Something that is about to happen, by its slots; only `happenings` calls this. A function, since interpreted
    Python takes twice as long to hand keywords to a constructor, and nothing is made more often."""
    occurrence = Occurrence()
    occurrence.kind = kind
    occurrence.card = card
    occurrence.seat = seat
    occurrence.source = source
    occurrence.by = by
    occurrence.amount = amount
    occurrence.story = story
    occurrence.struggle = struggle
    occurrence.other = other
    occurrence.place = place
    occurrence.via = via
    occurrence.context = context
    occurrence.loser = occurrence.origin = NOTHING
    occurrence.there = ()
    occurrence.batch = occurrence.life = 0
    occurrence.before = occurrence.last = None
    occurrence.status = PENDING
    return occurrence
