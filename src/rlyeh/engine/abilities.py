"""What the engine expects of the words that cards are written in. The words themselves are in `rlyeh.language`."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr, trait

from rlyeh.engine.decisions import Option
from rlyeh.engine.pieces import NOTHING
from rlyeh.model import Faction, Icons, Keyword, Text, Word

if TYPE_CHECKING:
    from rlyeh.engine.faces import Face
    from rlyeh.engine.force import Index
    from rlyeh.engine.frames import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.pieces import Piece
    from rlyeh.engine.records import Context, Occurrence


class Layer(IntEnum):
    """The question that a modifier answers."""

    BLANK = 0
    BECOME = 1
    """What kind of card it is: type, printed values it takes over."""
    GRANT = 2
    """Abilities it gains."""
    CONTROL = 3
    FACTION = 4
    SUBTYPE = 5
    KEYWORD = 6
    ICON_PRINTED = 7
    ICON_SET = 8
    ICON = 9
    SKILL_SET = 10
    SKILL = 11
    COST = 12
    MATCH = 13
    CANNOT = 14
    MUST = 15
    IMMUNE = 16
    STRUGGLES = 17
    """How many struggles of a kind a story has."""
    SCRIPT = 18
    """How a story resolves."""
    COUNT = 19
    """Where a card's icons and skill count."""
    COMPARE = 20
    """What a struggle compares."""
    COMMIT = 21
    """Who may commit, and how."""
    NEEDED = 22
    """Tokens and stories needed to win."""
    ENTER = 23
    """How a card enters play."""
    PLAYABLE = 24
    """Cards that may be played from elsewhere, and restrictions on playing."""
    TIME = 25
    """Whether it is Day or Night."""
    RESULT = 26
    """Extra or changed results of struggles."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Word):
    """A number that may depend on the game."""

    def value(self, game: Game, context: Context) -> int:
        """The number now."""
        raise NotImplementedError

    def is_x(self) -> bool:
        """Whether it is the X that is announced (PAY-17)."""
        return False

    def value_for(self, game: Game, context: Context, card: int) -> int:
        """The number for a card of which something is said, such as what it gains."""
        return self.value(game, context)

    def each(self) -> str:
        """What is counted, after "for each"."""
        return f"of {self.english()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word):
    """Something that holds or does not."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def hangs_on_commitment(self) -> bool:
        """Whether it changes only as cards commit, leave their stories, move, or become attached."""
        return False

    def clause(self) -> str:
        """The clause that makes a text hang on it."""
        return f"while {self.english()}"

    def restriction(self) -> str:
        """The clause of an ability that may be used only then."""
        said = self.clause().removeprefix("while ")
        return said if said.startswith(("during ", "before ", "after ", "on ")) else f"if {said}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Word):
    """What an ability waits for."""

    before: bool = False
    """Whether the ability comes before the occurrence, which it may then cancel or replace."""

    def kinds(self) -> frozenset[int]:
        """The kinds of occurrence that can match."""
        raise NotImplementedError

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        """Whether this occurrence sets the ability off."""
        raise NotImplementedError

    def collective(self) -> bool:
        """Whether several things that happen together set the ability off once: "draws cards", not "draws a card"."""
        return False


@trait
@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Word):
    """Something that a player picks. What was picked is kept in the context as numbers: cards, domains, icons ..."""

    verb: ClassVar[str] = "choose"
    """The verb of the options' keys."""

    @property
    def rule(self) -> str:
        """The rule by which it is asked."""
        return "EFF-3"

    @property
    def ordered(self) -> bool:
        """Whether the order of several picks matters."""
        return False

    @property
    def later(self) -> bool:
        """Whether it is settled only when the effect resolves, because the text does not say "choose"."""
        return False

    def slot(self) -> str:
        """The name under which the context keeps what was picked."""
        raise NotImplementedError

    def chooser(self, game: Game, context: Context) -> int:
        """The seat that picks."""
        return context.seat

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        """Everything that may be picked, for the effect that needs it."""
        raise NotImplementedError

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        """The least and the most that may be picked."""
        return 1, 1

    def hidden(self) -> bool:
        """Whether it picks cards from a hidden zone: equal copies are then offered once (GEN-10)."""
        return False

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        """The options that stand for the candidates: cards, unless a choice says otherwise."""
        return [Option(self.verb, card) for card in candidates]

    def prompt(self, effect: Effect | None) -> str:
        """What is asked."""
        return effect.prompt() if effect is not None else capital(self.english())

    def is_target(self) -> bool:
        """Whether picking a card makes it the target of the effect."""
        return False

    def enough(self, game: Game, context: Context, effect: Effect | None) -> bool:
        """Whether there is enough to pick from (EFF-1, EFF-2)."""
        least = self.bounds(game, context)[0]
        return least == 0 or len(self.candidates(game, context, effect)) >= least


