"""Fit the weights of the sorcerer's evaluation to acolyte games, and print them.

    python -m tools.fit_evaluation [--games 1500]

Positions are taken where a turn begins; now and then an answer is random, so that the games differ.
"""

from __future__ import annotations

import argparse
from math import exp

from rlyeh.bots.acolyte import advise
from rlyeh.bots.sorcerer.evaluation import WEIGHTS, parts
from rlyeh.cards import POOL
from rlyeh.decks import MATCHUPS, STORIES, matchup_decks
from rlyeh.engine import new_game
from rlyeh.engine.chance import Chance

NOISE = 3
"""Random answers in a hundred."""
ROUNDS = 15
NAMES = [*WEIGHTS, "one's own turn begins"]

Row = tuple[list[float], float]
"""The difference of both sides' parts, and whether the first seat won."""


def rows(games: int) -> list[Row]:
    """Positions of so many games."""
    found: list[Row] = []
    for number in range(games):
        decks = matchup_decks(MATCHUPS[number * 37 % len(MATCHUPS)])
        game = new_game(POOL, [deck.card_ids() for deck in decks], STORIES, number)
        chance = Chance(number)
        seen: list[list[float]] = []
        turn = 1
        while (decision := game.decision) is not None:
            if game.state.turn != turn:
                turn = game.state.turn
                both = zip(parts(game, 0), parts(game, 1), strict=True)
                seen.append([*(mine - theirs for mine, theirs in both), 1.0 if game.state.active == 0 else -1.0])
            noise = chance.below(100) < NOISE
            game.apply(decision.options[chance.below(len(decision.options))] if noise else advise(game))
        found += [(each, float(game.winner == 0)) for each in seen]
    return found


def fit(found: list[Row]) -> list[float]:
    """The weights by Newton's method, held back a little so that rare parts stay sober."""
    size = len(NAMES)
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = list(weights)
        bend = [[float(row == column) for column in range(size)] for row in range(size)]
        for part, won in found:
            chance = 1 / (1 + exp(-sum(a * b for a, b in zip(weights, part, strict=True))))
            for row in range(size):
                if part[row]:
                    slope[row] += (chance - won) * part[row]
                    share = chance * (1 - chance) * part[row]
                    for column in range(size):
                        bend[row][column] += share * part[column]
        weights = [weight - change for weight, change in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    size = len(right)
    table = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(table[row][at]))
        table[at], table[pivot] = table[pivot], table[at]
        for row in range(size):
            if row != at:
                share = table[row][at] / table[at][at]
                table[row] = [a - share * b for a, b in zip(table[row], table[at], strict=True)]
    return [table[row][size] / table[row][row] for row in range(size)]


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1500)
    found = rows(parser.parse_args().games)
    print(f"{len(found)} positions")
    for name, weight in zip(NAMES, fit(found), strict=True):
        print(f"{weight:8.3f}  {name}")


if __name__ == "__main__":
    main()
