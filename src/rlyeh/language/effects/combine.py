"""Words that put effects together: then, may, if, for each player, until."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rlyeh.engine.changes.lasting import put_in_force
from rlyeh.engine.effects.bearing import is_barred
from rlyeh.engine.effects.carry_out import Do, HandBack
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence import DONE
from rlyeh.engine.state.occurrence_kinds import Until
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.doing import deed, how_long, said_first
from rlyeh.engine.words.modifiers import STATISTICS, Modifier
from rlyeh.engine.words.parts import APPLIES, Amount, Choice, Condition, Effect, Trigger
from rlyeh.engine.words.steps import take_step
from rlyeh.engine.words.text_box import Ability, Standing, parts_of
from rlyeh.errors import DeclarationError
from rlyeh.language.effects.characters import as_cost
from rlyeh.language.nouns.named import Naming
from rlyeh.language.nouns.players import YOU, EachPlayer, Who
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.language.triggers.events import TimePoint
from rlyeh.model import Label, Position, Text, Word
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import (
    Saying,
    Sentence,
    Voice,
    capital,
    closed,
    inline,
    opened,
    row,
    series,
    told_of,
)
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class Then(Effect):
    """A sequence: what follows "then" happens only if what precedes it was done in full (EFF-12), what follows
    "otherwise" only if it was not; its choices come later."""

    STEPS = ("begin", "follow", "finish")

    first: Effect
    second: Effect
    otherwise: bool = False

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return self.first.choices()

    def possible(self, game: Game, context: Context) -> bool:
        return self.first.possible(game, context)

    def demanded(self, game: Game, context: Context, must: bool = False) -> list[tuple[int, Choice, Effect]]:
        return self.first.demanded(game, context, must)

    def step(self, game: Game, frame: Do) -> None:
        take_step(self, game, frame)

    def begin(self, game: Game, frame: Do) -> None:
        """What comes first."""
        game.push(Do(self.first, frame.context))

    def follow(self, game: Game, frame: Do) -> None:
        """The rest, if that was done, or if it was not."""
        if game.state.succeeded is not self.otherwise:
            game.push(Do(self.second, frame.context))
        else:
            game.pop()

    def sentences(self, voice: Voice) -> list[Sentence]:
        second, *others = self.second.sentences(voice)
        return [*self.first.sentences(voice), opened(second, "otherwise" if self.otherwise else "then"), *others]


@dataclass(frozen=True)
class May(Effect):
    """A player may do something, as part of the effect; a price may come with it."""

    offers = True

    who: Who
    effect: Effect
    price: tuple[Effect, ...] = ()

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def possible(self, game: Game, context: Context) -> bool:
        return True

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        if option.verb == "yes":
            frame.pc = 1
        else:
            game.pop(False)

    def step(self, game: Game, frame: Do) -> None:
        seat = self.who.seat(game, frame.context)
        parts = (*self.price, self.effect)  # The frame counts these, and the question before them.
        if frame.pc == 0:
            own = as_player(frame.context, seat)
            can = self.effect.possible(game, own) and all(cost.payable(game, own) for cost in self.price)
            if not can:
                game.pop(False)
                return
            options = [Option("yes"), Option("no")]
            game.ask(seat, "may", options, "GEN-12", frame.context.source, self.label(_title(game, frame.context)))
        elif frame.pc > len(parts):
            game.pop()
        elif frame.pc > 1 and not game.state.succeeded:
            game.pop(False)
        else:
            frame.pc += 1
            do_as(game, parts[frame.pc - 2], frame.context, seat)

    def compute_label(self, voice: Voice) -> str:
        return capital(row(self.priced(voice)))

    def sentences(self, voice: Voice) -> list[Sentence]:
        told = self.who.told(voice)
        return told_of(self.who.mention(voice), "may", self.priced(told), YOU.mention(told))

    def priced(self, voice: Voice) -> list[Sentence]:
        """What may be done, after what is paid for it."""
        effect = self.effect.sentences(voice)
        if not self.price:
            return effect
        price = series([cost.as_price(voice) for cost in self.price])
        return [Saying(words=f"{price} to {effect[0].bare()}"), *effect[1:]]


def _title(game: Game, context: Context) -> str:
    """The title of the card that asks."""
    return game.state.cards[context.source].face.title


def as_player(context: Context, seat: int) -> Context:
    """The same effect with another player as "you"."""
    if seat == context.seat:
        return context
    own = Context(context.source, seat, context.life)
    own.bound = dict(context.bound)
    own.trigger = context.trigger
    own.x = context.x
    own.ability = context.ability
    own.before = context.before
    return own


def do_as(game: Game, effect: Effect, context: Context, seat: int, alone: bool = True) -> None:
    """Let a player do an effect of another one. What is named on the way is known afterwards: at once where they do it
    `alone`, or else when everybody has done it."""
    if alone and seat == context.seat:
        game.push(Do(effect, context))
        return
    own = context.apart()
    own.bound = dict(context.bound)
    own.seat = seat
    game.push(HandBack(own, context, alone))
    game.push(Do(effect, own))


def _share(context: Context, seats: tuple[int, ...]) -> None:
    """When everybody has done it: under one name is spoken of what all of them have named."""
    bound = context.bound
    for name in [name for name in bound if bindings.is_by_player(name)]:
        spoken = bindings.named_by_players(name)
        bound[spoken] = (*bound.get(spoken, ()), *bound.pop(name))


@dataclass(frozen=True)
class PlayersDo(Effect):
    """Players each do something themselves, the active player first. What they choose is chosen then; but what a Forced
    Response makes them give up is chosen ahead, as for a cost (CONF-33)."""

    demands = True

    who: Who
    effect: Effect

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def possible(self, game: Game, context: Context) -> bool:
        """Whether all can who have to choose a target for it (EFF-1); where none has to, whoever cannot do it stops
        nobody else. It is enough that one can who may still be chosen for it."""
        if self.effect.if_able:
            return True
        is_open = self.who.is_open(context)
        seats = [0, 1] if is_open else self.who.seats(game, context)
        able = [self.effect.possible(game, as_player(context, seat)) for seat in seats]
        choose = not is_open and any(choice.is_target() for choice, _ in self.effect.announced())
        return all(able) if choose else any(able)

    def would_do(self, game: Game, context: Context, kind: int, card: int) -> bool:
        seats = self.who.seats(game, context)
        return any(self.effect.would_do(game, as_player(context, seat), kind, card) for seat in seats)

    def demanded(self, game: Game, context: Context, must: bool = False) -> list[tuple[int, Choice, Effect]]:
        demands: list[tuple[int, Choice, Effect]] = []
        if game.rules.ties_fail or not self.who.tied(game, context):
            for seat in self.who.seats(game, context):
                demands += self.effect.demanded(game, as_player(context, seat), must=True)
        return demands

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 0 and not frame.left:
            tied = [] if game.rules.ties_fail else self.who.tied(game, frame.context)
            if tied:
                asks = f"Who is {self.who.english()}?"
                options = [Option("player", number=seat) for seat in tied]
                game.ask(frame.context.seat, "choose", options, "EFF-9", frame.context.source, asks)
                return
            frame.left = tuple(self.who.seats(game, frame.context))
            frame.number = 1
        elif frame.pc and not game.state.succeeded:
            frame.number = 0
        if frame.pc < len(frame.left):
            seat = frame.left[frame.pc]
            frame.pc += 1
            context = as_player(frame.context, seat)
            if not self.effect.possible(game, context):
                game.state.succeeded = False
                return
            do_as(game, self.effect, frame.context, seat, alone=len(frame.left) == 1)
        else:
            _share(frame.context, frame.left)
            game.pop(bool(frame.number))

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        frame.left = (option.number,)
        frame.number = 1

    def sentences(self, voice: Voice) -> list[Sentence]:
        told = self.who.told(voice)
        who, they = self.who.mention(voice), YOU.mention(told)
        if isinstance(self.effect, May) and self.effect.who == YOU:
            return told_of(who, "may", self.effect.priced(told), they)
        return told_of(who, "must", self.effect.sentences(told), they)


@dataclass(frozen=True)
class If(Effect):
    """An effect that hangs on a circumstance at the time it resolves."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def possible(self, game: Game, context: Context) -> bool:
        return True

    def would_do(self, game: Game, context: Context, kind: int, card: int) -> bool:
        effect = self.effect if self.condition.holds(game, context) else self.otherwise
        return effect is not None and effect.would_do(game, context, kind, card)

    def demanded(self, game: Game, context: Context, must: bool = False) -> list[tuple[int, Choice, Effect]]:
        """What the branch demands that applies now."""
        effect = self.effect if self.condition.holds(game, context) else self.otherwise
        return [] if effect is None else effect.demanded(game, context, must)

    def bearing(self, game: Game, context: Context, slot: str, card: int) -> int:
        """What the branch bears on it that applies now, or may still come to apply."""
        bearing = 0
        if self.condition.may_hold(game, context):
            bearing = self.effect.bearing(game, context, slot, card)
        if self.otherwise is not None and not self.condition.holds(game, context):
            bearing |= self.otherwise.bearing(game, context, slot, card)
        return bearing

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc:
            game.pop()
            return
        frame.pc = 1
        if self.condition.holds(game, frame.context):
            game.push(Do(self.effect, frame.context))
        elif self.otherwise is not None:
            game.push(Do(self.otherwise, frame.context))
        else:
            game.state.succeeded = True

    def sentences(self, voice: Voice) -> list[Sentence]:
        first, *others = self.effect.sentences(voice)
        if_so = [opened(first, self.condition.circumstance(voice).led_by("if")), *others]
        if self.otherwise is None:
            return if_so
        other, *rest = self.otherwise.sentences(voice)
        return [*if_so, opened(other, "otherwise"), *rest]


