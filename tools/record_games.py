"""Record the games that the tests replay: `python -m tools.record_games`.

They are random games between the decks of `tests.cards_for_tests`, four under each rule set, written to
`tests/recorded/`. Their hashes change whenever a rule, a test card or the way a state is written changes: run this
again then, and look at the difference before keeping it. A change that should not alter any game must not alter them.
"""

from __future__ import annotations

from pathlib import Path

from rlyeh.engine import RULE_SETS
from rlyeh.engine.files import GameRecord
from tests.random_play import finished

FOLDER = Path(__file__).parents[1] / "tests" / "recorded"
EACH = 4
"""How many games under each rule set."""


def main() -> None:
    """Write all games anew."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for number, rules in enumerate(RULE_SETS.values()):
        for seed in range(EACH * number, EACH * number + EACH):
            path = FOLDER / f"{rules.name}-{seed}.json"
            record = GameRecord.of(finished(seed, rules), names=("Ann", "Ben"))
            record.write(path)
            print(f"{path.name}: {len(record.answers)} answers, {record.checkpoints[-1][1]}")


if __name__ == "__main__":
    main()
