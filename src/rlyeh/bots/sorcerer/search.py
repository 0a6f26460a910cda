"""Information-set Monte Carlo tree search.

Each simulation deals what the seat does not know anew, walks down a tree that all deals share, and adds a node where it
leaves it; from there the acolyte plays both sides to the end of a turn, where the position is evaluated. The tree
remembers moves by name, not positions: a move that a deal does not allow is passed over in that simulation.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import TYPE_CHECKING

from rlyeh.bots import acolyte
from rlyeh.bots.sorcerer.evaluation import evaluate
from rlyeh.bots.sorcerer.moves import Move, is_searched, make_move, moves
from rlyeh.engine.chance import Chance
from rlyeh.engine.decisions import Decision

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

CURIOSITY = 0.6
"""How much a move that was seldom tried is favoured over one that did well."""
HORIZON = 0
"""How many turns after the present one are played before a position is evaluated."""
LONGEST = 400
"""Answers after which a simulation is evaluated wherever it is."""


class Node:
    """A point in the tree: how often it was passed, and the moves tried there."""

    __slots__ = ("asked", "choices", "edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[str, Edge] = {}
        self.asked: tuple[str, ...] = ()
        """The options that were offered when it was last passed."""
        self.choices: list[Move] = []
        """The moves among them: they are weighed anew only where other options are offered."""

    def moves(self, game: Game, decision: Decision, root: bool) -> list[Move]:
        """The moves worth a thought in this deal."""
        asked = (str(decision.seat), decision.kind, *decision.keys())
        if asked != self.asked:
            self.choices = moves(game, decision, root)
            self.asked = asked
        return self.choices


class Edge:
    """A move at a node: how often it was tried, and what came of it for whoever made it."""

    __slots__ = ("child", "move", "total", "visits")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.visits = 0
        self.total = 0.0
        self.child = Node()

    @property
    def mean(self) -> float:
        """What the move is worth to whoever makes it."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """The search for one answer."""

    def __init__(self, game: Game, seat: int, horizon: int = HORIZON) -> None:
        self.game = game
        """A game that the seat could be in; all others are dealt from it."""
        self.seat = seat
        self.last = game.state.turn + horizon
        """The turn at whose end positions are evaluated."""
        self.root = Node()
        self.total = 0.0

    def run(self, simulations: int, chance: Chance, until: float | None = None) -> None:
        """Do so many simulations, fewer if the clock or a lead that cannot be caught up with ends them."""
        for done in range(simulations):
            if self.root.edges and self._is_settled(simulations - done):
                return
            if until is not None and done and monotonic() > until:
                return
            self._simulate(self.game.imagine(self.seat, chance))

    def _is_settled(self, left: int) -> bool:
        counts = sorted((edge.visits for edge in self.root.edges.values()), reverse=True)
        return len(counts) < 2 or counts[0] - counts[1] > left

    def _simulate(self, game: Game) -> None:
        node = self.root
        path: list[tuple[Node, Edge, int]] = []
        while (decision := game.decision) is not None and not self._is_far(game):
            if not is_searched(game, decision):
                game.apply(acolyte.advise(game))
                continue
            choices = node.moves(game, decision, node is self.root)
            if len(choices) == 1:
                make_move(game, choices[0])
                continue
            edge = self._select(node, choices)
            path.append((node, edge, decision.seat))
            make_move(game, edge.move)
            node = edge.child
            if not edge.visits:
                break
        self._play_out(game)
        value = evaluate(game, self.seat)
        self.total += value
        for passed, edge, seat in path:
            passed.visits += 1
            edge.visits += 1
            edge.total += value if seat == self.seat else 1.0 - value

    def _is_far(self, game: Game) -> bool:
        return game.state.turn > self.last

    def _select(self, node: Node, choices: list[Move]) -> Edge:
        """The move that promises most, or of which least is known."""
        tried = 0
        for move in choices:
            edge = node.edges.get(move.key)
            if edge is None:
                edge = node.edges[move.key] = Edge(move)
            tried += edge.visits
        known = [node.edges[move.key] for move in choices]
        hope = self._hope(known)
        scale = CURIOSITY * sqrt(tried + 1)
        best, most = known[0], -1.0
        for move, edge in zip(choices, known, strict=True):
            promise = (edge.total / edge.visits if edge.visits else hope) + scale * move.prior / (1 + edge.visits)
            if promise > most:
                best, most = edge, promise
        return best

    def _hope(self, known: list[Edge]) -> float:
        """What is expected of a move that was never tried: a little less than of those that were."""
        visits = sum(edge.visits for edge in known)
        return sum(edge.total for edge in known) / visits - 0.05 if visits else 0.5

    def _play_out(self, game: Game) -> None:
        for _ in range(LONGEST):
            if game.decision is None or self._is_far(game):
                return
            game.apply(acolyte.advise(game, quick=True))
