"""The sorcerer: searches games that it imagines, with the acolyte's opinion as a guide."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from rlyeh.bots import acolyte
from rlyeh.bots.acolyte import committing
from rlyeh.bots.sorcerer.moves import WARMTH, Move
from rlyeh.bots.sorcerer.search import Search
from rlyeh.engine.chance import Chance
from rlyeh.engine.commit import Commit
from rlyeh.engine.decisions import Option

if TYPE_CHECKING:
    from rlyeh.bots.bot import Chair
    from rlyeh.engine.game import Game

LEAST, MOST, USUAL = 50, 5000, 200
"""Simulations for an answer: what may be asked for, and what is taken where nothing is said."""


class Sorcerer:
    """Searches for so many simulations a decision."""

    def __init__(self, seed: int = 0, simulations: int = USUAL, seconds: float | None = None) -> None:
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.name = f"sorcerer:{simulations}"
        self._kept: tuple[object, committing.Plan, list[object]] | None = None
        """The plan of the commit step under way, with the position it belongs to."""

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        chance = chair.chance(self.seed)
        game = chair.imagine(chance)
        if decision.kind not in WARMTH:
            answer = acolyte.advise(game)
        elif decision.kind == "commit":
            answer = self._commitment(game, chair)
        else:
            move = self._best(game, chair.seat, chance)
            answer = acolyte.advise(game) if move is None else _named(game, move.key)
        return next(option for option in decision.options if option.key == answer.key)

    def _best(self, game: Game, seat: int, chance: Chance) -> Move | None:
        """The move that the search ends with; None where there is nothing to search."""
        search = Search(game, seat)
        until = None if self.seconds is None else monotonic() + self.seconds
        search.run(self.simulations, chance, until)
        best = max(search.root.edges.values(), key=lambda edge: (edge.visits, edge.mean), default=None)
        return None if best is None else best.move

    def _commitment(self, game: Game, chair: Chair) -> Option:
        """The next answer of a commit step. The step is searched as it began, whatever was answered since, so that all
        its answers belong to the same plan; the plan is kept only to save the work."""
        decision = game.decision
        frame = game.state.stack[-1]
        assert decision is not None
        assert isinstance(frame, Commit)
        begun = chair.answers - len(frame.cards)
        mark = committing.position(game.state, chair.seat)
        if self._kept is None or self._kept[0] != (begun, mark[0]):
            start = game.clone()
            first = start.state.stack[-1]
            assert isinstance(first, Commit)
            first.cards = first.stories = ()
            start.checkpoint()
            move = self._best(start, chair.seat, Chance(self.seed * 1_000_003 + begun))
            plan = committing.known_plans(game, chair.seat)[0][1] if move is None or move.plan is None else move.plan
            self._kept = ((begun, mark[0]), plan, mark[1])
        scores = committing.following(game, decision, self._kept[1])
        return decision.options[scores.index(max(scores))]


def _named(game: Game, key: str) -> Option:
    decision = game.decision
    assert decision is not None
    found = decision.option(key)
    assert found is not None
    return found
