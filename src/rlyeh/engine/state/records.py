"""Contexts of effects, lasting effects, and the frames of steps in progress.

What happens stands in `rlyeh.engine.state.occurrence`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from rlyeh.engine.state import shown
from rlyeh.engine.state.cards import NOBODY, NOTHING, Piece
from rlyeh.engine.state.occurrence_kinds import Until
from rlyeh.engine.state.wire import Wire
from rlyeh.model import CardType, Faction, Icons, Keyword, Position, Word

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.decision import Option
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.words.parts import Choice, Effect


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Record:
    """An object in the state that names its fields, so that copying and saving need no code of their own."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def twin(self, memo: dict[int, Any]) -> Any:
        """A copy; records that appear several times in a state stay shared in the copy."""
        copied = memo.get(id(self))
        if copied is not None:
            return copied
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

    def __repr__(self) -> str:
        return shown.record(self)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Context(Record):
    """The execution context of an effect: whose it is, what was chosen and paid, what set it off."""

    WIRE: ClassVar[Wire] = Wire("context")
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

    def twin(self, memo: dict[int, Any]) -> Any:
        """As of any record, with fewer steps: most of what is copied are contexts."""
        copied = memo.get(id(self))
        if copied is not None:
            return copied
        copy = memo[id(self)] = self.apart()
        copy.bound = self.bound.copy()
        if self.trigger is not None:
            copy.trigger = self.trigger.twin(memo)
        return copy

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

    def __repr__(self) -> str:
        return shown.context(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Snapshot:
    """Last known information: what a card was at the moment it left play or went insane (STATE-4, TIME-30). Never
    changed."""

    WIRE: ClassVar[Wire] = Wire("snapshot", added={"gained": ()})
    FIELDS: ClassVar[tuple[str, ...]] = (
        "card",
        "controller",
        "faction",
        "gained",
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
    gained: tuple[Context, ...]
    """The abilities that other texts had given it, each with the context in which it had them."""

    def __repr__(self) -> str:
        return shown.plain(self, *type(self).FIELDS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting:
    """An effect with a duration: a standing text with what was chosen for it, in force for a time. Never changed."""

    WIRE: ClassVar[Wire] = Wire("lasting")
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

    def __repr__(self) -> str:
        return shown.lasting(self)


class Topic:
    """The topic of a question: what it is about, for whoever has to answer it, to put it into words, or to show it:
    `game.topic`.

    It is made when somebody asks for it, by the frame that put the question; a question alone costs nothing more."""

    __slots__ = ("announced", "answered", "choice", "context", "effect", "picked", "places")

    def __init__(
        self,
        effect: Effect | None = None,
        choice: Choice | None = None,
        context: Context | None = None,
        picked: tuple[int, ...] = (),
        places: tuple[int, ...] = (),
        announced: bool = False,
        answered: list[Occurrence] | None = None,
    ) -> None:
        self.effect = effect
        """The effect that is being carried out, or that something is picked for."""
        self.choice = choice
        """What the effect lets a player pick; None where the effect itself asks."""
        self.context = Context(NOTHING, NOBODY) if context is None else context
        """What the effect, ability or card that asks knows: whose it is, what was chosen and paid."""
        self.picked = picked
        """What the player has picked so far: targets, starting resources, or the characters that are to commit."""
        self.places = places
        """The stories that those are to commit to, in the same order."""
        self.announced = announced
        """Whether it belongs to the announcement of a card or ability, before anything is paid (EFF-3, PAY-17)."""
        self.answered: list[Occurrence] = [] if answered is None else answered
        """What may be disrupted or responded to; an option's `other` is a place in it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Record):
    """A stack frame: a step in progress. `step` does the next bit of work, asks, or pops the frame; it must not change
    the state before it asks, because the question is asked anew after loading. `answer` takes the reply."""

    __slots__ = ("pc",)
    FIELDS: ClassVar[tuple[str, ...]] = ("pc",)
    STEPS: ClassVar[tuple[str, ...]] = ()
    """The names of the steps that `pc` counts, in their order; empty where it counts something else or nothing."""

    def __init__(self) -> None:
        self.pc = 0

    def step_names(self) -> tuple[str, ...]:
        """The same for this frame: one that carries out a word has the steps of the word."""
        return self.STEPS

    def steps_of(self) -> str:
        """Whose steps these are, by the names that saved games use."""
        wire: Wire = vars(type(self))["WIRE"]
        return wire.name

    def __repr__(self) -> str:
        return shown.frame(self)

    def step(self, game: Game) -> None:
        """Do the next bit of work."""
        raise NotImplementedError

    def answer(self, game: Game, option: Option) -> None:
        """Take the answer to what `step` asked."""
        raise NotImplementedError

    def topic(self, game: Game) -> Topic:
        """What the question that `step` asked is about, where the question alone does not say it."""
        return Topic()

    def takes_away(self, card: int) -> bool:
        """Whether the card is about to leave play, or something is about to happen in place of that."""
        return False

    def effect_context(self) -> Context | None:
        """What the effect knows that is being carried out or paid for here, if there is one."""
        return None
