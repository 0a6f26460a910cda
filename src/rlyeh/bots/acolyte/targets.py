"""Choices within effects: targets, what is given up, which of several effects, how large X is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte import worth
from rlyeh.bots.acolyte.effects import appraise, bought_off, judge
from rlyeh.bots.acolyte.plain import without_tokens
from rlyeh.bots.acolyte.playing import on_host
from rlyeh.bots.acolyte.resources import keeping
from rlyeh.engine import NOTHING
from rlyeh.engine.reading import Context, meanings_of_x
from rlyeh.engine.words import Ability
from rlyeh.language.effects.alternatives import OneOf
from rlyeh.language.effects.combine import May, as_player
from rlyeh.language.effects.enter_play import HostOf
from rlyeh.language.effects.tokens import DiscardTokens
from rlyeh.language.effects.unless import Unless
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Game
    from rlyeh.engine.reading import Topic
    from rlyeh.engine.words import Effect

STOP: Final = ("pass", "done", "no", "decline")
"""Verbs that take nothing more."""


def choose(game: Game, decision: Decision) -> list[float]:
    """The score of each thing that could be picked for an effect."""
    topic = game.topic
    if topic.choice is not None:
        return _picks(game, decision, topic)
    if isinstance(topic.effect, DiscardTokens):
        return _sides(game, decision, topic.effect, topic.context)
    return [float(option.verb == "player" and option.number != decision.seat) for option in decision.options]


def _picks(game: Game, decision: Decision, topic: Topic) -> list[float]:
    seat = decision.seat
    effects = () if topic.effect is None else _concerned(topic)
    before = _value(game, seat, topic, effects, topic.picked) if topic.picked and effects else 0.0
    scores = []
    for option in decision.options:
        card = option.card if option.card != NOTHING else option.number
        if option.verb in STOP:
            scores.append(0.0)
        elif topic.effect is None:
            scores.append(_host(game, seat, topic, card))
        else:
            value = _value(game, seat, topic, effects, (*topic.picked, card)) - before
            if option.card != NOTHING:
                value += 0.001 * _tie(game, seat, option.card, value)
            scores.append(value)
    return scores


def _concerned(topic: Topic) -> tuple[Effect, ...]:
    """The effects that what is picked is for: the whole ability where it is announced, else the one that asks."""
    assert topic.effect is not None
    ability = topic.context.ability
    if topic.announced and isinstance(ability, Ability):
        return ability.effects
    return (topic.effect,)


def _value(game: Game, seat: int, topic: Topic, effects: tuple[Effect, ...], picked: tuple[int, ...]) -> float:
    context = topic.context.apart()
    context.bound = dict(topic.context.bound)
    assert topic.choice is not None
    context.bound[topic.choice.slot()] = picked
    if topic.announced:
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


def _host(game: Game, seat: int, topic: Topic, card: int) -> float:
    """Where an attachment goes, or whom a card copies."""
    choice = topic.choice
    assert choice is not None
    attachment = choice.attachment if isinstance(choice, HostOf) else topic.context.source
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
        - without_tokens(game, story, 1 - seat, effect.how_many(game, context) - option.number)
        for option in decision.options
    ]


def announce_x(game: Game, decision: Decision) -> list[float]:
    """How large X is: large enough for the best that it can reach, and no larger."""
    topic = game.topic
    if not topic.announced:
        return [float(option.number) for option in decision.options]
    ability = topic.context.ability if isinstance(topic.context.ability, Ability) else None
    effects = () if ability is None else ability.effects
    scores = []
    for option in decision.options:
        context = topic.context.apart()
        context.bound = dict(topic.context.bound)
        context.x = meanings_of_x(game, decision.seat, decision.card, ability, option.number)[-1]
        value = appraise(game, effects, context, decision.seat) if effects else 0.1 * context.x
        scores.append(value - 0.12 * context.x)
    return scores


def may(game: Game, decision: Decision) -> list[float]:
    """Whether to do what one may: if it is worth anything."""
    topic = game.topic
    word = topic.effect
    value = 0.5
    if isinstance(word, May):
        own_context = as_player(topic.context, decision.seat)
        value = appraise(game, (*word.price, word.effect), own_context, decision.seat)
    if isinstance(word, Unless):
        value = bought_off(game, word, topic.context, decision.seat)
    return [value if option.verb == "yes" else 0.0 for option in decision.options]


def either(game: Game, decision: Decision) -> list[float]:
    """Which of several effects."""
    topic = game.topic
    if not isinstance(topic.effect, OneOf):
        return [0.0] * len(decision.options)
    parts = topic.effect.effects
    return [appraise(game, (parts[option.number],), topic.context, decision.seat) for option in decision.options]


def story_effect(game: Game, decision: Decision) -> list[float]:
    """Whether to use the effect of a story that was won."""
    context = Context(decision.card, decision.seat)
    effects = game.state.cards[decision.card].face.effects
    value = appraise(game, effects, context, decision.seat)
    return [value if option.verb == "execute" else 0.0 for option in decision.options]


def remove_token(game: Game, decision: Decision) -> list[float]:
    """Which story loses a token of one's own: where it matters least."""
    return [without_tokens(game, option.card, decision.seat, 1) for option in decision.options]
