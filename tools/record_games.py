"""Recorder of the games that the tests replay: `python -m tools.record_games`.

They are random games between the decks of `tests.cards_for_tests`, four under each rule set, written to
`tests/recorded/`. Their hashes change whenever a rule or a test card changes: run this again then, and look at the
difference before keeping it. A change that should not alter any game must not alter them.

With `--keep-answers` the games stay as they are, and only what a new version of the format puts beside the answers is
written anew. Replay them with the version before first, which still understands the old checkpoints.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rlyeh.engine import RULE_SETS, Game
from rlyeh.engine.files import GameRecord
from tests.cards_for_tests import POOL
from tests.random_play import finished

FOLDER = Path(__file__).parents[1] / "tests" / "recorded"
EACH = 4
"""How many games under each rule set."""


def main() -> None:
    """Write all games anew, or their checkpoints."""
    parser = argparse.ArgumentParser(description="Record the games that the tests replay.")
    parser.add_argument("--keep-answers", action="store_true", help="write only the checkpoints anew")
    if parser.parse_args().keep_answers:
        renew()
    else:
        record()


def record() -> None:
    """Play the games and write them."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for number, rules in enumerate(RULE_SETS.values()):
        for seed in range(EACH * number, EACH * number + EACH):
            _write(FOLDER / f"{rules.name}-{seed}.json", finished(seed, rules), ("Ann", "Ben"))


def renew() -> None:
    """Replay the games that are there and write them as this version does."""
    for path in sorted(FOLDER.glob("*.json")):
        old = GameRecord.read(path)
        *_, game = old.steps(POOL)
        _write(path, game, old.names)


def _write(path: Path, game: Game, names: tuple[str, str]) -> None:
    record = GameRecord.of(game, names)
    record.write(path)
    print(f"{path.name}: {len(record.answers)} answers, {record.checkpoints[-1][1]}")


if __name__ == "__main__":
    main()