@dataclass(frozen=True)
class ChooseFirst(Effect):
    """Choose something that later words speak of by name, or that the card itself remembers for its other text until it
    chooses anew or the turn ends."""

    choice: Choice
    remembered: bool = False

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        if not isinstance(choice, Choose):
            return True
        return not (game.rules.strict_targets and is_barred(game, context, self, choice, candidate))

    def own_bearing(self, game: Game, context: Context, card: int) -> int:
        return 0

    def perform(self, game: Game, context: Context) -> None:
        game.state.succeeded = True
        if self.remembered:
            chosen = context.bound[self.choice.slot()]
            game.state.succeeded = bool(chosen)
            source, seat = context.source, context.seat
            game.happen([happenings.name(source, seat, number) for number in chosen])

    def sentences(self, voice: Voice) -> list[Sentence]:
        if isinstance(self.choice, Naming):
            return deed("name", self.choice.of_what())
        return deed("choose", self.choice.mention(voice).text)


@dataclass(frozen=True)
class Lasts(Effect):
    """Put a text in force for a time. Cards it speaks of are settled now (EFF-15)."""

    until: Until
    text: Text
    x: Amount | None = None
    """What X is, from the moment the effect begins."""

    def check(self, scope: Scope) -> None:
        """What is chosen for it is chosen at once, so that later words may speak of it."""
        if self.x is not None:
            self.x.check(scope)
        had_x, scope.has_x = scope.has_x, scope.has_x or self.x is not None
        self.text.check(scope)
        scope.has_x = had_x

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        texts: tuple[Word, ...] = self.text.modifiers if isinstance(self.text, Standing) else (self.text,)
        if isinstance(self.text, Ability):
            # What such a text chooses as it acts is chosen then.
            texts = tuple([part for part in (self.text.trigger, self.text.if_) if part is not None])
        for part in (*texts, *(() if self.x is None else (self.x,))):
            for child in part.walk() if not isinstance(part, Modifier) or part.price() is None else ():
                if isinstance(child, Choice):
                    yield child, self
        for child in () if self.x is None else self.x.walk():
            if isinstance(child, Choice):
                yield child, self

    def compute_own_choices(self) -> tuple[Choice, ...]:
        return tuple(choice for choice, _ in self.choices())

    def own_bearing(self, game: Game, context: Context, card: int) -> int:
        """The statistics of an insane card are fixed (STATE-13)."""
        text = self.text
        if isinstance(text, Standing) and game.state.cards[card].position is Position.INSANE:
            return APPLIES if any(modifier.layer not in STATISTICS for modifier in text.modifiers) else 0
        return APPLIES

    def perform(self, game: Game, context: Context) -> None:
        if self.x is not None:
            context = context.apart()
            context.x = self.x.value(game, context)
        game.state.succeeded = put_in_force(game, self.text, context, self.until)
        game.run_checks()

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen = [choice for choice, _ in self.announced() if choice.is_said_first()]
        lead = said_first(chosen, voice)
        voice = voice.having(*chosen)
        if isinstance(self.text, Standing):
            sentence = self.text.sentence(voice)
        elif isinstance(self.text, Effect):
            sentence = inline(self.text.sentences(voice))
        elif isinstance(self.text, Ability):
            sentence = self.text.while_in_force(voice)
        else:
            sentence = Saying(words=self.text.in_voice(voice))
        if self.x is not None:
            sentence = closed(sentence, f", where X is {self.x.quantity(voice).value}")
        return [*lead, opened(sentence, how_long(self.until, voice))]


