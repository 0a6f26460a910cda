"""What to play and what to use: cards in the operations phase, actions, disrupts and responses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.bots.reference_1 import worth
from rlyeh.bots.reference_1.effects import appraise
from rlyeh.bots.reference_1.standing import text_value
from rlyeh.engine import reading
from rlyeh.engine.reading import Context, Kind, Until, x_values
from rlyeh.engine.words import Ability, Effect, Layer, Standing
from rlyeh.language.effects.combine import Lasts
from rlyeh.language.nouns.spoken_of import This
from rlyeh.model import Label, Phase, Zone

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Game, Option
    from rlyeh.engine.words import Face

EVENT = 1.6
"""What an event must be worth to be played: it is a card less."""
SPARK = 0.3
"""What an ability must be worth to be used."""
PRICE = 0.15
"""What each resource of a price counts against a card."""
EARLY = 3.0
"""What it costs to drain a domain before one's own operations phase, in which it could pay for a character."""
REPEATS = -1.0
"""Repeating a cycle is never worth it."""
NUMBERS = frozenset((Layer.SKILL, Layer.SKILL_SET, Layer.ICON, Layer.ICON_SET, Layer.ICON_PRINTED))
"""What matters only where a character is committed."""


def action(game: Game, decision: Decision) -> list[float]:
    """The score of each action; passing is 0."""
    return [_action(game, decision.seat, option) for option in decision.options]


def _action(game: Game, seat: int, option: Option) -> float:
    if option.verb == "play":
        return playing(game, seat, option.card)
    if option.verb == "use":
        return using(game, seat, option, Context(option.card, seat, game.state.cards[option.card].life))
    return 0.0 if option.verb == "pass" else REPEATS


def reaction(game: Game, decision: Decision) -> list[float]:
    """The score of each disrupt or response; passing is 0."""
    heard = game.topic.answered
    scores = []
    for option in decision.options:
        if option.verb != "use":
            scores.append(0.0)
            continue
        context = Context(option.card, decision.seat, game.state.cards[option.card].life)
        if 0 <= option.other < len(heard):
            context.trigger = heard[option.other]
        scores.append(using(game, decision.seat, option, context))
    return scores


def playing(game: Game, seat: int, card: int) -> float:
    """What it is worth to play a character or support now."""
    face = game.state.cards[card].face
    context = Context(card, seat, game.state.cards[card].life)
    value = entering(game, face, context, seat)
    if face.attach_to is not None:
        value += attaching(game, face, context, seat) - 0.5
    elif face.is_character:
        value += worth.printed(face) - 0.5 + _standing(game, face, context, seat)
    else:
        value += _standing(game, face, context, seat) + 0.5 + 0.7 * worth.texts(face)
    return value - PRICE * face.cost


def entering(game: Game, face: Face, context: Context, seat: int) -> float:
    """What the card's own text does as it enters play."""
    total = 0.0
    for text in _entries(face):
        value = appraise(game, text.effects, context, seat)
        total += max(0.0, value) if text.label is Label.RESPONSE else value
    return total


def _entries(face: Face) -> tuple[Ability, ...]:
    """The abilities of a card that answer its own entry without further ado; found once for each face."""
    known = _ENTRIES.get(face)
    if known is None:
        known = _ENTRIES[face] = tuple(text for text in face.abilities if _on_entry(text))
    return known


_ENTRIES: dict[Face, tuple[Ability, ...]] = {}


def _on_entry(text: Ability) -> bool:
    trigger = text.trigger
    return (
        text.label in (Label.FORCED, Label.RESPONSE, Label.PASSIVE)
        and text.if_ is None
        and trigger is not None
        and Kind.ENTER_PLAY in trigger.kinds()
        and any(isinstance(word, This) for word in trigger.walk())
    )


def _standing(game: Game, face: Face, context: Context, seat: int) -> float:
    texts = face.standing_in[Zone.PLAY]
    return sum(text_value(game, text, context, seat) for text in texts) if texts else 0.0


def attaching(game: Game, face: Face, context: Context, seat: int) -> float:
    """What an attachment is worth on the host that suits it best."""
    hosts = reading.attachable_hosts(game, context.source, seat)
    return max((on_host(game, face, context, seat, host) for host in hosts), default=-1.0)


def on_host(game: Game, face: Face, context: Context, seat: int, host: int) -> float:
    """What an attachment is worth on a host: the better the host, the more it helps or hurts."""
    context.bound["host"] = (host,)
    value = sum(text_value(game, text, context, seat) for text in face.text)
    if game.state.cards[host].zone is Zone.PLAY and host not in game.state.row:
        value *= 0.7 + 0.06 * worth.of(game, host)
    return value


def using(game: Game, seat: int, option: Option, context: Context) -> float:
    """What it is worth to use an ability or to play an event, less what it costs."""
    ability = option.ability
    if not isinstance(ability, Ability):
        return 0.0
    context.ability = ability
    if game.state.phase is not Phase.STORY and _only_helps_in_stories(ability):
        return -SPARK
    piece = game.state.cards[option.card]
    event = piece.face.is_event and piece.zone is Zone.HAND
    price = EVENT + PRICE * piece.face.cost if event else SPARK
    if game.state.active == seat and game.state.phase < Phase.OPERATIONS and _drains(ability, piece.face, event):
        price += EARLY
    if ability.cost_x or (event and piece.face.cost_is_x):
        values = x_values(game, seat, option.card, ability, context)
        return max((_with_x(game, seat, ability, context, x) for x in values[-4:]), default=0.0) - price
    return appraise(game, (*ability.costs, *ability.effects), context, seat) - price


def _only_helps_in_stories(ability: Ability) -> bool:
    """Whether all that it does is to change skill and icons for a phase; found once and kept."""
    known = _HELPERS.get(id(ability))
    if known is None:
        helps = bool(ability.effects) and all(_is_brief_help(effect) for effect in ability.effects)
        known = _HELPERS[id(ability)] = (ability, helps)
    return known[1]


_HELPERS: dict[int, tuple[Ability, bool]] = {}


def _is_brief_help(effect: Effect) -> bool:
    if not isinstance(effect, Lasts) or effect.until is not Until.PHASE or not isinstance(effect.text, Standing):
        return False
    return all(modifier.layer in NUMBERS for modifier in effect.text.modifiers)


def _drains(ability: Ability, face: Face, event: bool) -> bool:
    """Whether a domain is drained for it."""
    if event and (face.cost or face.cost_is_x):
        return True
    return ability.cost_x or any(cost.least_drain() for cost in ability.costs)


def _with_x(game: Game, seat: int, ability: Ability, context: Context, x: int) -> float:
    own = context.apart()
    own.bound = dict(context.bound)
    own.x = x
    return appraise(game, (*ability.costs, *ability.effects), own, seat) - PRICE * x
