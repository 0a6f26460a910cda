"""Cards, domains, and what belongs to each player: the things that lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.state.wire import Wire
from rlyeh.model import Faction, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.in_force.texts import Texts
    from rlyeh.engine.visibility.imagine import Pile
    from rlyeh.engine.words.printed_card import Face

READY: Final = Position.READY
NOBODY: Final = -1
NOTHING: Final = -1
BOTH: Final = 3
"""The seats that know a card, as bits: both of them."""


@mypyc_attr(acyclic=True)
class Piece:
    """A card instance: one physical card at this table.

    Pieces are never changed in place: `State.edit` puts a changed copy in their stead. So clones share them, and an
    old reference is a true snapshot of how the card was. They are made by `new_piece` and copied, without a
    constructor, which would have to fill in first what the copy replaces; `State.move` gives them a new life.
    """

    WIRE: ClassVar[Wire] = Wire("card", added={"face_up": False})
    FIELDS: ClassVar[tuple[str, ...]] = (
        "controller",
        "domain",
        "face",
        "face_up",
        "facedown",
        "host",
        "id",
        "life",
        "owner",
        "position",
        "printed",
        "seen",
        "story",
        "texts",
        "tokens",
        "wounds",
        "zone",
    )
    __slots__ = FIELDS

    id: int
    face: Face
    """What it shows now: the printed face, or the one it became a copy of (EFF-42)."""
    printed: Face
    owner: int
    controller: int
    zone: Zone
    position: Position
    wounds: int
    tokens: tuple[int, int]
    """Success tokens on each seat's side of a story; on other cards those of its controller."""
    host: int
    """The card it is attached to or stored on."""
    story: int
    """The story it is committed to."""
    domain: int
    """The domain of its owner it is a resource on."""
    facedown: bool
    face_up: bool
    """Whether it lies face up in a deck: by its own text (KEY-30), or revealed until the phase ends (GEN-13)."""
    life: int
    """Grows with every move between zones: the card is then a new object (STATE-4)."""
    seen: int
    """Seats that know this card although it lies hidden: bit 1 for seat 0, bit 2 for seat 1."""
    texts: Texts | None
    """What its text brings while it is where it is, as `entries.texts_of` has found it; not part of the state."""

    def __repr__(self) -> str:
        return f"<{self.face.title} #{self.id}>"


def new_piece(id: int, face: Face, owner: int, zone: Zone) -> Piece:
    """A card as it comes to the table."""
    piece = Piece()
    piece.id = id
    piece.face = piece.printed = face
    piece.owner = piece.controller = owner
    piece.zone = zone
    piece.position = READY
    piece.wounds = 0
    piece.tokens = (0, 0)
    piece.host = piece.story = piece.domain = NOTHING
    piece.facedown = piece.face_up = False
    piece.life = piece.seen = 0
    piece.texts = None
    return piece


@mypyc_attr(acyclic=True)
class Domain:
    """A domain: its resources, whether it is drained, and the deck card it was made from, if any. Never changed, so
    what its resources are worth is noted on it when that is first asked (`rlyeh.engine.actions.payment`)."""

    WIRE: ClassVar[Wire] = Wire("domain")
    __slots__ = ("card", "drained", "resources", "supplies", "worth")

    def __init__(self, resources: tuple[int, ...] = (), drained: bool = False, card: int = NOTHING) -> None:
        self.resources = resources
        self.drained = drained
        self.card = card
        self.worth = NOTHING
        self.supplies: dict[Faction, int] = {}

    def turned(self, drained: bool) -> Domain:
        """The same resources, drained or not."""
        twin = Domain.__new__(Domain)
        twin.resources = self.resources
        twin.drained = drained
        twin.card = self.card
        twin.worth = self.worth
        twin.supplies = self.supplies
        return twin

    def __repr__(self) -> str:
        resources = ", ".join([f"#{card}" for card in self.resources])
        return f"<domain{', drained' if self.drained else ''}: {resources or 'no resources'}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Side:
    """The player state: what belongs to one player. The top of a pile is its end."""

    WIRE: ClassVar[Wire] = Wire("side")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "deck", "discard", "domains", "hand", "order_seed", "removed", "seat", "unordered", "won",
    )  # fmt: skip
    __slots__ = (*FIELDS, "undealt")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.deck: list[int] = []
        self.unordered = 0
        """How many cards at the bottom of the deck lie in no order yet, in a game that somebody imagines: which of them
        lies where is drawn when it is asked for (`State.place_top`). Three fields, since an object of imagining's own
        would cost a sixth of each copy of such a game (decision 66)."""
        self.order_seed = 0
        """What that is drawn with."""
        self.undealt: tuple[Pile, list[int], list[int]] | None = None
        """Which cards they are, where that still has to be laid out (`State.lay_out_deck`): what went to other places,
        and what is left."""
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.domains: list[Domain] = []
        self.won: list[int] = []
        self.removed: list[int] = []

    def copy(self) -> Side:
        """A copy that can be played on."""
        twin = Side.__new__(Side)
        twin.seat = self.seat
        twin.deck = self.deck[:]
        twin.unordered = self.unordered
        twin.order_seed = self.order_seed
        twin.undealt = self.undealt
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.domains = self.domains[:]
        twin.won = self.won[:]
        twin.removed = self.removed[:]
        return twin
