"""Words that use an effect once more, or play a card for nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.abilities import Choice, Effect
from rlyeh.engine.force import Listener
from rlyeh.engine.frames import DoAll
from rlyeh.engine.initiate import Initiate, payable_and_possible
from rlyeh.engine.legality import free_play_refusal
from rlyeh.engine.state import Context
from rlyeh.engine.texts import Ability
from rlyeh.language.looking import bind
from rlyeh.language.subjects import Choose
from rlyeh.model import CardType, Label, Zone

if TYPE_CHECKING:
    from rlyeh.engine.frames import Do
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class TriggerAgain(Effect):
    """Let the ability that the trigger was about act once more, for whoever used it and with choices of its own."""

    said: str = "that Forced Response"

    def possible(self, game: Game, context: Context) -> bool:
        used = _fresh(context)
        return used is not None and payable_and_possible(game, _ability(used), used)

    def perform(self, game: Game, context: Context) -> None:
        used = _fresh(context)
        assert used is not None
        game.push(Initiate.ability(Listener(used.source, used.seat, _ability(used)), used))

    def english(self) -> str:
        return f"trigger {self.said} again"


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
    fresh.bound = {name: value for name, value in used.bound.items() if name.removeprefix("~") not in slots}
    return fresh


@dataclass(frozen=True)
class CopyEffects(Effect):
    """Carry out the effects of the event that the trigger was about once more, as one's own: with choices of one's own,
    without its costs, with the X that was announced for it. The copy is no card, so what the event does to itself is
    not done."""

    def possible(self, game: Game, context: Context) -> bool:
        copy = self._copy(context)
        return copy is not None and all(effect.possible(game, copy) for effect in _ability(copy).effects)

    def perform(self, game: Game, context: Context) -> None:
        copy = self._copy(context)
        assert copy is not None
        game.push(DoAll(_ability(copy).effects, copy))

    def _copy(self, context: Context) -> Context | None:
        assert context.trigger is not None
        used = context.trigger.context
        if used is None or not isinstance(used.ability, Ability):
            return None
        copy = Context(used.source, context.seat, NO_LIFE)
        copy.ability = used.ability
        copy.trigger = used.trigger
        copy.x, copy.paid, copy.overpaid = used.x, used.paid, used.overpaid
        return copy

    def english(self) -> str:
        return "copy the effects of that event"


NO_LIFE = -1
"""The life of a card that is none."""


def copy_effects() -> CopyEffects:
    """Use the effects of the event that was played as one's own."""
    return CopyEffects()


def _ability(context: Context) -> Ability:
    assert isinstance(context.ability, Ability)
    return context.ability


@dataclass(frozen=True)
class PlayFree(Effect):
    """Play an event without paying its costs: X is 0 (PAY-19). Only Actions are played within an action."""

    what: Choose

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return _free_action(game, context.seat, candidate) is not None

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 1:
            self._remember(game, frame.context)
        super().step(game, frame)

    def perform(self, game: Game, context: Context) -> None:
        card = next(iter(self.what.cards(game, context)), None)
        used = None if card is None else _free_action(game, context.seat, card)
        context.bound[self.ref] = ()
        if used is None:
            game.state.succeeded = False
            return
        context.bound[self.ref] = (used.source,)
        game.push(Initiate.ability(Listener(used.source, used.seat, _ability(used)), used))

    def _remember(self, game: Game, context: Context) -> None:
        """The event lies in the discard pile again as a new object, and is still the one spoken of."""
        played = context.bound[self.ref]
        there = tuple(card for card in played if game.state.cards[card].zone is Zone.DISCARD)
        bind(game, context, self.what.slot(), there)
        game.state.succeeded = bool(played)

    def english(self) -> str:
        return f"choose and play {self.what.english()} without paying its costs"


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


def trigger_again() -> TriggerAgain:
    """Trigger once more what was triggered."""
    return TriggerAgain()


def play_free(what: Choose) -> PlayFree:
    """Play an event for nothing: play_free(choose(EVENT.in_(DISCARD), as_="event"))."""
    return PlayFree(what)
