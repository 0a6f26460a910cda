"""Formats outlive names: whatever an earlier version wrote is read, and played on to its end (docs/formats.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rlyeh.engine.files.game_file import GameRecord
from rlyeh.engine.files.save import load, same_state
from tests.old_formats import FOLDER, VERSIONS, faces, played_on, positions, result

POSITIONS = [(version, what) for version in VERSIONS for what in positions(version)]
GAMES = sorted(FOLDER.glob("*/over.json")) + sorted(FOLDER.glob("*/unfinished.json"))

MIDDLES = {"choose", "combat", "commit-half", "disrupt", "domain", "lasting", "response", "setup-resource", "victim"}
"""Payment, half-made choices, windows, struggles, combat, setup, effects that last."""


@pytest.mark.parametrize(("version", "what"), POSITIONS)
def test_a_saved_position_is_read_and_plays_on_to_the_recorded_end(version: str, what: str) -> None:
    saved = positions(version)[what]
    assert result(played_on(saved, faces())) == saved.result


@pytest.mark.parametrize(("version", "what"), POSITIONS)
def test_a_position_that_was_read_is_saved_again_as_the_same_position(version: str, what: str) -> None:
    game = load(positions(version)[what].data, faces())
    again = load(game.save(), faces())
    assert same_state(game, again)
    assert again.save() == game.save()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_file_replays(path: Path) -> None:
    record = GameRecord.read(path)
    game = record.replay(faces())
    assert game.is_over == (path.stem == "over") == (record.result is not None)
    assert len(list(record.steps(faces()))) == len(record.answers) + 1


def test_effects_half_way_are_among_the_positions() -> None:
    assert len(VERSIONS) >= 3
    for version in VERSIONS:
        assert set(positions(version)) >= MIDDLES
