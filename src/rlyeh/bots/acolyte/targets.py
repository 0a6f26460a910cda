"""Choices within effects: targets, what is given up, which of several effects, how large X is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte import worth
from rlyeh.bots.acolyte.effects import appraise, judge
from rlyeh.bots.acolyte.plain import without_tokens
from rlyeh.bots.acolyte.playing import on_host
from rlyeh.bots.acolyte.resources import keeping
from rlyeh.engine import NOTHING
from rlyeh.engine.actions.play_and_use import Initiate
from rlyeh.engine.effects.carry_out import Do, Pick
from rlyeh.engine.reading import Context, meanings_of_x
from rlyeh.engine.words import Ability
from rlyeh.language.effects.alternatives import OneOf
from rlyeh.language.effects.combine import May, as_player
from rlyeh.language.effects.enter_play import HostOf
from rlyeh.language.effects.tokens import DiscardTokens
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Game
    from rlyeh.engine.words import Effect

STOP: Final = ("pass", "done", "no", "decline")
"""Verbs that take nothing more."""


def choose(game: Game, decision: Decision) -> list[float]:
    """The score of each thing that could be picked for an effect."""
    frame = game.state.stack[-1]
    if isinstance(frame, Pick):
        return _picks(game, decision, frame)
    if isinstance(frame, Do) and isinstance(frame.effect, DiscardTokens):
        return _sides(game, decision, frame.effect, frame.context)
    return [float(option.verb == "player" and option.number != decision.seat) for option in decision.options]


def _picks(game: Game, decision: Decision, frame: Pick) -> list[float]:
    seat = decision.seat
    effects = () if frame.effect is None else _concerned(frame)
    before = _value(game, seat, frame, effects, frame.picked) if frame.picked and effects else 0.0
    scores = []
    for option in decision.options:
        card = option.card if option.card != NOTHING else option.number
        if option.verb in STOP:
            scores.append(0.0)
        elif frame.effect is None:
            scores.append(_host(game, seat, frame, card))
        else:
            value = _value(game, seat, frame, effects, (*frame.picked, card)) - before
            if option.card != NOTHING:
                value += 0.001 * _tie(game, seat, option.card, value)
            scores.append(value)
    return scores


def _concerned(frame: Pick) -> tuple[Effect, ...]:
    """The effects that what is picked is for: the whole ability where it is announced, else the one that asks."""
    assert frame.effect is not None
    ability = frame.context.ability
    if frame.announced and isinstance(ability, Ability):
        return ability.effects
    return (frame.effect,)


def _value(game: Game, seat: int, frame: Pick, effects: tuple[Effect, ...], picked: tuple[int, ...]) -> float:
    context = frame.context.apart()
    context.bound = dict(frame.context.bound)
    context.bound[frame.choice.slot()] = picked
    if frame.announced:
        return appraise(game, effects, context, seat)
    total = 0.0
    for effect in effects:
        total += judge(game, effect, context, seat)
    return total


def _tie(game: Game, seat: int, card: int, value: float) -> float:
    """Between equals: the other player's best, or one's own least."""
    piece = game.state.cards[card]
    worthy = worth.of(game, card)
    if piece.zone in (Zone.HAND, Zone.DECK, Zone.DISCARD):
        return keeping(piece.face, early=False) * (1 if value >= 0 else -1)
    return -worthy if piece.controller == seat else worthy


def _host(game: Game, seat: int, frame: Pick, card: int) -> float:
    """Where an attachment goes, or whom a card copies."""
    choice = frame.choice
    attachment = choice.attachment if isinstance(choice, HostOf) else frame.context.source
    face = game.state.cards[attachment].face
    if choice.verb == "attach":
        return on_host(game, face, Context(attachment, seat), seat, card)
    return worth.of(game, card)


def _sides(game: Game, decision: Decision, effect: DiscardTokens, context: Context) -> list[float]:
    """How many of the tokens that go are one's own."""
    seat = decision.seat
    story = effect.stories.cards(game, context)[0]
    return [
        without_tokens(game, story, seat, option.number)
        - without_tokens(game, story, 1 - seat, effect.number - option.number)
        for option in decision.options
    ]


def announce_x(game: Game, decision: Decision) -> list[float]:
    """How large X is: large enough for the best that it can reach, and no larger."""
    frame = game.state.stack[-1]
    if not isinstance(frame, Initiate):
        return [float(option.number) for option in decision.options]
    scores = []
    for option in decision.options:
        context = frame.context.apart()
        context.bound = dict(frame.context.bound)
        context.x = meanings_of_x(game, decision.seat, frame.card, frame.text, option.number)[-1]
        effects = () if frame.text is None else frame.text.effects
        value = appraise(game, effects, context, decision.seat) if effects else 0.1 * context.x
        scores.append(value - 0.12 * context.x)
    return scores


def may(game: Game, decision: Decision) -> list[float]:
    """Whether to do what one may: if it is worth anything."""
    frame = game.state.stack[-1]
    value = 0.5
    if isinstance(frame, Do) and isinstance(frame.effect, May):
        word = frame.effect
        own = as_player(frame.context, decision.seat)
        value = appraise(game, (*word.price, word.effect), own, decision.seat)
    return [value if option.verb == "yes" else 0.0 for option in decision.options]


def either(game: Game, decision: Decision) -> list[float]:
    """Which of several effects."""
    frame = game.state.stack[-1]
    if not (isinstance(frame, Do) and isinstance(frame.effect, OneOf)):
        return [0.0] * len(decision.options)
    parts = frame.effect.effects
    return [appraise(game, (parts[option.number],), frame.context, decision.seat) for option in decision.options]


def story_effect(game: Game, decision: Decision) -> list[float]:
    """Whether to use the effect of a story that was won."""
    context = Context(decision.card, decision.seat)
    effects = game.state.cards[decision.card].face.effects
    value = appraise(game, effects, context, decision.seat)
    return [value if option.verb == "execute" else 0.0 for option in decision.options]


def remove_token(game: Game, decision: Decision) -> list[float]:
    """Which story loses a token of one's own: where it matters least."""
    return [without_tokens(game, option.card, decision.seat, 1) for option in decision.options]
