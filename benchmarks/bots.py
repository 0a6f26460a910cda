"""Measure how long each level thinks, and print one JSON line a level, then a table.

    python -m benchmarks.bots [--decisions 40] [--json FILE]

Positions come from games between quick decks, played by the acolyte; each level is asked at the same ones, in the
order in which a game asks, with all cores that there are.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from rlyeh.bots import LEVELS, Chair, make
from rlyeh.bots.sorcerer.roots import cores
from rlyeh.cards import POOL
from rlyeh.decks import MATCHUPS, STORIES, matchup_decks
from rlyeh.engine import Game, new_game

EVERY = 5
"""One position in so many is taken."""


def positions(number: int) -> list[Game]:
    """Positions of several games, all kinds of decision as often as they come."""
    games: list[Game] = []
    guide = make("acolyte")
    seed = 0
    while len(games) < number:
        decks = matchup_decks(MATCHUPS[seed * 37 % len(MATCHUPS)])
        game = new_game(POOL, [deck.card_ids() for deck in decks], STORIES, seed)
        seed += 1
        while not game.is_over and len(games) < number:
            if len(game.answers) % EVERY == seed % EVERY:
                copy = game.clone()
                copy.answers = game.answers[:]
                games.append(copy)
            game.apply(guide.choose(Chair(game)))
    return games


def main() -> None:
    """Measure every level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=40, help="positions for each level")
    parser.add_argument("--json", type=Path, help="write the figures to this file as well")
    arguments = parser.parse_args()
    table = Table("level", "bot", "mean", "95th percentile", "longest")
    lines = []
    games = positions(arguments.decisions)
    for level in LEVELS.values():
        bot = make(level.name, 1, jobs=cores())
        bot.choose(Chair(games[0]))
        times = sorted(_seconds(bot.choose, game) for game in games)
        mean, late, longest = sum(times) / len(times), times[int(0.95 * (len(times) - 1))], times[-1]
        figures = {"level": level.name, "bot": level.bot, "mean_s": mean, "p95_s": late, "max_s": longest}
        lines.append(json.dumps(figures))
        print(lines[-1], flush=True)
        table.add_row(level.name, level.bot, *(f"{1000 * seconds:.1f} ms" for seconds in (mean, late, longest)))
    Console().print(table)
    if arguments.json is not None:
        arguments.json.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _seconds(choose: object, game: Game) -> float:
    assert callable(choose)
    chair = Chair(game)
    start = time.perf_counter()
    choose(chair)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
