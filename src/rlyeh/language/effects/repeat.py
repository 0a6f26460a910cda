"""Words that use an effect once more, or play a card for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.actions.legality import free_play_refusal, use_refusal
from rlyeh.engine.actions.play_and_use import Initiate, payable_and_possible
from rlyeh.engine.effects.carry_out import DoAll
from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.state import bindings
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.records import Context
from rlyeh.engine.stories import resolve
from rlyeh.engine.stories.win import StoryEffect
from rlyeh.engine.words.doing import choosing_first, chosen_then, deed, one_act
from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.engine.words.steps import take_step
from rlyeh.engine.words.text_box import Ability
from rlyeh.language.nouns.players import YOU
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.model import CardType, Label, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class OnceMore(Effect):
    """Once more what the trigger was about: the ability that was used, for whoever used it and with choices of its own;
    the effects of the event or ability that was used, as one's own, without its costs; or the skill check at that
    story.

    Of an event all choices are one's own, and X is what was paid for it. The copy is no card, so what the event
    does to itself is not done.
    """

    what: str
    """See `ONCE_MORE`."""

    def check(self, scope: Scope) -> None:
        scope.must_be_listed(self.what, ONCE_MORE, "once_more.what")
        if self.what == "skill check":
            scope.must_have("story", "another_skill_check", "a story")
        else:
            scope.must_have("context", "this word", "an effect that was used")

    def possible(self, game: Game, context: Context) -> bool:
        if self.what == "skill check":
            return True
        used = self.used(game, context)
        if used is None:
            return False
        if self.what == "ability":
            return payable_and_possible(game, _ability(used), used)
        return all(effect.possible(game, used) for effect in _ability(used).effects)

    def perform(self, game: Game, context: Context) -> None:
        if self.what == "skill check":
            assert context.trigger is not None
            game.state.succeeded = resolve.add_step(game, context.trigger.story, resolve.SKILL)
            return
        used = self.used(game, context)
        assert used is not None
        if self.what == "ability":
            game.push(Initiate.ability(Listener(used.source, used.seat, _ability(used)), used))
        else:
            game.push(DoAll(_ability(used).effects, used))

    def used(self, game: Game, context: Context) -> Context | None:
        """The context in which it is used once more; None if nothing can be."""
        return _fresh(context) if self.what == "ability" else _copied(context)

    def sentences(self, voice: Voice) -> list[Sentence]:
        verb, rest = ONCE_MORE[self.what]
        return deed(verb, rest)


ONCE_MORE: Final = {
    "ability": ("trigger", "that Forced Response again"),
    "effects": ("copy", "those effects"),
    "skill check": ("resolve", "an additional skill check at that story immediately"),
}


def _fresh(context: Context) -> Context | None:
    """The context of the ability that was used, without what was chosen and paid then."""
    assert context.trigger is not None
    used = context.trigger.context
    if used is None or not isinstance(used.ability, Ability):
        return None
    slots = {word.slot() for word in used.ability.walk() if isinstance(word, Choice)}
    fresh = Context(used.source, used.seat, used.life)
    fresh.ability = used.ability
    fresh.trigger = used.trigger
    fresh.before = used.before
    fresh.bound = {name: value for name, value in used.bound.items() if bindings.slot_of(name) not in slots}
    return fresh


def _copied(context: Context) -> Context | None:
    """The context of the event that was played, or of the ability that was used, as it is for whoever copies its
    effects. A card in play is still the one that its ability names (FINAL-127)."""
    assert context.trigger is not None
    used = context.trigger.context
    if used is None or not isinstance(used.ability, Ability):
        return None
    copy = Context(used.source, context.seat, NO_LIFE if used.played else used.life)
    copy.before = used.before
    copy.ability = used.ability
    copy.trigger = used.trigger
    copy.x, copy.paid, copy.overpaid = used.x, used.paid, used.overpaid
    return copy


NO_LIFE: Final = -1
"""The life of a card that is none."""


def _ability(context: Context) -> Ability:
    assert isinstance(context.ability, Ability)
    return context.ability


@dataclass(frozen=True)
class UseFree(Effect):
    """Use what a card does without its costs: play an event, for which X is 0 (PAY-19); or use the effect of a story as
    if one had won it, while it stays where it is. Only Actions are played within an action."""

    what: Subject

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return _free_action(game, context.seat, candidate) is not None

    def possible(self, game: Game, context: Context) -> bool:
        if isinstance(self.what, Choose):
            return super().possible(game, context)
        return self.what.is_open(context) or any(
            self._has_effect(game, context, story) for story in self.what.meant(game, context)
        )

    def _has_effect(self, game: Game, context: Context, story: int) -> bool:
        effects = game.state.cards[story].face.effects
        own = Context(story, context.seat)
        return bool(effects) and all(effect.possible(game, own) for effect in effects)

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 1 and isinstance(self.what, Choose):
            self._remember(game, frame.context, self.what.slot())
        super().step(game, frame)

    def perform(self, game: Game, context: Context) -> None:
        cards = self.what.cards(game, context)[:1]
        if not isinstance(self.what, Choose):
            # The effect of a story that has moved meanwhile is meant all the same.
            for story in self.what.meant(game, context)[:1]:
                game.push(StoryEffect(story, context.seat))
            return
        used = _free_action(game, context.seat, cards[0]) if cards else None
        context.bound[self.ref] = () if used is None else (used.source,)
        if used is None:
            game.state.succeeded = False
        else:
            game.push(Initiate.ability(Listener(used.source, used.seat, _ability(used)), used))

    def _remember(self, game: Game, context: Context, slot: str) -> None:
        """The event lies in the discard pile again as a new object, and is still the one spoken of."""
        played = context.bound[self.ref]
        cards = tuple(card for card in played if game.state.cards[card].zone is Zone.DISCARD)
        bindings.bind(game.state, context, slot, cards)
        game.state.succeeded = bool(played)

    def sentences(self, voice: Voice) -> list[Sentence]:
        if isinstance(self.what, Choose):
            return one_act("play", self.what, voice.away(), "without paying its costs")
        you = YOU.mention(voice).text
        return deed("use", f"the effect of {self.what.mention(voice).text} as if {you} had won it")


@dataclass(frozen=True)
class UseAbility(Effect):
    """Use an Action of a card in play without its costs, as if one controlled it. What restricts its use holds all the
    same, and X is 0 (PAY-19). Of several Actions the player picks one."""

    STEPS = ("choose_card", "choose_ability", "use", "finish")

    of: Subject

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return bool(_usable(game, context, candidate))

    def possible(self, game: Game, context: Context) -> bool:
        if isinstance(self.of, Choose) and self.of.slot() not in context.bound:
            return super().possible(game, context)
        return any(_usable(game, context, card) for card in self.of.cards(game, context))

    def step(self, game: Game, frame: Do) -> None:
        take_step(self, game, frame)

    def choose_card(self, game: Game, frame: Do) -> None:
        """The card, unless it was chosen with the announcement."""
        for choice in self.own_choices():
            if choice.slot() not in frame.context.bound:
                frame.stay()
                game.pick(choice, self, frame.context)
                return

    def choose_ability(self, game: Game, frame: Do) -> None:
        """Which of its Actions, if it has several."""
        listeners = self._listeners(game, frame.context)
        if len(listeners) > 1 and not frame.left:
            frame.stay()
            title = game.state.cards[listeners[0].card].face.title
            options = [
                Option("effect", number=number, text=listener.ability.in_voice(Voice(title)))
                for number, listener in enumerate(listeners)
            ]
            game.ask(frame.context.seat, "effect", options, "GEN-12", frame.context.source)

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        frame.left = (option.number,)

    def use(self, game: Game, frame: Do) -> None:
        """The use of it, which may be answered like any other."""
        context = frame.context
        listeners = self._listeners(game, context)
        frame.number = int(bool(listeners))
        if listeners:
            listener = listeners[frame.left[0] if frame.left else 0]
            game.push(Initiate.ability(listener, _free_context(game, context, listener)))

    def _listeners(self, game: Game, context: Context) -> list[Listener]:
        return [listener for card in self.of.cards(game, context)[:1] for listener in _usable(game, context, card)]

    def finish(self, game: Game, frame: Do) -> None:
        """It is done if an Action was used."""
        game.pop(bool(frame.number))

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, of = choosing_first(self.of, voice)
        free = f"without paying its costs, as if {YOU.mention(voice).text} controlled it"
        use = Act("use", f"{'its Action' if chosen else f'the Action of {of.text}'} {free}")
        return [chosen_then(chosen, use)]


def _usable(game: Game, context: Context, card: int) -> list[Listener]:
    """The Actions of a card that a player could use now if its costs were nothing. A card whose Action is being used
    already is passed over: two that use each other would never end (EFF-46)."""
    usable: list[Listener] = []
    if card in _being_used(context):
        return usable
    seat = context.seat
    for listener in [*game.index().actions[0], *game.index().actions[1]]:
        if listener.card != card or any(other.ability is listener.ability for other in usable):
            continue
        own = Listener(card, seat, listener.ability, listener.context)
        if use_refusal(game, own, _free_context(game, context, own)) is None:
            usable.append(own)
    return usable


def _being_used(context: Context) -> tuple[int, ...]:
    """The card whose effect this is, and those whose effects led to it."""
    return (*context.bound.get(bindings.USED, ()), context.source)


def _free_context(game: Game, used_by: Context, listener: Listener) -> Context:
    """The context in which an ability is used without its costs."""
    context = Context(listener.card, listener.seat, game.state.cards[listener.card].life)
    context.free = True
    if listener.context is not None:
        context.bound = dict(listener.context.bound)
    context.bound[bindings.USED] = _being_used(used_by)
    return context


def _free_action(game: Game, seat: int, card: int) -> Context | None:
    """The context in which an event would be played for nothing now, or None if it may not be."""
    piece = game.state.cards[card]
    for ability in piece.face.abilities if piece.face.type is CardType.EVENT else ():
        if ability.label is Label.ACTION:
            context = Context(card, seat, piece.life)
            context.ability = ability
            context.free = True
            if free_play_refusal(game, ability, context) is None:
                return context
    return None


def trigger_again() -> OnceMore:
    """Trigger once more what was triggered."""
    return OnceMore("ability")


def copy_effects() -> OnceMore:
    """Use the effects of the event that was played, or of the ability that was used, as one's own."""
    return OnceMore("effects")


def another_skill_check() -> OnceMore:
    """A further skill check at that story."""
    return OnceMore("skill check")


def play_free(what: Choose) -> UseFree:
    """Play an event for nothing: play_free(choose(EVENT.in_(DISCARD), as_="event"))."""
    return UseFree(what)


def use_ability(of: Subject) -> UseAbility:
    """Use a card's Action without its costs: use_ability(choose(SUPPORT.subtype("Tome"), as_="tome"))."""
    return UseAbility(of)


def use_story_effect(story: Subject) -> UseFree:
    """Use the effect of a story: use_story_effect(THAT_STORY_CARD)."""
    return UseFree(story)
