"""The yardstick stays what it was."""

from hashlib import blake2b
from pathlib import Path

from rlyeh.bots import Chair, make, reference_1
from tests.random_play import start

PRINT = "4e3e6f250b8f38bcec32770225d30875"
"""The hash of the package's text. Whoever changes it because the engine changed says so in the changelog."""


PLAYED = "27ee2b53faa5fe3f"
"""The hash of its answers in three games against a random player, as they were before the engine's modules moved."""


def test_reference_1_was_not_improved() -> None:
    folder = Path(reference_1.__file__).parent
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    assert blake2b(text.encode(), digest_size=16).hexdigest() == PRINT


def test_reference_1_stands_on_its_own() -> None:
    """It imports nothing of the bots that are still being improved."""
    folder = Path(reference_1.__file__).parent
    for path in folder.glob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith(("from rlyeh.bots", "import rlyeh.bots")):
                assert line.startswith("from rlyeh.bots.reference_1"), f"{path.name}: {line}"


def test_reference_1_plays_whole_games_as_it_always_did() -> None:
    digest = blake2b(digest_size=8)
    for seed in range(3):
        game = start(seed)
        bots = [make("reference-1"), make("random", seed)]
        while (decision := game.decision) is not None:
            game.apply(bots[decision.seat].choose(Chair(game)))
        assert game.winner == 0
        digest.update(" ".join(game.answers).encode())
    assert digest.hexdigest() == PLAYED
