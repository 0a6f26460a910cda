"""The careless bot: knows what the acolyte knows, and does not always think."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.bots import acolyte
from rlyeh.bots.acolyte import committing
from rlyeh.engine import PASS, Chance, Option

if TYPE_CHECKING:
    from rlyeh.bots.bot import Chair
    from rlyeh.engine import Game

CARELESS: Final = 15
"""How often, in a hundred decisions, it does not think."""
PLANS: Final = 3
"""How many plans for a commit step look equally good to it."""
FIXED: Final = frozenset(("mulligan", "setup-resource", "token", "domain", "order"))
"""Decisions that nobody gets wrong."""


class Careless:
    """Plays like the acolyte, but now and then does whatever comes to mind, and sends people out without a plan."""

    name = "careless"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        chance = chair.chance(self.seed)
        game = chair.imagine(chance)
        if decision.kind == "commit":
            answer = self._commitment(game, chair)
        elif decision.kind not in FIXED and chance.below(100) < CARELESS:
            tempting = [option for option in decision.options if option.verb not in (PASS, "repeat")]
            answer = tempting[chance.below(len(tempting))] if tempting else decision.options[0]
        else:
            answer = acolyte.advise(game)
        return next(option for option in decision.options if option.key == answer.key)

    def _commitment(self, game: Game, chair: Chair) -> Option:
        """The next answer of a commit step: one of the better plans, the same for all its answers."""
        decision = game.decision
        assert decision is not None
        plans = committing.known_plans(game, chair.seat)[:PLANS]
        chance = Chance(self.seed * 1_000_003 + chair.answers - len(game.topic.picked))
        plan = plans[chance.below(len(plans))][1]
        scores = committing.following(game, decision, plan)
        return decision.options[scores.index(max(scores))]
