"""The sorcerer, a search bot: searches games that it imagines, with the acolyte's opinion as a guide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.bots import acolyte
from rlyeh.bots.acolyte import committing
from rlyeh.bots.sorcerer.moves import is_searched
from rlyeh.bots.sorcerer.roots import APART, LARGE, Tried, think
from rlyeh.bots.sorcerer.search import Manner
from rlyeh.engine import Option
from rlyeh.engine.plans import before_commitments

if TYPE_CHECKING:
    from rlyeh.bots.bot import Chair
    from rlyeh.engine import Game

LEAST: Final = 20
MOST: Final = 5000
USUAL: Final = 200
"""Simulations for an answer: what may be asked for, and what is taken where nothing is said."""


class Sorcerer:
    """The search bot: searches for so many simulations a decision, fewer if the clock stops it, on as many cores as it
    is given."""

    def __init__(
        self,
        seed: int = 0,
        simulations: int = USUAL,
        seconds: float | None = None,
        jobs: int = 1,
        manner: Manner | None = None,
    ) -> None:
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.jobs = jobs
        self.manner = manner
        self.looks_far = manner is None and simulations >= LARGE
        """Whether it looks far enough to choose its resources by search."""
        self.name = f"sorcerer:{simulations}"
        self._kept: tuple[object, committing.Plan, list[object]] | None = None
        """The plan of the commit step under way, with the position it belongs to."""

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        game = chair.imagine(chair.chance(self.seed))
        if decision.kind == "commit":
            answer = self._commitment(game, chair)
        else:
            tried = self.think(game, chair.seat, chair.answers) if is_searched(game, decision, self.looks_far) else []
            answer = _named(game, tried[0].move.key) if tried else acolyte.advise(game)
        return next(option for option in decision.options if option.key == answer.key)

    def think(self, game: Game, seat: int, answers: int) -> list[Tried]:
        """The moves that were tried in this imagined game, the best first. The number of answers given so far makes
        the search a different one each time, and the same one when asked again."""
        seed = (self.seed * 1_000_003 + answers) * APART
        return think(game, seat, self.simulations, seed, self.seconds, self.jobs, self.manner)

    def _commitment(self, game: Game, chair: Chair) -> Option:
        """The next answer of a commit step. The step is searched as it began, whatever was answered since, so that all
        its answers belong to the same plan; the plan is kept only to save the work."""
        decision = game.decision
        assert decision is not None
        begun = chair.answers - len(game.topic.picked)
        mark, objects = committing.position(game.state, chair.seat)
        if self._kept is None or self._kept[0] != (begun, mark):
            self._kept = ((begun, mark), self._plan(before_commitments(game), chair.seat, begun), objects)
        scores = committing.following(game, decision, self._kept[1])
        return decision.options[scores.index(max(scores))]

    def _plan(self, game: Game, seat: int, answers: int) -> committing.Plan:
        for tried in self.think(game, seat, answers):
            if tried.move.plan is not None:
                return tried.move.plan
        return committing.known_plans(game, seat)[0][1]


def _named(game: Game, key: str) -> Option:
    decision = game.decision
    assert decision is not None
    option = decision.option(key)
    assert option is not None
    return option
