"""The state of a game: plain data that can be cloned, compared and saved at every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.faces import Face
from rlyeh.engine.kinds import Kind, Until
from rlyeh.model import CardType, Faction, Icons, Keyword, Phase, Position, Word, Zone

if TYPE_CHECKING:
    from rlyeh.engine.decisions import Option
    from rlyeh.engine.force import Texts
    from rlyeh.engine.game import Game

NOBODY: Final = -1
NOTHING: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """One physical card at this table.

    Pieces are never changed in place: `State.edit` puts a changed copy in their stead. So clones share them, and an
    old reference is a true snapshot of how the card was.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "controller",
        "domain",
        "face",
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

    def __init__(self, id: int, face: Face, owner: int, zone: Zone) -> None:
        self.id = id
        self.face = face
        """What it shows now: the printed face, or the one it became a copy of (EFF-42)."""
        self.printed = face
        self.owner = owner
        self.controller = owner
        self.zone = zone
        self.position = Position.READY
        self.wounds = 0
        self.tokens: tuple[int, int] = (0, 0)
        """Success tokens on each seat's side of a story; on other cards those of its controller."""
        self.host = NOTHING
        """The card it is attached to or stored on."""
        self.story = NOTHING
        """The story it is committed to."""
        self.domain = NOTHING
        """The domain of its owner it is a resource on."""
        self.facedown = False
        self.life = 0
        """Grows with every move between zones: the card is then a new object (STATE-4)."""
        self.seen = 0
        """Seats that know this card although it lies hidden: bit 1 for seat 0, bit 2 for seat 1."""

        self.texts: Texts | None = None
        """What its text brings while it is where it is, as `force.texts_of` has found it; not part of the state."""

    def copy(self) -> Piece:
        """A copy to change."""
        twin = Piece.__new__(Piece)
        twin.id = self.id
        twin.face = self.face
        twin.printed = self.printed
        twin.owner = self.owner
        twin.controller = self.controller
        twin.zone = self.zone
        twin.position = self.position
        twin.wounds = self.wounds
        twin.tokens = self.tokens
        twin.host = self.host
        twin.story = self.story
        twin.domain = self.domain
        twin.facedown = self.facedown
        twin.life = self.life
        twin.seen = self.seen
        twin.texts = self.texts
        return twin

    def __repr__(self) -> str:
        return f"<{self.id} {self.face.title}>"


@mypyc_attr(acyclic=True)
class Domain:
    """A domain: its resources, whether it is drained, and the deck card it was made from, if any. Never changed, so
    what its resources are worth is noted on it when that is first asked (`rlyeh.engine.payment`)."""

    __slots__ = ("card", "drained", "resources", "supplies", "worth")

    def __init__(self, resources: tuple[int, ...] = (), drained: bool = False, card: int = NOTHING) -> None:
        self.resources = resources
        self.drained = drained
        self.card = card
        self.worth = NOTHING
        self.supplies: dict[Faction, int] = {}

    def turned(self, drained: bool) -> Domain:
        """The same resources, drained or not."""
        twin = Domain(self.resources, drained, self.card)
        twin.worth = self.worth
        twin.supplies = self.supplies
        return twin