@mypyc_attr(allow_interpreted_subclasses=True)
class Subject(Word):
    """Cards that a text speaks of: itself, its host, the chosen one, all of a kind."""

    near: ClassVar[bool] = False
    """Whether it means the card itself or its host: whom it means changes only as cards move or become attached."""

    def cards(self, game: Game, context: Context) -> list[int]:
        """The cards meant, as things are now."""
        raise NotImplementedError

    def singular(self) -> str:
        """One of them, after "for each"."""
        return self.english()

    def single(self) -> str:
        """One of them, with its article."""
        return self.english()

    def is_open(self, context: Context) -> bool:
        """Whether it is still to be chosen whom it means."""
        return False

    def meant(self, game: Game, context: Context) -> list[int]:
        """As `cards`, but those that have moved since are still meant: for what looks back at them."""
        return self.cards(game, context)

    def includes(self, game: Game, context: Context, card: int) -> bool:
        """Whether this card is meant."""
        return card in self.cards(game, context)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Text):
    """Something that a card does. Simple effects define `perform`; those with several stages define `step`."""

    if_able: bool = False
    """Whether the effect may be used although it cannot be met (EFF-6)."""
    takes_control: ClassVar[bool] = False
    """Whether it gives control of cards: kept among the lasting effects, it says who has the latest claim (EFF-17)."""
    _announced: tuple[tuple[Choice, Effect], ...] | None = None
    _own_choices: tuple[Choice, ...] | None = None
    _prompt: str | None = None
    """What was found out about it once, as a word never changes."""

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        """What is chosen when the effect is announced, in printed order, each with the effect that needs it."""
        for _, child in self.children():
            if isinstance(child, Choice):
                yield child, self
            elif not isinstance(child, Effect):
                yield from _choices_within(child, self)

    def announced(self) -> tuple[tuple[Choice, Effect], ...]:
        """The same, less what is settled later; found once and kept, as a word never changes."""
        kept = self._announced
        if kept is None:
            kept = tuple(pair for pair in self.choices() if not pair[0].later)
            object.__setattr__(self, "_announced", kept)
        return kept

    def prompt(self) -> str:
        """What is asked of whoever chooses for it; put into words once and kept."""
        kept = self._prompt
        if kept is None:
            kept = capital(self.english())
            object.__setattr__(self, "_prompt", kept)
        return kept

    def own_choices(self) -> tuple[Choice, ...]:
        """The choices that this effect itself, not an effect inside it, needs."""
        kept = self._own_choices
        if kept is None:
            kept = self.found_choices()
            object.__setattr__(self, "_own_choices", kept)
        return kept

    def found_choices(self) -> tuple[Choice, ...]:
        """How `own_choices` are found, once."""
        return tuple(choice for choice, effect in Effect.choices(self) if effect is self)

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        """Whether a candidate can be picked for this effect at all."""
        return True

    def possible(self, game: Game, context: Context) -> bool:
        """Whether the effect can be announced now."""
        if self.if_able:
            return True
        for choice, effect in self.announced():  # noqa: SIM110  a loop costs half of what all() does
            if not choice.enough(game, context, effect):
                return False
        return True

    def can_be_met(self, game: Game, context: Context) -> bool:
        """Whether there is enough to choose from, although the effect might be used without (EFF-8)."""
        return all(choice.enough(game, context, effect) for choice, effect in self.choices())

    def useful(self, game: Game, context: Context) -> bool:
        """Whether the effect would change anything now."""
        return True

    def would_do(self, game: Game, context: Context, kind: int, card: int) -> bool:
        """Whether it is going to do something of a kind to a card, as far as everything for that has been chosen."""
        return any(
            child.would_do(game, context, kind, card) for _, child in self.children() if isinstance(child, Effect)
        )

    def least_drain(self) -> int:
        """As a cost: what at least must be drained for it."""
        return 0

    def needs_ready(self, granted: Context | None) -> bool:
        """As a cost: whether the card that has the ability must be ready for it; `granted` is the context that gave
        the card the ability, if it is not its own."""
        return False

    def payable(self, game: Game, context: Context) -> bool:
        """Whether the effect can be carried out in full as a cost (PAY-7)."""
        return self.possible(game, context)

    def step(self, game: Game, frame: Do) -> None:
        """Go on with the effect."""
        if frame.pc:
            game.pop()
            return
        for choice in self.own_choices():
            if choice.slot() not in frame.context.bound:
                game.pick(choice, self, frame.context)
                return
        frame.pc = 1
        self.perform(game, frame.context)

    def infinitive(self) -> str:
        """How the effect reads after its cost: "pay 3 to ..." """
        return self.english()

    def perform(self, game: Game, context: Context) -> None:
        """Do it: everything needed has been chosen."""
        raise NotImplementedError

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        """Take the answer to what `step` asked."""
        raise NotImplementedError


