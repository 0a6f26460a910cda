"""The first good acolyte, kept as it was: the yardstick for all that comes after it.

Nothing here is ever improved, so that figures of different versions can be compared. If the engine changes under it,
it is changed as little as will make it play as before; a test knows the text of this package by its hash.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rlyeh.bots.reference_1 import committing, moments, paying, playing, resources, targets
from rlyeh.engine import Decision, Option

if TYPE_CHECKING:
    from rlyeh.bots.bot import Chair
    from rlyeh.engine import Game

WAYS: dict[str, Callable[[Game, Decision], list[float]]] = {
    "mulligan": resources.mulligan,
    "setup-resource": resources.setup,
    "resource": resources.resource,
    "action": playing.action,
    "disrupt": playing.reaction,
    "response": playing.reaction,
    "domain": paying.domain,
    "commit": committing.commit,
    "choose": targets.choose,
    "x": targets.announce_x,
    "may": targets.may,
    "effect": targets.either,
    "story": targets.story_effect,
    "remove-token": targets.remove_token,
    "victim": moments.victim,
    "arcane": moments.arcane,
    "token": moments.token,
    "pick-story": moments.pick_story,
    "restore": moments.restore,
    "clash": moments.give_up,
    "order": moments.first,
    "struggle": moments.struggle,
}
"""How it answers, by the kind of the decision."""


def scores(game: Game, decision: Decision) -> list[float]:
    """How much each option of the open decision is to the liking of the seat that decides."""
    return WAYS.get(decision.kind, moments.first)(game, decision)


def advise(game: Game) -> Option:
    """The option that it takes in this game; of equals the first."""
    decision = game.decision
    assert decision is not None
    found = scores(game, decision)
    return decision.options[found.index(max(found))]


OBVIOUS = frozenset(("token", "order", "struggle"))
"""Decisions whose answer needs no look at the game."""


class ReferenceOne:
    """Takes the option with the highest score; always the same one in the same place."""

    name = "reference-1"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        if decision.kind in OBVIOUS:
            found = {"token": "place", "struggle": "hold"}.get(decision.kind)
            return next((option for option in decision.options if option.verb == found), decision.options[0])
        game = chair.imagine(chair.chance(self.seed))
        advised = advise(game)
        return next(option for option in decision.options if option.key == advised.key)
