"""Interfaces of effects, choices, triggers and the like: what the engine expects of the words of cards.

Modifiers are in `rlyeh.engine.words.modifiers`, the words themselves are in `rlyeh.language`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr, trait

from rlyeh.engine.state.decision import Option, with_each
from rlyeh.engine.words import dependencies
from rlyeh.model import CardType, Text, Word, Zone
from rlyeh.model.grammar import PLAIN, Clause, Phrase, Quantity, Saying, Sentence, Voice, capital, full_stop, row
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context


STORIES: Final = (CardType.STORY, CardType.CONSPIRACY)

APPLIES: Final = 1
BARRED: Final = 2
"""What an effect bears on a card: part of it does something to the card, part of it cannot. They are added up as
bits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Word):
    """A numeric expression: a number that may depend on the game."""

    def value(self, game: Game, context: Context) -> int:
        """The number now."""
        raise NotImplementedError

    def is_x(self) -> bool:
        """Whether it is the X that is announced (PAY-17)."""
        return False

    def value_for(self, game: Game, context: Context, card: int) -> int:
        """The number for a card of which something is said, such as what it gains."""
        return self.value(game, context)

    def value_for_payment(self, game: Game, context: Context, payer: int, domain: int) -> int:
        """The number in the price of a card, if this player pays it with this domain; NOTHING stands for any."""
        return self.value(game, context)

    def rests_on(self) -> int:
        """What the number for a card rests on (`rlyeh.engine.words.dependencies`)."""
        return dependencies.MORE

    def quantity(self, voice: Voice) -> Quantity:
        """The number in a sentence. A word that says only its `english` is taken as it is."""
        must_speak(self, type(self).english is Amount.english)
        each = "" if type(self).each is Amount.each else self.each()
        return Quantity(self.english(), each or f"of {self.english()}")

    def english(self) -> str:
        return self.quantity(PLAIN).value

    def in_voice(self, voice: Voice) -> str:
        return self.quantity(voice).value

    def each(self) -> str:
        """What is counted, after "for each"."""
        return self.quantity(PLAIN).each


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word):
    """A predicate: something that holds or does not."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def may_hold(self, game: Game, context: Context) -> bool:
        """Whether it holds now, or may still come to hold before the effect resolves by what its player does."""
        return self.holds(game, context)

    def rests_on(self) -> int:
        """What it rests on whether it holds (`rlyeh.engine.words.dependencies`)."""
        return dependencies.MORE

    def hangs_on_commitment(self) -> bool:
        """Whether it changes only as cards commit, leave their stories, move, or become attached."""
        return False

    def circumstance(self, voice: Voice) -> Clause:
        """The clause that says it, or an adverb such as "on your turn"."""
        must_speak(self, type(self).english is Condition.english)
        return Clause(self.english())

    def english(self) -> str:
        return self.circumstance(PLAIN).words

    def in_voice(self, voice: Voice) -> str:
        return self.circumstance(voice).words

    def restriction(self) -> str:
        """The clause of an ability that may be used only then."""
        return self.circumstance(PLAIN).led_by("if")

    def tells_zone(self, zone: Zone) -> bool:
        """Whether it says that the card lies in this zone, so that nothing else has to."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Word):
    """An event pattern: what an ability waits for."""

    before: bool = False
    """Whether the ability comes before the occurrence, which it may then cancel or replace."""

    def kinds(self) -> frozenset[int]:
        """The kinds of occurrence that can match."""
        raise NotImplementedError

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        """Whether this occurrence sets the ability off."""
        raise NotImplementedError

    def mismatch(self) -> str:
        """What an occurrence lacks that does not match although every part of the trigger fits by itself; empty where
        the parts tell it. For whoever asks why an ability keeps silent."""
        return ""

    def joint(self) -> str:
        """What joins its clause to the sentence."""
        return "when" if self.before else "after"

    def moment(self, voice: Voice) -> Clause:
        """The clause after "after" or "when", or an adverb such as "at the end of the phase"."""
        must_speak(self, type(self).english is Trigger.english)
        return Clause(self.english())

    def english(self) -> str:
        return self.moment(PLAIN).words

    def in_voice(self, voice: Voice) -> str:
        return self.moment(voice).words

    def collective(self) -> bool:
        """Whether several things that happen together set the ability off once: "draws cards", not "draws a card"."""
        return False