@mypyc_attr(acyclic=True)
class Purse:
    """What a player's undrained domains can pay for cards that are played."""

    __slots__ = ("largest", "most")

    def __init__(self) -> None:
        self.most = 0
        """The worth of the largest domain."""
        self.largest: dict[Faction, int] = {}
        """The worth of the largest domain with a resource of a faction."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Side:
    """What belongs to one player. The top of a pile is its end."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "discard", "domains", "hand", "purse", "removed", "seat", "won")
    __slots__ = FIELDS

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.domains: list[Domain] = []
        self.purse: Purse | None = None
        """What the domains can pay, as `rlyeh.engine.payment` has found it; never changed."""
        self.won: list[int] = []
        self.removed: list[int] = []

    def lay_domain(self, number: int, domain: Domain) -> None:
        """Put a domain in the place of another, or next to the last one."""
        self.purse = None
        if number < len(self.domains):
            self.domains[number] = domain
        else:
            self.domains.append(domain)

    def copy(self) -> Side:
        """A copy that can be played on."""
        twin = Side.__new__(Side)
        twin.seat = self.seat
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.domains = self.domains[:]
        twin.purse = self.purse
        twin.won = self.won[:]
        twin.removed = self.removed[:]
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """An object in the state that names its fields, so that copying and saving need no code of their own."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def twin(self, memo: dict[int, Any]) -> Any:
        """A copy; records that appear several times in a state stay shared in the copy."""
        known = memo.get(id(self))
        if known is not None:
            return known
        cls = type(self)
        copy = cls.__new__(cls)
        memo[id(self)] = copy
        for name in cls.FIELDS:
            value = getattr(self, name)
            if isinstance(value, Record):
                value = value.twin(memo)
            elif type(value) is list:
                value = [item.twin(memo) if isinstance(item, Record) else item for item in value]
            elif type(value) is dict:
                value = value.copy()
            setattr(copy, name, value)
        return copy


@mypyc_attr(allow_interpreted_subclasses=True)
class Context(Record):
    """What an effect knows while it is used: whose it is, what was chosen and paid, what set it off."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "ability",
        "before",
        "bound",
        "cancelled",
        "domain",
        "free",
        "life",
        "overpaid",
        "paid",
        "played",
        "seat",
        "source",
        "targets",
        "trigger",
        "x",
    )
    __slots__ = FIELDS

    def __init__(self, source: int, seat: int, life: int = 0) -> None:
        self.source = source
        """The card whose effect this is; NOTHING for the rules themselves."""
        self.seat = seat
        """The player the effect calls "you"."""
        self.life = life
        """The source's life when the effect began: afterwards it may be another object."""
        self.ability: Word | None = None
        self.bound: dict[str, tuple[int, ...]] = {}
        """What was chosen, by the name of the choice."""
        self.targets: tuple[int, ...] = ()
        """The cards in play that were chosen as targets."""
        self.trigger: Occurrence | None = None
        self.before: Piece | None = None
        """The source as it was in play, for abilities that answer its leaving."""
        self.x = 0
        self.paid = 0
        self.overpaid = 0
        self.domain = NOTHING
        self.played = False
        """Whether a card was played with this, as against an ability used."""
        self.free = False
        """Whether it is used without its costs."""
        self.cancelled = False

    def apart(self) -> Context:
        """A copy for those who only ask and note on it who asks."""
        twin = Context(self.source, self.seat, self.life)
        twin.ability = self.ability
        twin.bound = self.bound
        twin.targets = self.targets
        twin.trigger = self.trigger
        twin.before = self.before
        twin.x = self.x
        twin.paid = self.paid
        twin.overpaid = self.overpaid
        twin.domain = self.domain
        twin.played = self.played
        twin.free = self.free
        twin.cancelled = self.cancelled
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Occurrence(Record):
    """One thing that happens, has happened, or is about to."""

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

    def __init__(
        self,
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
    ) -> None:
        self.kind = kind
        self.card = card
        self.seat = seat
        """The player it happens to or who does it."""
        self.source = source
        """The card that causes it."""
        self.by = by
        """The player whose effect causes it; NOBODY for the rules."""
        self.amount = amount
        self.story = story
        self.struggle = struggle
        """The kind of the struggle it results from or is about."""
        self.other = other
        """A second card: the host, the story it comes from ..."""
        self.place = place
        """Where to: a domain, a zone."""
        self.via = via
        """A detail of the kind, such as how a card entered play."""
        self.context = context
        """For a used ability: its context."""
        self.loser = NOBODY
        self.there: tuple[int, ...] = ()
        """Who was committed to the story of a struggle or success when it was decided."""
        self.batch = 0
        """A number that it shares with what happens together with it; 0 if nothing does."""
        self.origin = NOTHING
        """The zone the card came from."""
        self.life = 0
        """The card's life when it happened."""
        self.before: Piece | None = None
        """The card as it was just before."""
        self.last: Snapshot | None = None
        """What the card was when it left play, for everything that looks back."""
        self.status = PENDING

    def twin(self, memo: dict[int, Any]) -> Any:
        """Finished occurrences never change any more and are shared, unless the effect they tell of still goes on."""
        return self if self.status != PENDING and self.context is None else super().twin(memo)