THE_CARD: Final = frozenset(("card",))


@dataclass(frozen=True)
class Delayed(Effect):
    """An effect that comes at a later point of this turn, or once after something else has happened."""

    when: Trigger
    effect: Effect

    def check(self, scope: Scope) -> None:
        """It is the end of the phase that sets it off: of what set off the rest of the text only the card can still be
        spoken of."""
        self.when.check(scope)
        inner = scope.inside()
        inner.parts = parts_of(self.when.kinds()) | (scope.parts & THE_CARD)
        self.effect.check(inner)

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def perform(self, game: Game, context: Context) -> None:
        ability = Ability(Label.PASSIVE, (self.effect,), trigger=self.when, once=not isinstance(self.when, TimePoint))
        at_end_of_phase = isinstance(self.when, TimePoint) and self.when.point == "phase ends"
        trigger = context.trigger
        if trigger is not None and trigger.card != NOTHING and bindings.THAT_CARD not in context.bound:
            context = context.apart()
            context.bound = {**context.bound, bindings.THAT_CARD: (trigger.card,)}
            life = trigger.life if trigger.status == DONE else game.state.cards[trigger.card].life
            context.bound[bindings.lives(bindings.THAT_CARD)] = (life,)
        put_in_force(game, ability, context, Until.PHASE if at_end_of_phase else Until.TURN)

    def sentences(self, voice: Voice) -> list[Sentence]:
        first, *others = self.effect.sentences(voice)
        return [opened(first, self.when.moment(voice).led_by("after")), *others]