@trait
@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Word):
    """A choice: something that a player picks, a target or not. What was picked is kept in the context as numbers:
    cards, domains, icons ..."""

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
        return with_each(self.verb, candidates)

    def prompt(self, effect: Effect | None, title: str = "") -> str:
        """What is asked, as a finished sentence of the card with this title."""
        return effect.prompt(title) if effect is not None else f"Choose {self.mention(Voice(title)).text}."

    def mention(self, voice: Voice) -> Phrase:
        """What is picked, in a sentence."""
        must_speak(self, type(self).english is Choice.english)
        return Phrase(self.english())

    def english(self) -> str:
        return self.mention(PLAIN).text

    def in_voice(self, voice: Voice) -> str:
        return self.mention(voice).text

    def is_said_first(self) -> bool:
        """Whether a sentence of its own chooses it, before it is said what holds for it."""
        return True

    def names(self) -> str:
        """What kind of name it asks for (`Pool.names`); empty where something is picked that is there."""
        return ""

    def is_target(self) -> bool:
        """Whether picking a card makes it the target of the effect."""
        return False

    def is_limited(self) -> bool:
        """Whether there is a limit to all of it together, or something that it must have together."""
        return False

    def joining(self, game: Game, context: Context, candidates: list[int], picked: tuple[int, ...]) -> list[int]:
        """Those that may still come to what has been picked, where there is a limit to all of it together."""
        return candidates

    def complete(self, game: Game, context: Context, picked: tuple[int, ...]) -> bool:
        """Whether these may be all that is picked, as far as it is not a matter of their number."""
        return True

    def enough(self, game: Game, context: Context, effect: Effect | None) -> bool:
        """Whether there is enough to pick from (EFF-1, EFF-2)."""
        least = self.bounds(game, context)[0]
        return least == 0 or len(self.candidates(game, context, effect)) >= least


