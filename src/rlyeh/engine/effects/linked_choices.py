"""Choices of one ability that speak of each other: they are judged together, so that each leaves the others possible.

What a cost gives up may have to be another card than the target; a target may have to be at the story that was chosen.
Whether such an ability can be used is no question of each choice by itself (EFF-1, EFF-2, PAY-7).
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from rlyeh.engine.state import bindings
from rlyeh.engine.words.text_box import Ability

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context
    from rlyeh.engine.words.parts import Choice, Effect

Pair = tuple["Choice", "Effect"]


def can_be_made(game: Game, ability: Ability, context: Context) -> bool:
    """Whether the linked choices of an ability, as far as they are open, can all be made."""
    return _completes(game, _asking(context), ability.find_links(), 0)


def fitting(game: Game, context: Context, choice: Choice, candidates: list[int]) -> list[int]:
    """Those of the candidates for a choice with which the choices that are linked with it can be made as well."""
    ability = context.ability
    pairs = ability.find_links() if isinstance(ability, Ability) else ()
    if not any(other is choice for other, _ in pairs):
        return candidates
    passing: list[int] = []
    for candidate in candidates:
        asking = _asking(context)
        bindings.bind(game.state, asking, choice.slot(), (candidate,))
        if _completes(game, asking, pairs, 0):
            passing.append(candidate)
    return passing


def _asking(context: Context) -> Context:
    """A context to try out what may be chosen."""
    asking = context.apart()
    asking.bound = dict(context.bound)
    return asking


def _completes(game: Game, context: Context, pairs: tuple[Pair, ...], at: int) -> bool:
    """Whether the choices from a place on can be made, given those before it."""
    if at == len(pairs):
        return all(_is_legal(game, context, choice, effect) for choice, effect in pairs)
    choice, effect = pairs[at]
    slot = choice.slot()
    if slot in context.bound:
        return _completes(game, context, pairs, at + 1)
    least = choice.bounds(game, context)[0]
    for picked in combinations(choice.candidates(game, context, effect), least):
        bindings.bind(game.state, context, slot, picked)
        if _completes(game, context, pairs, at + 1):
            return True
        del context.bound[slot], context.bound[bindings.lives(slot)]
    return False


def _is_legal(game: Game, context: Context, choice: Choice, effect: Effect) -> bool:
    """Whether what was picked may still be picked, now that the others are picked too."""
    picked = context.bound[choice.slot()]
    if not picked:
        return True
    candidates = choice.candidates(game, context, effect)
    return all(thing in candidates for thing in picked)
