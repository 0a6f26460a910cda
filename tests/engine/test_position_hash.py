"""Checkpoints of game files seal the position and nothing of the program (docs/formats.md)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rlyeh.engine import LCG_FINAL, Game
from rlyeh.engine.files.game_file import GameRecord
from rlyeh.engine.files.position import position_hash
from rlyeh.engine.state.records import Frame
from rlyeh.engine.timing.turn import Turn
from rlyeh.errors import GameFileError
from rlyeh.model import Phase, Position, Zone
from tests.old_formats import FOLDER, faces
from tests.random_play import position, positions, start

FIRST_VERSION = sorted(FOLDER.glob("*/over.json"))


def wounded(game: Game) -> None:
    game.state.edit(game.state.play[0]).wounds += 1


def exhausted(game: Game) -> None:
    piece = game.state.edit(game.state.play[0])
    piece.position = Position.INSANE if piece.position is not Position.INSANE else Position.READY


def with_tokens(game: Game) -> None:
    game.state.edit(game.state.row[0]).tokens = (4, 4)


def elsewhere(game: Game) -> None:
    game.state.edit(game.state.play[0]).zone = Zone.REMOVED


def of_the_other_player(game: Game) -> None:
    piece = game.state.edit(game.state.play[0])
    piece.controller = 1 - piece.controller


def committed_elsewhere(game: Game) -> None:
    game.state.edit(game.state.play[0]).story = game.state.row[0]


def in_another_order(game: Game) -> None:
    game.state.sides[0].deck.reverse()


def with_another_domain(game: Game) -> None:
    domains = game.state.sides[0].domains
    domains[0] = domains[0].turned(not domains[0].drained)


def with_other_chance(game: Game) -> None:
    game.state.seed += 1


def in_another_phase(game: Game) -> None:
    game.state.phase = Phase.END


def with_another_seat_to_decide(game: Game) -> None:
    assert game.decision is not None
    game.decision.seat = 1 - game.decision.seat


@pytest.mark.parametrize(
    "change",
    [
        wounded, exhausted, with_tokens, elsewhere, of_the_other_player, committed_elsewhere, in_another_order,
        with_another_domain, with_other_chance, in_another_phase, with_another_seat_to_decide,
    ],
)  # fmt: skip
def test_another_position_has_another_hash(change: Callable[[Game], None]) -> None:
    game = position(3, 120)
    assert game.decision is not None
    before = position_hash(game)
    change(game)
    assert position_hash(game) != before


def test_other_rules_have_other_hashes() -> None:
    assert position_hash(start(1)) != position_hash(start(1, LCG_FINAL))


class Renamed(Turn):
    """The turn under another name and with a counter of its own."""

    __slots__ = ()


def test_what_the_engine_keeps_for_itself_is_not_in_it() -> None:
    """Frames, their counters, what was remembered: none of it is the position."""
    game = position(3, 120)
    before = position_hash(game)
    anew: Frame = Renamed()
    anew.pc = 1000
    game.state.stack[0] = anew
    game.state.counter += 1
    game.state.version += 1
    game.state.happened = []
    game.state.memory = []
    game.state.trail = ["pass"]
    assert position_hash(game) == before


def test_positions_of_a_game_differ_where_something_moves() -> None:
    """Half-made choices share a hash; whatever moves a card, a token or chance does not."""
    hashes = {position_hash(game) for game in positions(1)}
    moved = {tuple((piece.zone, piece.tokens, piece.story) for piece in game.state.cards) for game in positions(1)}
    assert len(hashes) >= len(moved) > 50


@pytest.mark.parametrize("path", FIRST_VERSION, ids=lambda path: path.parent.name)
class TestFilesOfVersionOne:
    """Their checkpoints hashed names of classes: they are not compared, and the end must be the recorded one."""

    def test_checkpoints_are_not_compared_and_stay_as_they_were(self, path: Path) -> None:
        said = GameRecord.read(path).to_json()
        said["checkpoints"] = [[number, "0" * 32] for number, _ in said["checkpoints"]]
        record = GameRecord.from_json(said)
        assert record.replay(faces(), 20).answers == list(record.answers[:20])
        assert record.to_json() == said

    def test_an_answer_too_few_or_too_many_is_found(self, path: Path) -> None:
        said = GameRecord.read(path).to_json()
        for answers in (said["answers"][:-1], [*said["answers"][:30], *said["answers"][31:]]):
            changed = {**said, "answers": answers}
            changed["checkpoints"] = [[n, d] for n, d in said["checkpoints"] if n < len(answers)]
            changed["checkpoints"].append([len(answers), "0" * 32])
            with pytest.raises(GameFileError, match=r"result|answers\["):
                GameRecord.from_json(changed).replay(faces(), 10)

    def test_another_result_is_found_before_anything_is_shown(self, path: Path) -> None:
        said = GameRecord.read(path).to_json()
        said["result"]["turn"] += 1
        with pytest.raises(GameFileError, match="result"):
            GameRecord.from_json(said).replay(faces(), 10)

    def test_recorded_again_it_is_sealed(self, path: Path) -> None:
        old = GameRecord.read(path)
        new = GameRecord.of(old.replay(faces()), old.names)
        assert (new.version, new.answers, new.result) == (2, old.answers, old.result)
        assert new.checkpoints[-1][1] != old.checkpoints[-1][1]
        assert new.replay(faces()).is_over
