"""Random games made of certain cards, with every position checked: most faults of a new card show within seconds."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track

from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS, Faces
from rlyeh.engine.files import GameRecord
from rlyeh.model import Card
from rlyeh.testing.invariants import play_checked
from rlyeh.testing.trial import trial_game
from tools.card.chosen import chosen_cards

KEEP = Path("fuzz-failures")


def play(cards: Sequence[Card], games: int, first: int, every: int) -> list[str]:
    """Play so many games under each rule set in turn; returns what went wrong."""
    faces = {name: Faces(POOL.under(rules.errata)) for name, rules in RULE_SETS.items()}
    failures: list[str] = []
    console = Console(stderr=True)
    for seed in track(range(first, first + games), f"{len(cards)} cards", console=console, transient=True):
        name = list(RULE_SETS)[seed % len(RULE_SETS)]
        game = trial_game(POOL, cards, RULE_SETS[name], seed, faces[name])
        try:
            play_checked(game, seed, every)
        except Exception:
            KEEP.mkdir(exist_ok=True)
            path = KEEP / f"cards-{seed}.json"
            GameRecord.of(game).write(path)
            failures.append(f"game {seed} ({name}), kept as {path}:\n{traceback.format_exc(limit=-6)}")
            console.print(failures[-1], markup=False)
    return failures


def main(arguments: Sequence[str]) -> None:
    """The command line."""
    ask = argparse.ArgumentParser("python -m tools.card random", description=__doc__)
    ask.add_argument("cards", nargs="*", help="ids, sets or modules; those changed last if left out")
    ask.add_argument("--games", type=int, default=60)
    ask.add_argument("--seed", type=int, default=0, help="the number of the first game")
    ask.add_argument("--every", type=int, default=20, help="check every n-th position thoroughly")
    options = ask.parse_args(arguments)
    cards = chosen_cards(options.cards)
    if not cards:
        sys.exit("None of these cards is declared.")
    failures = play(cards, options.games, options.seed, options.every)
    print(f"{len(cards)} cards, {options.games} games, {len(failures)} failures")
    sys.exit(1 if failures else 0)
