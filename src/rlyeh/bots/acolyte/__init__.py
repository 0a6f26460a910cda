"""The acolyte, a heuristic bot: a player by rules of thumb that one can read.

Whatever it decides comes from what things are worth.

`scores` is the whole player: a number for each option of a decision, the larger the better. It looks only at what the
deciding seat may know, so the search bots use it for both sides of games that they imagine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte import committing, moments, paying, playing, resources, targets
from rlyeh.engine import PASS, Decision, Option
from rlyeh.model import Phase

if TYPE_CHECKING:
    from rlyeh.bots.bot import Chair
    from rlyeh.engine import Game

WAYS: Final[dict[str, Callable[[Game, Decision], list[float]]]] = {
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
    "keep": moments.keep,
    "divide": moments.divide,
    "awaken": playing.awaken,
    "order": moments.first,
    "struggle": moments.struggle,
}
"""How it answers, by the kind of the decision."""


def scores(game: Game, decision: Decision) -> list[float]:
    """How much each option of the open decision is to the liking of the seat that decides."""
    return WAYS.get(decision.kind, moments.first)(game, decision)


def advise(game: Game, quick: bool = False) -> Option:
    """The option that the acolyte takes in this game, or would take at a quick look; of equals the first."""
    decision = game.decision
    assert decision is not None
    values = glance(game, decision) if quick else scores(game, decision)
    return decision.options[values.index(max(values))]


def glance(game: Game, decision: Decision) -> list[float]:
    """The scores at a quick look: commit steps are thought through less, and before the operations phase, or in the
    other player's, nobody acts."""
    if decision.kind == "commit":
        return committing.quick_commit(game, decision)
    state = game.state
    if decision.kind == "action" and (
        state.phase < Phase.OPERATIONS or (state.phase is Phase.OPERATIONS and decision.seat != state.active)
    ):
        return [float(option.verb == PASS) for option in decision.options]
    return scores(game, decision)


OBVIOUS: Final = frozenset(("token", "order", "struggle"))
"""Decisions whose answer needs no look at the game."""


class Acolyte:
    """The heuristic bot: takes the option with the highest score; always the same one in the same place."""

    name = "acolyte"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        if decision.kind in OBVIOUS:
            verb = {"token": "place", "struggle": "hold"}.get(decision.kind)
            return next((option for option in decision.options if option.verb == verb), decision.options[0])
        game = chair.imagine(chair.chance(self.seed))
        advised = advise(game)
        return next(option for option in decision.options if option.key == advised.key)