def _choices_within(word: Word, effect: Effect) -> Iterator[tuple[Choice, Effect]]:
    for _, child in word.children():
        if isinstance(child, Choice):
            yield child, effect
        elif not isinstance(child, (Effect, Text)):
            yield from _choices_within(child, effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Word):
    """One thing that a text in force changes. Each defines the method that its layer asks for."""

    answers: ClassVar[Layer]
    """The question that all modifiers of this word answer, unless a word says otherwise in `layer`."""

    @property
    def layer(self) -> Layer:
        """The question that this one answers."""
        return self.answers

    def only(self, context: Context) -> int:
        """The one card that it can ever reach in this context; NOTHING where there may be others."""
        return NOTHING

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        """Whether it holds for this card."""
        raise NotImplementedError

    def settled(self, game: Game, context: Context) -> tuple[int, ...] | None:
        """The cards that a lasting effect of this kind holds for from now on; None where it needs no cards."""
        return None

    def adds(self) -> bool:
        """SKILL, ICON: whether it adds or takes away a plain number, whatever is there."""
        return False

    def hangs_on_play(self) -> bool:
        """SKILL, ICON, STRUGGLES: whether what it does, and for whom, changes only as cards in play change."""
        return False

    def freeze(self, game: Game, context: Context) -> None:
        """Take down in the context what a lasting effect of this kind must still know when things have changed."""

    def grant(self, game: Game, context: Context, piece: Piece, index: Index) -> None:
        """GRANT: give the card its abilities."""
        raise NotImplementedError

    def is_steady(self) -> bool:
        """GRANT: whether it always gives the same, and to whom changes only as cards move or become attached."""
        return False

    def given_faction(self, game: Game, context: Context) -> Faction:
        """FACTION: the faction it gives."""
        raise NotImplementedError

    def change_subtypes(self, game: Game, context: Context, found: frozenset[str]) -> frozenset[str]:
        """SUBTYPE: the subtypes after the change."""
        raise NotImplementedError

    def change_keywords(self, game: Game, context: Context, card: int, found: dict[Keyword, int]) -> None:
        """KEYWORD: change the keywords found so far."""
        raise NotImplementedError

    def makes_due(self) -> bool:
        """KEYWORD: whether what it changes can make something due by itself: Toughness, Heroic and Villainous (P4)."""
        return True

    def change_icons(self, game: Game, context: Context, card: int, found: Icons) -> Icons:
        """ICON_PRINTED and ICON_SET: the icons after the change."""
        raise NotImplementedError

    def add_icons(self, game: Game, context: Context, card: int, counts: list[int]) -> None:
        """ICON: add to or take from the counts."""
        raise NotImplementedError

    def given_skill(self, game: Game, context: Context, card: int) -> int:
        """SKILL_SET: the value that replaces the printed one."""
        raise NotImplementedError

    def added_skill(self, game: Game, context: Context, card: int) -> int:
        """SKILL: what is added to the skill."""
        raise NotImplementedError

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        """COST, STRUGGLES, NEEDED: what is added to the number asked for."""
        raise NotImplementedError

    def floor(self) -> int:
        """COST: the least that a reduction may leave (PAY-15)."""
        return 0

    def forbidden_kind(self) -> int:
        """CANNOT: the one kind of occurrence that it forbids; NOTHING where there may be others."""
        return NOTHING

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        """CANNOT: whether it forbids this to happen to the card."""
        raise NotImplementedError

    def commits(self, game: Game, context: Context, card: int, story: int) -> tuple[str, ...]:
        """COMMIT: how the card may commit to the story, in words that `rlyeh.engine.commit` knows."""
        return ()

    def stories(self, game: Game, context: Context, card: int) -> list[int]:
        """MUST: the stories one of which the card must commit to, or a committed card it must follow."""
        raise NotImplementedError

    def chosen_with(self) -> Choice | None:
        """ENTER: what its player chooses when the card itself is played."""
        return None

    def enters_as(self, game: Game, context: Context) -> Face | None:
        """ENTER: the face the card itself takes on before it enters play, if not its own (EFF-42)."""
        return None

    def enters_exhausted(self, game: Game, context: Context) -> bool:
        """ENTER: whether the card itself enters play exhausted."""
        return False

    def has_entered(self, game: Game, context: Context) -> None:
        """ENTER: what begins with the card's entry."""

    def extra_wounds(self, game: Game, context: Context, struggle: Occurrence) -> int:
        """RESULT: how many wounds a decided struggle deals besides its own; "winner" says who deals them."""
        return 0

    def spent(self, game: Game, context: Context, played: Occurrence) -> bool:
        """COST: whether a lasting change of cost holds for one card only and this was the one."""
        return False

    def playable(self, game: Game, context: Context) -> list[int]:
        """PLAYABLE: cards that their owners may play from where they lie, as if they were in hand."""
        return []

    def price(self) -> Effect | None:
        """PLAYABLE: what it costs besides to play one of those; the place where it lay is bound as "place"."""
        return None

    def says(self, question: str) -> bool:
        """Whether it answers a yes-or-no question of its layer with yes."""
        return False


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
