"""Reach: what an ability could be used on, and how a story stands, as anybody at the table may see it."""

from __future__ import annotations

from collections.abc import Iterator

from rlyeh.engine import NOTHING, Game, Option, reading
from rlyeh.engine.reading import Context, skill_total, struggles_at, tokens_needed, winner_and_margin
from rlyeh.engine.words import Ability, Choice, Effect, Subject
from rlyeh.language.effects.characters import Ready
from rlyeh.language.modifiers.prohibitions import CostChange
from rlyeh.model import Icon, Word


def reach(game: Game, seat: int, option: Option) -> set[int]:
    """The cards and stories that the effects of an ability could be used on, or that they speak of."""
    ability = option.ability
    if not isinstance(ability, Ability) or option.card == NOTHING:
        return set()
    context = Context(option.card, seat, game.state.cards[option.card].life)
    reached: set[int] = set()
    for effect in ability.effects:
        for word, needs in _words(effect, effect):
            if isinstance(word, Choice):
                reached.update(word.candidates(game, context, needs))
            elif isinstance(word, Subject) and not word.is_open(context):
                reached.update(word.cards(game, context))
    return reached


def only_readies(option: Option) -> bool:
    """Whether an ability does nothing but ready cards: at a story who is exhausted counts as much as who is ready."""
    ability = option.ability
    return isinstance(ability, Ability) and all(isinstance(effect, Ready) for effect in ability.effects)


def _words(word: Word, effect: Effect) -> Iterator[tuple[Word, Effect]]:
    """Every word of an effect with the innermost effect that it is part of. What cards cost does nothing to those that
    lie there."""
    for _, child in word.children():
        if isinstance(child, CostChange):
            continue
        inner = child if isinstance(child, Effect) else effect
        yield child, inner
        yield from _words(child, inner)


def is_contested(game: Game, story: int) -> bool:
    """Whether both players have characters at a story."""
    return bool(reading.committed(game, story, 0)) and bool(reading.committed(game, story, 1))


def stands_to_win(game: Game, story: int) -> int:
    """The seat that wins a story if it resolves as things are, or -1: the active player by success and investigation,
    the other one by investigation (STORY-25, STORY-32, STORY-33, STORY-37)."""
    tokens = list(game.state.cards[story].tokens)
    winner, _ = winner_and_margin(game, story, Icon.INVESTIGATION)
    if winner >= 0:
        tokens[winner] += struggles_at(game, story, Icon.INVESTIGATION)
    active = game.state.active
    mine, theirs = skill_total(game, story, active), skill_total(game, story, 1 - active)
    if mine > max(theirs, 0):
        tokens[active] += 1 if theirs > 0 else 2
    return next((seat for seat in (active, 1 - active) if tokens[seat] >= tokens_needed(game, story, seat)), -1)


def may_be_won(game: Game, story: int) -> bool:
    """Whether so many tokens may come to a story as it takes, whatever is used meanwhile."""
    most = struggles_at(game, story, Icon.INVESTIGATION) + 2
    tokens = game.state.cards[story].tokens
    return any(tokens[seat] + most >= tokens_needed(game, story, seat) for seat in (0, 1))
