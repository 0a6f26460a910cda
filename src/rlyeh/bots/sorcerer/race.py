"""A race between moves (successive halving): all meet the same few deals, and who falls behind drops out.

Those who are left meet twice as many. It is for those who have time.

What a deal and a move lead to depends on nothing else, so any process may try any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from time import monotonic
from typing import TYPE_CHECKING, Final

from rlyeh.bots import acolyte
from rlyeh.bots.sorcerer.evaluation import evaluate
from rlyeh.bots.sorcerer.leads import is_behind, is_lucky
from rlyeh.bots.sorcerer.moves import Move, make_move, moves, near_moves
from rlyeh.bots.sorcerer.search import LONGEST
from rlyeh.engine import Chance, Decision

if TYPE_CHECKING:
    from rlyeh.engine import Game

STEP: Final = 4
"""How many deals all moves meet at first, at least."""
FIRST: Final = 10
"""One simulation in so many is for the first round,"""
ALONE: Final = 40
"""and one in so many at most for a single move there."""
SURE: Final = 1.5
"""A move is out where it would not be better by anything to speak of, were its lead so many standard errors off."""
SURER: Final = 2.5
"""The same for the acolyte's favourite, which must not drop out by bad luck in few deals."""
WIDEST: Final = 12
"""How many moves start."""
DOUBT: Final = 0.01
"""By how much more an option must lead the acolyte's favourite each time that it gets but a third of the attention:
acolytes play the race on, and to keep them from a mistake that one would not make oneself is worth nothing."""
CLEAR: Final = 0.85
"""A move that has more of the acolyte's attention than this is made without further thought."""
AHEAD: Final = 2
"""How many turns after one's own, the present or the next one, are played before a position is evaluated."""
JUDGED: Final = 3
"""At the end of how many turns in a row it is evaluated: the mean says more than any of them."""

Judge = Callable[[list[Move], int, int], list[list[float]]]
"""What comes of each of some moves in the deals from one number up to another."""


class Runner:
    """A move, and what came of it in the first deal, the second, and so on."""

    __slots__ = ("move", "results")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.results: list[float] = []

    @property
    def mean(self) -> float:
        """What the move is worth."""
        return sum(self.results) / len(self.results) if self.results else 0.0


class Race:
    """The race for one answer, by successive halving."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self.game = game
        decision = game.decision
        assert decision is not None
        self.decision: Decision = decision
        self.judge = judge
        self.runners: list[Runner] = []
        """All who started."""
        self.simulations_left = 0
        """How many simulations may still be done."""
        self.leader: Runner | None = None
        """Who did best of those who went on to the end."""
        self.varied: set[str] = set()
        """The plans near which others were tried."""

    @property
    def winner(self) -> Runner | None:
        """Who did best, but if it may as well be luck, or the lead is small for something that the acolyte would not
        do, the acolyte's favourite."""
        leader = self.leader
        if leader is None:
            return None
        favourite = self.runners[0]
        doubt = 0.0 if leader.move.plan is not None else DOUBT * log(favourite.move.prior / leader.move.prior)
        return favourite if is_lucky(leader.results, favourite.results, doubt) else leader

    def run(self, simulations: int) -> None:
        """Let moves race for so many simulations at most."""
        choices = moves(self.game, self.decision, WIDEST)
        self.simulations_left = simulations
        if choices[0].prior > CLEAR:
            self.leader = self._meet(self._start(choices[:1]), 1)[0]
            return
        number = max(STEP, min(simulations // FIRST // len(choices), simulations // ALONE))
        field = self._start(choices)
        while field := self._meet(field, number):
            best = max(field, key=lambda runner: runner.mean)
            near = self._meet(self._start(self._near(best.move)), number)
            field = self._still_in([*field, *near])
            self.leader = field[0]
            if len(field) > 1:
                number *= 2
            elif field[0].move.mark in self.varied:
                return

    def _start(self, choices: list[Move]) -> list[Runner]:
        started = [Runner(move) for move in choices]
        self.runners += started
        return started

    def _near(self, leader: Move) -> list[Move]:
        """Moves near the one that leads which have not started yet."""
        if leader.mark in self.varied:
            return []
        self.varied.add(leader.mark)
        started = {runner.move.mark for runner in self.runners}
        return [move for move in near_moves(self.game, self.decision, leader) if move.mark not in started]

    def _still_in(self, field: list[Runner]) -> list[Runner]:
        """The better half of those who met the same deals, the best first, without those who are behind; and the
        acolyte's favourite for as long as it may be as good."""
        favourite = self.runners[0]
        leader, *others = sorted(field, key=lambda runner: -runner.mean)
        chasing = [
            runner
            for runner in others
            if not is_behind(runner.results, leader.results, SURER if runner is favourite else SURE)
        ]
        half = max(1, len(field) // 2 - 1)
        return [leader, *chasing[:half], *[runner for runner in chasing[half:] if runner is favourite]]

    def _meet(self, field: list[Runner], number: int) -> list[Runner]:
        """Let those who come first meet so many deals altogether: as many of them as can be afforded, who are
        returned."""
        met = len(field[0].results) if field else number
        if met >= number:
            return field
        able = field[: self.simulations_left // (number - met)]
        if not able:
            return able
        for runner, results in zip(able, self.judge([runner.move for runner in able], met, number), strict=True):
            runner.results += results
        self.simulations_left -= len(able) * (number - met)
        if len(able[0].results) < number:
            self.simulations_left = 0
        return able


class Trials:
    """Deals of one game, and what moves lead to in them."""

    def __init__(self, game: Game, seat: int, seed: int, until: float | None = None) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.until = until
        mine = game.state.active == seat
        self.own = game.state.turn + (not mine)
        """One's own turn, the present one or the next: up to its end the acolytes think as well as they can, and later
        where they defend, since at a quick look they hardly ever do."""
        self.judged = self.own + AHEAD
        """The first turn at whose end positions are evaluated."""
        self.deals: dict[int, Game] = {}

    def results(self, choices: list[Move], first: int, last: int) -> list[list[float]]:
        """What comes of each move in the deals from one number up to another, or up to where the clock stops them."""
        values: list[list[float]] = [[] for _ in choices]
        for number in range(first, last):
            if number and self.until is not None and monotonic() > self.until:
                break
            deal = self._deal(number)
            for at, move in enumerate(choices):
                values[at].append(self._tried(deal.clone(), move))
        return values

    def _deal(self, number: int) -> Game:
        deal = self.deals.get(number)
        if deal is None:
            deal = self.deals[number] = self.game.imagine(self.seat, Chance(self.seed + number))
        return deal

    def _tried(self, game: Game, move: Move) -> float:
        make_move(game, move)
        judgements: list[float] = []
        for _ in range(LONGEST):
            decision = game.decision
            state = game.state
            if decision is None:
                break
            if state.turn > self.judged + len(judgements):
                judgements.append(evaluate(game, self.seat))
                if len(judgements) == JUDGED:
                    return sum(judgements) / JUDGED
            defends = decision.kind == "commit" and decision.seat != state.active
            game.apply(acolyte.advise(game, quick=state.turn > self.own and not defends))
        # What ends before all turns do is worth as much at the end of each of them.
        return (sum(judgements) + (JUDGED - len(judgements)) * evaluate(game, self.seat)) / JUDGED
