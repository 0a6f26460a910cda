"""Play decisions: which cards in the operations phase, which actions, disrupts and responses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte import worth
from rlyeh.bots.acolyte.effects import appraise
from rlyeh.bots.acolyte.standing import text_value
from rlyeh.engine import reading
from rlyeh.engine.reading import Context, Kind, Until, meanings_of_x, x_values
from rlyeh.engine.words import Ability, Effect, Layer, Standing
from rlyeh.language.effects.combine import Lasts
from rlyeh.language.nouns.spoken_of import This
from rlyeh.model import Label, Phase, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Game, Option
    from rlyeh.engine.words import Face

EVENT: Final = 1.6
"""What an event must be worth to be played: it is a card less."""
SPARK: Final = 0.3
"""What an ability must be worth to be used."""
ENTERS_INSANE: Final = 0.6
"""What is left of a character's worth where it enters play insane: it comes back when it is restored."""
PRICE: Final = 0.15
"""What each resource of a price counts against a card."""
TRIES: Final = 6
"""Answers until a card that is played has been paid for and lies in play."""
REPEATS: Final = -1.0
"""Repeating a cycle is never worth it."""
STRUGGLING: Final = frozenset(
    (Layer.SKILL, Layer.SKILL_SET, Layer.ICON, Layer.ICON_SET, Layer.ICON_PRINTED, Layer.KEYWORD)
)
"""What matters only where a character is committed."""


def action(game: Game, decision: Decision) -> list[float]:
    """The score of each action; passing is 0."""
    return [_action(game, decision.seat, option) for option in decision.options]


def _action(game: Game, seat: int, option: Option) -> float:
    if option.verb == "play":
        return playing(game, seat, option.card)
    if option.verb == "use":
        if game.state.phase < Phase.OPERATIONS and _can_wait(option):
            return -SPARK
        return using(game, seat, option, Context(option.card, seat, game.state.cards[option.card].life))
    if option.verb == "dormant":
        return laying_down(game, seat, option)
    return 0.0 if option.verb == "pass" else REPEATS


def _can_wait(option: Option) -> bool:
    """Whether there is no need to act before the operations phase: what may be done at any time may be done then."""
    return isinstance(option.ability, Ability) and option.ability.only is None


def laying_down(game: Game, seat: int, option: Option) -> float:
    """What it is worth to lay a card down at a story: a share of what it is worth in play, the larger the sooner the
    story is won, less a card in hand; nothing for a card that could be paid for anyway."""
    face = game.state.cards[option.card].face
    largest = max([len(domain.resources) for domain in game.state.sides[seat].domains], default=0)
    if face.cost <= largest:
        return -SPARK
    tokens = game.state.cards[option.other].tokens
    return (0.4 + 0.1 * max(tokens)) * worth.printed(face) - worth.CARD - PRICE * tokens[seat]


def awaken(game: Game, decision: Decision) -> list[float]:
    """The score of each card that may be played for nothing when its story is won."""
    return [
        0.0 if option.verb == "done" else worth.printed(game.state.cards[option.card].face)
        for option in decision.options
    ]


def reaction(game: Game, decision: Decision) -> list[float]:
    """The score of each disrupt or response; passing is 0."""
    answered = game.topic.answered
    scores = []
    for option in decision.options:
        if option.verb != "use":
            scores.append(0.0)
            continue
        context = Context(option.card, decision.seat, game.state.cards[option.card].life)
        if 0 <= option.other < len(answered):
            context.trigger = answered[option.other]
        scores.append(using(game, decision.seat, option, context))
    return scores


def playing(game: Game, seat: int, card: int) -> float:
    """What it is worth to play a character or support now."""
    face = game.state.cards[card].face
    if face.watches and not _stays_well(game, card):
        return -SPARK
    context = Context(card, seat, game.state.cards[card].life)
    value = entering(game, face, context, seat)
    if face.attach_to is not None:
        value += attaching(game, face, context, seat) - 0.5
    elif face.is_character:
        share = ENTERS_INSANE if reading.enters_insane(game, card, seat) else 1.0
        value += share * worth.printed(face) - 0.5 + _standing(game, face, context, seat)
    else:
        value += _standing(game, face, context, seat) + 0.5 + 0.7 * worth.texts(face)
    return value - PRICE * face.cost


def _stays_well(game: Game, card: int) -> bool:
    """Whether a card that watches the table could be in play now without coming to grief by its own text: simply tried
    out, in a copy of the game."""
    twin = game.clone()
    play = f"play:{card}"
    question = twin.decision
    if question is None or question.option(play) is None:
        return True
    twin.apply(play)
    for _ in range(TRIES):
        decision = twin.decision
        if decision is None or decision.kind == "action" or reading.in_play(twin, card):
            break
        twin.apply(decision.options[0])
    piece = twin.state.cards[card]
    return piece.zone is Zone.PLAY and piece.position is not Position.INSANE


def entering(game: Game, face: Face, context: Context, seat: int) -> float:
    """What the card's own text does as it enters play."""
    total = 0.0
    for text in _entries(face):
        value = appraise(game, text.effects, context, seat)
        total += max(0.0, value) if text.label is Label.RESPONSE else value
    return total


def _entries(face: Face) -> tuple[Ability, ...]:
    """The abilities of a card that answer its own entry without further ado; found once for each face."""
    abilities = _ENTRIES.get(face)
    if abilities is None:
        abilities = _ENTRIES[face] = tuple(text for text in face.abilities if _on_entry(text))
    return abilities


_ENTRIES: Final[dict[Face, tuple[Ability, ...]]] = {}


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
    return sum((text_value(game, text, context, seat) for text in texts), 0.0) if texts else 0.0


def attaching(game: Game, face: Face, context: Context, seat: int) -> float:
    """What an attachment is worth on the host that suits it best."""
    hosts = reading.attachable_hosts(game, context.source, seat)
    return max((on_host(game, face, context, seat, host) for host in hosts), default=-1.0)


def on_host(game: Game, face: Face, context: Context, seat: int, host: int) -> float:
    """What an attachment is worth on a host: the better the host, the more it helps or hurts."""
    context.bound[reading.HOST] = (host,)
    value = sum((text_value(game, text, context, seat) for text in face.text), 0.0)
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
    if ability.cost_x or (event and piece.face.cost_is_x):
        values = x_values(game, seat, option.card, ability, context)
        meant = [meanings_of_x(game, seat, option.card, ability, x)[-1] for x in values[-4:]]
        return max((_with_x(game, seat, ability, context, x) for x in meant), default=0.0) - price
    return appraise(game, (*ability.costs, *ability.effects), context, seat) - price


def _only_helps_in_stories(ability: Ability) -> bool:
    """Whether all that it does is to change skill, icons and keywords for a phase; found once and kept."""
    entry = _HELPERS.get(id(ability))
    if entry is None:
        helps = bool(ability.effects) and all(_is_brief_help(effect) for effect in ability.effects)
        entry = _HELPERS[id(ability)] = (ability, helps)
    return entry[1]


_HELPERS: Final[dict[int, tuple[Ability, bool]]] = {}


def _is_brief_help(effect: Effect) -> bool:
    if not isinstance(effect, Lasts) or effect.until is not Until.PHASE or not isinstance(effect.text, Standing):
        return False
    return all(modifier.layer in STRUGGLING for modifier in effect.text.modifiers)


def _with_x(game: Game, seat: int, ability: Ability, context: Context, x: int) -> float:
    own_context = context.apart()
    own_context.bound = dict(context.bound)
    own_context.x = x
    return appraise(game, (*ability.costs, *ability.effects), own_context, seat) - PRICE * x