@mypyc_attr(allow_interpreted_subclasses=True)
class Subject(Word):
    """A selector of cards that a text speaks of: itself, its host, the chosen one, all of a kind."""

    near: ClassVar[bool] = False
    """Whether it means the card itself or its host: whom it means changes only as cards move or become attached."""

    def cards(self, game: Game, context: Context) -> list[int]:
        """The cards meant, as things are now."""
        raise NotImplementedError

    def mention(self, voice: Voice) -> Phrase:
        """The cards meant, as a sentence mentions them: "all characters", "that character"."""
        must_speak(self, type(self).english is Subject.english)
        return Phrase(self.english())

    def one_of_them(self, voice: Voice) -> Phrase:
        """One of them, with its article: "a character"."""
        return self.mention(voice)

    def each_of_them(self, voice: Voice) -> str:
        """One of them, after "for each": "character in play"."""
        phrase = self.mention(voice)
        return f"of {phrase.text}" if phrase.many else phrase.text

    def in_general(self, voice: Voice) -> Phrase:
        """All of them, without "all": "characters cannot commit"."""
        return self.mention(voice)

    def english(self) -> str:
        return self.mention(PLAIN).text

    def in_voice(self, voice: Voice) -> str:
        return self.mention(voice).text

    def singular(self) -> str:
        """One of them, after "for each"."""
        return self.each_of_them(PLAIN)

    def single(self) -> str:
        """One of them, with its article."""
        return self.one_of_them(PLAIN).text

    def is_named_now(self, voice: Voice) -> bool:
        """Whether a target is chosen with the words that mention it."""
        return False

    def named_first(self, voice: Voice) -> Phrase:
        """What a sentence of its own chooses."""
        return self.mention(voice)

    def named_before(self, voice: Voice) -> Phrase | None:
        """How it is spoken of after that, where a pronoun would leave something out."""
        return None

    def picker(self, voice: Voice) -> Phrase | None:
        """Who picks it, where that is another player."""
        return None

    def several(self) -> str:
        """Several of them, behind a number."""
        return self.english()

    def is_open(self, context: Context) -> bool:
        """Whether it is still to be chosen whom it means."""
        return False

    def rests_on(self) -> int:
        """What it rests on whether it means a card (`rlyeh.engine.words.dependencies`)."""
        return 0 if self.near else dependencies.MORE

    def meant(self, game: Game, context: Context) -> list[int]:
        """As `cards`, but those that have moved since are still meant: for what looks back at them."""
        return self.cards(game, context)

    def includes(self, game: Game, context: Context, card: int) -> bool:
        """Whether this card is meant."""
        return card in self.cards(game, context)

    def speaks_of(self, slot: str) -> bool:
        """Whether it means what is chosen under this name."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Text):
    """Something that a card does, its effect. Simple ones define `perform`, those with several stages `STEPS`. One that
    goes through a list defines `step`; the frame's `pc` is then a place in the list."""

    if_able: bool = False
    """Whether the effect may be used although it cannot be met (EFF-6)."""
    as_cost: bool = False
    """Whether it is a cost: then only cards that its player controls can be picked for it."""
    demands: ClassVar[bool] = False
    """Whether it has players do something themselves, because they must."""
    offers: ClassVar[bool] = False
    """Whether it leaves to a player whether the effect inside it is done."""
    drains: ClassVar[bool] = False
    """As a cost: whether it is paid by draining a domain."""
    takes_control: ClassVar[bool] = False
    """Whether it gives control of cards: kept among the lasting effects, it says who has the latest claim (EFF-17)."""
    STEPS: ClassVar[tuple[str, ...]] = ()
    """The names of its stages, where it has more than choosing and doing (`rlyeh.engine.words.steps`)."""
    _announced: tuple[tuple[Choice, Effect], ...] | None = None
    _own_choices: tuple[Choice, ...] | None = None
    _prompts: dict[str, str] | None = None
    _labels: dict[str, str] | None = None
    """What was found out about it once, as a word never changes; what it asks, by the title of its card."""

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        """What is chosen when the effect is announced, in printed order, each with the effect that needs it."""
        for _, child in self.children():
            if isinstance(child, Effect):
                continue
            # What is named for a choice is asked before it.
            yield from _choices_within(child, self)
            if isinstance(child, Choice):
                yield child, self

    def announced(self) -> tuple[tuple[Choice, Effect], ...]:
        """The same, less what is settled later; found once and kept, as a word never changes."""
        announced = self._announced
        if announced is None:
            announced = tuple(pair for pair in self.choices() if not pair[0].later)
            object.__setattr__(self, "_announced", announced)
        return announced

    def check_place(self, scope: Scope) -> None:
        if scope.card.type not in STORIES:
            scope.refuse(f"a bare effect ({self.name}) is what a story does when it is won; "
                         "other cards do it with an action, a response, a passive ...")  # fmt: skip

    def sentences(self, voice: Voice) -> list[Sentence]:
        """The sentences that tell what it does. A word that says only its `english` has one that is finished."""
        must_speak(self, type(self).english is Effect.english)
        return [Saying(words=self.english())]

    def english(self) -> str:
        return row(self.sentences(PLAIN))

    def in_voice(self, voice: Voice) -> str:
        return row(self.sentences(voice))

    def entry(self, voice: Voice) -> str:
        return capital(full_stop(row(self.sentences(voice))))

    def as_price(self, voice: Voice) -> str:
        """What is paid, as a cost says it: its first sentence in its bare form."""
        return " and ".join([sentence.bare() for sentence in self.sentences(voice)])

    def prompt(self, title: str = "") -> str:
        """What is asked of whoever chooses for it, as a finished sentence; put into words once and kept."""
        prompts = self._prompts
        if prompts is None:
            prompts = {}
            object.__setattr__(self, "_prompts", prompts)
        prompt = prompts.get(title)
        if prompt is None:
            prompt = prompts[title] = self.compute_prompt(Voice(title))
        return prompt

    def label(self, title: str) -> str:
        """What it does, as an option among others says it; put into words once and kept."""
        labels = self._labels
        if labels is None:
            labels = {}
            object.__setattr__(self, "_labels", labels)
        label = labels.get(title)
        if label is None:
            label = labels[title] = self.compute_label(Voice(title))
        return label

    def compute_label(self, voice: Voice) -> str:
        """How `label` is put into words, once."""
        return capital(row(self.sentences(voice)))

    def compute_prompt(self, voice: Voice) -> str:
        """How `prompt` is put into words, once."""
        return self.entry(voice)

    def own_choices(self) -> tuple[Choice, ...]:
        """The choices that this effect itself, not an effect inside it, needs."""
        own_choices = self._own_choices
        if own_choices is None:
            own_choices = self.compute_own_choices()
            object.__setattr__(self, "_own_choices", own_choices)
        return own_choices

    def compute_own_choices(self) -> tuple[Choice, ...]:
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

    def demanded(self, game: Game, context: Context, must: bool = False) -> list[tuple[int, Choice, Effect]]:
        """What players must give up for it and have still to pick: who picks what, and for which effect; `must` where a
        text says that they must."""
        return []

    def bearing(self, game: Game, context: Context, slot: str, card: int) -> int:
        """What it bears on a card chosen under a name, as things are now: `APPLIES`, `BARRED`, or both."""
        bits = self.own_bearing(game, context, card) if _speaks_of(self, slot) else 0
        for _, child in self.children():
            if isinstance(child, Effect):
                bits |= child.bearing(game, context, slot, card)
        return bits

    def own_bearing(self, game: Game, context: Context, card: int) -> int:
        """What the effect itself, not an effect inside it, bears on a card it speaks of."""
        return APPLIES

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
        """Go on with the effect. Of its two stages only one needs a number: whether it has been done."""
        if frame.pc:
            game.pop()
            return
        for choice in self.own_choices():
            if choice.slot() not in frame.context.bound:
                game.pick(choice, self, frame.context)
                return
        frame.pc = 1
        self.perform(game, frame.context)

    def choose_and_perform(self, game: Game, frame: Do) -> None:
        """The first stage of an effect that has more: what is open is chosen, and it is done."""
        for choice in self.own_choices():
            if choice.slot() not in frame.context.bound:
                frame.stay()
                game.pick(choice, self, frame.context)
                return
        self.perform(game, frame.context)

    def finish(self, game: Game, frame: Do) -> None:
        """The last stage of one: it did what it was to do if its last part did."""
        game.pop()

    def perform(self, game: Game, context: Context) -> None:
        """Do it: everything needed has been chosen."""
        raise NotImplementedError

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        """Take the answer to what `step` asked."""
        raise NotImplementedError


def _speaks_of(word: Word, slot: str) -> bool:
    """Whether what a word says, apart from the effects inside it, means what is chosen under a name."""
    for _, child in word.children():
        if isinstance(child, Subject) and child.speaks_of(slot):
            return True
        if not isinstance(child, Effect) and _speaks_of(child, slot):
            return True
    return False


def _choices_within(word: Word, effect: Effect) -> Iterator[tuple[Choice, Effect]]:
    for _, child in word.children():
        if isinstance(child, (Effect, Text)):
            continue
        yield from _choices_within(child, effect)
        if isinstance(child, Choice):
            yield child, effect


def must_speak(word: Word, is_silent: bool) -> None:
    """Every word says itself in one way or the other."""
    if is_silent:
        raise NotImplementedError(f"{type(word).__name__} has no English")
