"""Information-set Monte Carlo tree search.

Each simulation deals what the seat does not know anew, walks down a tree that all deals share, and adds a node where it
leaves it; from there the acolyte plays both sides to the end of a turn, where the position is evaluated. The tree
remembers moves by name, not positions: a move that a deal does not allow is passed over in that simulation.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from rlyeh.bots import acolyte
from rlyeh.bots.sorcerer.evaluation import evaluate
from rlyeh.bots.sorcerer.leads import SAME, is_behind, is_lucky
from rlyeh.bots.sorcerer.moves import Move, is_searched, make_move, moves
from rlyeh.engine import Chance, Decision

if TYPE_CHECKING:
    from rlyeh.engine import Game

DEALS: Final = 48
"""How many deals are imagined; simulations beyond that meet the first ones again."""
DOUBT: Final = 0.05
"""By how much less is expected of a move that was never tried than of those that were."""
PAUSE: Final = 8
"""After so many simulations each it is asked whether the answer is clear."""
SURE: Final = 2.5
"""It is, where no other move would be better by anything to speak of, were its lead so many standard errors off."""
FEW: Final = 4
"""Fewer tries than these say nothing about a move."""
LONGEST: Final = 400
"""Answers after which a simulation is evaluated wherever it is."""


class Manner(NamedTuple):
    """How it is searched."""

    horizon: int = 2
    """How many turns after the present one are played before a position is evaluated, if it is the other player's; one
    less if it is one's own."""
    curiosity: float = 0.6
    """How much a move that was seldom tried is favoured over one that did well."""
    widest: int = 8
    """How many options of the decision itself are searched."""
    least: int = 24
    """How many simulations are done before the answer may be clear."""
    clear: float = 0.75
    """A move that has more of the acolyte's attention than this is made without further thought."""


NEAR: Final = Manner(horizon=0)
"""For quick answers: to the end of the turn."""
THOROUGH: Final = Manner(least=10_000, clear=1.0)
"""For those who want to know how all moves fare, also where the answer is clear."""


class Node:
    """A point in the tree: the moves tried there."""

    __slots__ = ("asked", "choices", "edges")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.asked: tuple[str, ...] = ()
        """The options that were offered when it was last passed."""
        self.choices: list[Move] = []
        """The moves among them: they are weighed anew only where other options are offered."""

    def moves(self, game: Game, decision: Decision, widest: int) -> list[Move]:
        """The moves worth a thought in this deal: so many at the root, elsewhere those that promise something."""
        question = (str(decision.seat), decision.kind, *decision.keys())
        if question != self.asked:
            self.choices = moves(game, decision, widest)
            self.asked = question
        return self.choices


class Edge:
    """A move at a node: how often it was tried, and what came of it for whoever made it."""

    __slots__ = ("child", "move", "results", "total", "visits")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.visits = 0
        self.total = 0.0
        self.results: list[float] = []
        """What came of each try, at the root: there the first one is in the first deal, and so on."""
        self.child = Node()

    @property
    def mean(self) -> float:
        """What the move is worth to whoever makes it."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """The tree search for one answer."""

    def __init__(self, game: Game, seat: int, manner: Manner = NEAR) -> None:
        self.game = game
        """A game that the seat could be in; all others are dealt from it."""
        self.seat = seat
        self.manner = manner
        mine = game.state.active == seat
        self.last = game.state.turn + manner.horizon - (manner.horizon > 0 and mine)
        """The turn at whose end positions are evaluated: where it looks ahead, one's own turn begins then."""
        self.root = Node()
        self.deals: list[Game] = []

    def run(self, simulations: int, chance: Chance, until: float | None = None) -> None:
        """Do so many simulations, fewer if the clock or a lead that cannot be caught up with ends them."""
        decision = self.game.decision
        assert decision is not None
        choices = self.root.moves(self.game, decision, self.manner.widest)
        if choices[0].prior > self.manner.clear:
            simulations = 1
        for done in range(simulations):
            if done and self._is_settled(done, simulations - done):
                return
            if until is not None and done and monotonic() > until:
                return
            edge = self._select(self.root, choices)
            self._simulate(self._deal(edge.visits, chance), edge)

    @property
    def winner(self) -> Edge | None:
        """The move that was tried most, but if its lead is small or may as well be luck, the acolyte's favourite. Small
        leads are not to be trusted here: what is tried deeper in the tree costs a long line less than a short one, so
        that doing something for nothing looks a little better than not to."""
        edges = list(self.root.edges.values())
        if not edges:
            return None
        leader = max(edges, key=lambda edge: (edge.visits, edge.mean))
        favourite = max(edges, key=lambda edge: edge.move.prior)
        return favourite if favourite.results and is_lucky(leader.results, favourite.results, SAME) else leader

    def _is_settled(self, done: int, left: int) -> bool:
        """Whether no other move can catch up in what is left, or is likely to."""
        first, *others = sorted(self.root.edges.values(), key=lambda edge: -edge.visits)
        if not others or first.visits - others[0].visits > left:
            return True
        if done % PAUSE or done < self.manner.least:
            return False
        return all(self._is_behind(first, edge) for edge in others)

    def _is_behind(self, first: Edge, other: Edge) -> bool:
        if other.visits < FEW:
            return other.visits * len(self.root.edges) * FEW < first.visits
        return is_behind(other.results, first.results, SURE)

    def _deal(self, number: int, chance: Chance) -> Game:
        """A game of that number among those that were dealt: every move meets the same ones in the same order, so that
        the luck of the deal favours none of them."""
        number %= DEALS
        while len(self.deals) <= number:
            self.deals.append(self.game.imagine(self.seat, chance))
        return self.deals[number].clone()

    def _simulate(self, game: Game, edge: Edge) -> None:
        """Make a move of the root in a game, go on down the tree, and note what came of it."""
        path = [edge]
        seats = [self.seat]
        new = not edge.visits
        make_move(game, edge.move)
        while not new and (decision := game.decision) is not None and not self._is_far(game):
            if not is_searched(game, decision):
                game.apply(acolyte.advise(game))
                continue
            choices = edge.child.moves(game, decision, 0)
            if len(choices) == 1:
                make_move(game, choices[0])
                continue
            edge = self._select(edge.child, choices)
            path.append(edge)
            seats.append(decision.seat)
            new = not edge.visits
            make_move(game, edge.move)
        self._play_out(game)
        value = evaluate(game, self.seat)
        for edge, seat in zip(path, seats, strict=True):
            won = value if seat == self.seat else 1.0 - value
            edge.visits += 1
            edge.total += won
        path[0].results.append(value)

    def _is_far(self, game: Game) -> bool:
        return game.state.turn > self.last

    def _select(self, node: Node, choices: list[Move]) -> Edge:
        """The move that promises most, or of which least is known."""
        edges: list[Edge] = []
        tried = 0
        total = 0.0
        for move in choices:
            edge = node.edges.get(move.mark)
            if edge is None:
                edge = node.edges[move.mark] = Edge(move)
            edges.append(edge)
            tried += edge.visits
            total += edge.total
        hope = total / tried - DOUBT if tried else 0.5
        scale = self.manner.curiosity * sqrt(tried + 1)
        best, most = edges[0], -1.0
        for at, edge in enumerate(edges):
            mean = edge.total / edge.visits if edge.visits else hope
            promise = mean + scale * choices[at].prior / (1 + edge.visits)
            if promise > most:
                best, most = edge, promise
        return best

    def _play_out(self, game: Game) -> None:
        for _ in range(LONGEST):
            if game.decision is None or self._is_far(game):
                return
            game.apply(acolyte.advise(game, quick=True))