def at_end_of_turn(effect: Effect) -> Delayed:
    """When the turn ends: at_end_of_turn(given(still_in_play(the("it")), sacrifice(the("it"))))."""
    return Delayed(TimePoint("turn ends"), effect)


def later(what: Trigger, effect: Effect) -> Delayed:
    """Once, after something has happened this turn: later(resolves_story(with_=THIS), return_to_hand(THIS))."""
    return Delayed(what, effect)


def at_end_of_phase(effect: Effect) -> Delayed:
    """When the phase ends: at_end_of_phase(given(StillInPlay(the("it")), sacrifice(the("it"))))."""
    return Delayed(TimePoint("phase ends"), effect)


def then(first: Effect, second: Effect) -> Then:
    """First one, then, if it was done, the other."""
    return Then(first, second)


def otherwise(first: Effect, second: Effect) -> Then:
    """First one, and if it was not done, the other: otherwise(drive_insane(the("him"), if_able=True), ...)."""
    return Then(first, second, otherwise=True)


def may(who: Who, effect: Effect, paying: Effect | None = None) -> May | PlayersDo:
    """A player may do something, for a price if one is named; or each player may, one after the other."""
    price = () if paying is None else (as_cost(paying),)
    return PlayersDo(who, May(YOU, effect, price)) if isinstance(who, EachPlayer) else May(who, effect, price)


def given(condition: Condition, effect: Effect, otherwise: Effect | None = None) -> If:
    """An effect if a circumstance holds: given(OVERPAID, draw())."""
    return If(condition, effect, otherwise)


def choosing(choice: Choice) -> ChooseFirst:
    """Choose first; later words speak of it by name: choosing(choose(CHARACTER, as_="victim"))."""
    return ChooseFirst(choice)


def must(who: Who, effect: Effect) -> PlayersDo:
    """Players have to do something."""
    return PlayersDo(who, effect)


def lasts(until: Until, parts: tuple[Modifier | Ability, ...], x: Amount | None, while_: Condition | None) -> Lasts:
    """Modifiers for a time, as long as something holds if that is said; or one ability."""
    modifiers = tuple([part for part in parts if isinstance(part, Modifier)])
    abilities = [part for part in parts if isinstance(part, Ability)]
    if not abilities:
        return Lasts(until, Standing(modifiers, while_), x)
    if len(parts) > 1 or while_ is not None or x is not None:
        raise DeclarationError("an effect that lasts is either modifiers or one ability; two of them are two effects.")
    return Lasts(until, abilities[0])


def until_end_of_phase(
    *parts: Modifier | Ability, x: Amount | None = None, while_: Condition | None = None
) -> Lasts:
    """Modifiers that last for the phase; they may speak of an X that is settled when they begin. Or a text that acts,
    or replaces something, in that time: until_end_of_phase(passive(after(wins_struggle(ARCANE)), draw()))."""
    return lasts(Until.PHASE, parts, x, while_)


def as_next_action(*modifiers: Modifier) -> Lasts:
    """Modifiers in force until you have taken your next action: as_next_action(playable_from(the("it")))."""
    return Lasts(Until.NEXT_ACTION, Standing(modifiers))


def until_your_next_turn(*parts: Modifier | Ability) -> Lasts:
    """Modifiers, or an ability, that last until your next turn begins."""
    return lasts(Until.NEXT_TURN, parts, None, None)


def until_end_of_turn(*parts: Modifier | Ability, while_: Condition | None = None) -> Lasts:
    """Modifiers, or an ability, that last for the turn."""
    return lasts(Until.TURN, parts, None, while_)