PENDING: Final = 0
DONE: Final = 1
CANCELLED: Final = 2
REPLACED: Final = 3
FAILED: Final = 4
"""What became of an occurrence."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Snapshot:
    """What a card was at the moment it left play (STATE-4, TIME-30). Never changed."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "card",
        "controller",
        "faction",
        "icons",
        "keywords",
        "mute",
        "position",
        "skill",
        "story",
        "subtypes",
        "type",
        "wounds",
    )
    __slots__ = FIELDS

    card: int
    controller: int
    type: CardType
    faction: Faction | None
    skill: int
    icons: Icons
    keywords: dict[Keyword, int]
    subtypes: frozenset[str]
    story: int
    position: Position
    wounds: int
    mute: bool
    """Whether its text did not work: it was blank, insane or something else (STATE-5)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting:
    """An effect that stays in force for a time: a standing text with what was chosen for it. Never changed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("born", "context", "id", "subjects", "text", "until", "uses")
    __slots__ = FIELDS

    def __init__(
        self, id: int, text: Word, context: Context, until: Until, subjects: tuple[tuple[int, int], ...], born: int
    ) -> None:
        self.id = id
        self.text = text
        self.context = context
        self.until = until
        self.subjects = subjects
        """The cards it holds for, each with its life; empty where the text itself says what it reaches."""
        self.born = born
        """The turn it began in."""
        self.uses = 0

    def twin(self, memo: dict[int, Any]) -> Lasting:
        """Itself, unless it looks back at an occurrence that may still be under way."""
        if self.context.trigger is None:
            return self
        twin = Lasting(self.id, self.text, self.context.twin(memo), self.until, self.subjects, self.born)
        twin.uses = self.uses
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Record):
    """A step in progress. `step` does the next bit of work, asks, or pops the frame; it must not change the state
    before it asks, because the question is asked anew after loading. `answer` takes the reply."""

    __slots__ = ("pc",)
    FIELDS: ClassVar[tuple[str, ...]] = ("pc",)

    def __init__(self) -> None:
        self.pc = 0

    def step(self, game: Game) -> None:
        """Do the next bit of work."""
        raise NotImplementedError

    def answer(self, game: Game, option: Option) -> None:
        """Take the answer to what `step` asked."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that changes during a game."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "active",
        "cards",
        "chain",
        "counter",
        "first",
        "happened",
        "lasting",
        "memory",
        "phase",
        "play",
        "repeat",
        "resolved",
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
    __slots__ = FIELDS

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.cards: list[Piece] = []
        self.sides = [Side(0), Side(1)]
        self.play: list[int] = []
        """Characters and supports in play, in the order they entered."""
        self.row: list[int] = []
        """Stories and conspiracies in play."""
        self.story_deck: list[int] = []
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
        self.resolved: tuple[int, ...] = ()
        """Stories that have resolved this phase."""
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

    def clone(self) -> State:
        """An independent copy that shares everything that never changes."""
        twin = State.__new__(State)
        twin.seed = self.seed
        twin.cards = self.cards[:]
        twin.sides = [self.sides[0].copy(), self.sides[1].copy()]
        twin.play = self.play[:]
        twin.row = self.row[:]
        twin.story_deck = self.story_deck[:]
        twin.under = self.under[:]
        twin.turn = self.turn
        twin.active = self.active
        twin.first = self.first
        twin.phase = self.phase
        twin.memory = self.memory[:]
        twin.resolved = self.resolved
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
        twin.lasting = [lasting.twin(memo) for lasting in self.lasting]
        twin.happened = [occurrence.twin(memo) for occurrence in self.happened]
        twin.waiting = [occurrence.twin(memo) for occurrence in self.waiting]
        return twin

    def edit(self, card: int) -> Piece:
        """A fresh copy of a piece, in its place, ready to be changed. Only `rlyeh.engine.changes` calls this."""
        piece = self.cards[card].copy()
        self.cards[card] = piece
        self.version += 1
        return piece

    def next_id(self) -> int:
        """A number that was not used before in this game."""
        self.counter += 1
        return self.counter
