"""Law 3 and game files: the same seed and answers give the same game, and a file that cannot be replayed says so."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import pytest

from rlyeh.engine import LCG, LCG_FINAL, RULE_SETS, Game, new_game
from rlyeh.engine.files.game_file import EVERY, LARGEST, GameRecord
from rlyeh.engine.files.position import position_hash
from rlyeh.engine.files.save import load
from rlyeh.engine.state.random import Chance
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.parts import Condition
from rlyeh.engine.words.text_box import Ability
from rlyeh.errors import GameFileError
from rlyeh.language import draw
from rlyeh.model import Card, CardType, Label, Pool
from tests.cards_for_tests import POOL, STORY_DECK, faces
from tests.random_play import finished, play, position, start

ROOT = Path(__file__).parents[2]
RECORDED = sorted((ROOT / "tests" / "recorded").glob("*.json"))
NAMES = ("Ann", "Ben")


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_recorded_games_replay_to_the_same_end(path: Path) -> None:
    """`python -m tools.record_games` writes them anew where a change of the rules means to change them."""
    record = GameRecord.read(path)
    game = record.replay(POOL)
    assert position_hash(game) == record.checkpoints[-1][1]
    assert game.is_over


def test_a_dozen_games_are_recorded() -> None:
    assert len(RECORDED) >= 12


@pytest.mark.parametrize("salt", ["0", "1", "4711"])
def test_games_do_not_depend_on_the_hash_seed_of_python(salt: str) -> None:
    """Nothing may follow the order of a set of strings, which differs from run to run."""
    script = (
        "from rlyeh.engine import RULE_SETS\n"
        "from tests.random_play import finished\n"
        "for rules in RULE_SETS.values(): print(finished(21, rules).hash())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": salt}
    done = subprocess.run([sys.executable, "-c", script], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [finished(21, rules).hash() for rules in RULE_SETS.values()]


def test_a_record_keeps_everything_that_makes_up_the_game(tmp_path: Path) -> None:
    game = finished(1)
    record = GameRecord.of(game, names=NAMES)
    record.write(tmp_path / "game.json")
    again = GameRecord.read(tmp_path / "game.json")
    assert again == record
    assert again.names == NAMES
    assert again.replay(faces()).save() == game.save()
    assert record.result is not None
    assert (record.result.winner, record.result.won_by) == (game.winner, game.state.won_by)
    assert [number for number, _ in record.checkpoints][:2] == [EVERY, 2 * EVERY]
    assert list(tmp_path.iterdir()) == [tmp_path / "game.json"]


def test_a_record_steps_through_every_position() -> None:
    record = GameRecord.of(position(3, 120), names=NAMES)
    seen = 0
    for number, game in enumerate(record.steps(faces())):
        seen += 1
        assert len(game.answers) == number
        if number % 29 == 0:
            assert record.replay(faces(), number).hash() == game.hash()
    assert seen == 121


def test_a_replayed_game_can_be_played_on_and_recorded_again() -> None:
    game = finished(2, LCG_FINAL)
    record = GameRecord.of(game)
    half = record.replay(POOL, 70)
    assert half.rules is LCG_FINAL
    for key in game.answers[70:]:
        half.apply(key)
    assert GameRecord.of(half) == record
    assert GameRecord.of(load(half.save(), faces("lcg-final"))) == record


def test_a_game_that_has_just_begun_can_be_recorded() -> None:
    record = GameRecord.of(start(9))
    assert record.checkpoints[0][0] == 0
    assert record.result is None
    assert GameRecord.from_json(record.to_json()).replay(POOL).hash() == start(9).hash()
    assert [game.hash() for game in record.steps(POOL)] == [start(9).hash()]


@pytest.mark.parametrize("to", [-1, 1000])
def test_a_place_outside_the_game_is_refused(to: int) -> None:
    with pytest.raises(GameFileError, match="moves, so it cannot be shown"):
        GameRecord.of(position(3, 60)).replay(POOL, to)


# -- broken, edited and hostile files ---------------------------------------------------------------------------------


def said() -> dict[str, Any]:
    """A good file, to be spoilt."""
    found: dict[str, Any] = GameRecord.of(finished(1), names=NAMES).to_json()
    return found


def replaced(**parts: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda file: {**file, **parts}


def without(part: str) -> Callable[[dict[str, Any]], Any]:
    return lambda file: {key: value for key, value in file.items() if key != part}


def nested(depth: int) -> Any:
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


SPOILT: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("no game file", lambda _: []),
    ("no game file", lambda _: None),
    ("no game file", replaced(format="chess")),
    ("version", replaced(version=3)),
    ("version", replaced(version=0)),
    ("version", replaced(version=1.0)),
    ("version", replaced(version=True)),
    ("version", replaced(version="1")),
    ("rules", replaced(rules="lgc")),
    ("rules", replaced(rules=["lcg"])),
    ("seats", replaced(seats=["Ann"])),
    ("seats", replaced(seats=["Ann", "x" * 1000])),
    ("decks", replaced(decks=[])),
    ("decks", replaced(decks="test-1")),
    ("decks[1]", replaced(decks=[["test-1"] * 60, None])),
    ("decks[0][3]", lambda file: {**file, "decks": [[*file["decks"][0][:3], 7], file["decks"][1]]}),
    ("decks[0]", lambda file: {**file, "decks": [["test-1"] * 5000, file["decks"][1]]}),
    ("decks[0][0]", lambda file: {**file, "decks": [["test-1000", *file["decks"][0]], file["decks"][1]]}),
    ("cards", lambda file: {**file, "decks": [file["decks"][0][:5], file["decks"][1]]}),
    ("cannot begin", lambda file: {**file, "decks": [[*file["decks"][0], "test-51"], file["decks"][1]]}),
    ("cannot begin", lambda file: {**file, "stories": [*file["stories"], "test-1"]}),
    ("stories", replaced(stories={"a": 1})),
    ("seed", replaced(seed=-1)),
    ("seed", replaced(seed=1 << 64)),
    ("seed", replaced(seed=1.5)),
    ("seed", replaced(seed=True)),
    ("seed", replaced(seed=10**4000)),
    ("cards", replaced(cards="00")),
    ("cards", replaced(cards=None)),
    ("answers", replaced(answers="keep")),
    ("answers[0]", replaced(answers=[["keep"]])),
    ("answers[0]", replaced(answers=nested(50))),
    ("answers[0]", lambda file: {**file, "answers": ["dance", *file["answers"][1:]]}),
    ("answers", replaced(answers=["pass"] * 200_000)),
    ("checkpoints", lambda file: {**file, "answers": file["answers"][:-1]}),
    ("checkpoints", lambda file: {**file, "answers": [*file["answers"], "pass"]}),
    ("checkpoints", lambda file: {**file, "checkpoints": file["checkpoints"][1:]}),
    ("checkpoints", lambda file: {**file, "checkpoints": []}),
    ("checkpoints[0]", lambda file: {**file, "checkpoints": [50, *file["checkpoints"][1:]]}),
    ("checkpoints[0]", lambda file: {**file, "checkpoints": [[10**30, "00"]]}),
    ("checkpoints", lambda file: {**file, "checkpoints": [[50, "00"], *file["checkpoints"][1:]]}),
    ("result", replaced(result=None)),
    ("result", replaced(result=[])),
    ("result.winner", replaced(result={"winner": 7, "by": "WIN-1", "turn": 3})),
    ("result", replaced(result={"winner": 1, "by": "WIN-99", "turn": 3})),
    ("extra", replaced(extra=1)),
    *((part, without(part)) for part in ("rules", "seats", "decks", "stories", "seed", "cards", "answers", "result")),
]


@pytest.mark.parametrize(("place", "spoil"), SPOILT, ids=[f"{n}-{place}" for n, (place, _) in enumerate(SPOILT)])
def test_a_spoilt_file_gets_one_sentence_that_names_the_place(
    place: str, spoil: Callable[[dict[str, Any]], Any], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(spoil(said())))
    with pytest.raises(GameFileError) as refused:
        GameRecord.read(path).replay(POOL)
    sentence = str(refused.value)
    assert place in sentence
    assert "\n" not in sentence
    assert len(sentence) < 400


def test_an_edited_answer_is_found_before_another_game_is_shown() -> None:
    """Another legal answer leads to another game: no position after it is shown, not even before the next hash."""
    record = GameRecord.of(finished(1))
    edited = 0
    for number in range(5, 45, 3):
        game = record.replay(faces(), number)
        assert game.decision is not None
        keys = game.decision.keys()
        others = [key for key in keys if key != record.answers[number]]
        changed = record.to_json()
        changed["answers"][number] = others[0]
        file = GameRecord.from_json(changed)
        edited += 1
        with pytest.raises(GameFileError, match=r"answers\[|checkpoints"):
            file.replay(faces(), number + 1)
        with pytest.raises(GameFileError, match=r"answers\[|checkpoints"):
            list(file.steps(faces()))
    assert edited


def test_other_cards_are_not_taken_for_those_of_the_game() -> None:
    record = GameRecord.of(position(1, 20))
    changed = Pool(
        Card(card.id, card.title, CardType.CHARACTER, card.faction, cost=1, skill=4) if card.id == "test-1" else card
        for card in POOL
    )
    with pytest.raises(GameFileError, match="other versions of its cards"):
        record.replay(changed)
    with pytest.raises(GameFileError, match=r'decks\[0\]\[0\]: no card has the id "test-1"'):
        record.replay(Pool(card for card in POOL if card.id != "test-1"))


@pytest.mark.parametrize("cut", [0, 1, 10, 200, 3000])
def test_a_truncated_file_says_where_it_ends(cut: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(GameRecord.of(finished(1)).dumps()[:cut])
    with pytest.raises(GameFileError, match=r"game.json: The game file is cut off or damaged: .* at line \d+"):
        GameRecord.read(path)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 200_000,
        '{"format":' * 100_000,
        '{"seed": ' + "9" * 10_000 + "}",
        '{"format": "rlyeh game", "version": NaN}',
        '{"format": "rlyeh game", "format": "rlyeh game"}',
        '"rlyeh game"',
        "\x00",
    ],
)
def test_hostile_text_is_refused(text: str) -> None:
    with pytest.raises(GameFileError) as refused:
        GameRecord.loads(text)
    assert len(str(refused.value)) < 300


def test_files_that_are_no_text_too_large_or_not_there(tmp_path: Path) -> None:
    binary, large = tmp_path / "binary.json", tmp_path / "large.json"
    binary.write_bytes(b"{\xff\xfe}")
    with large.open("wb") as file:
        file.truncate(LARGEST + 100)
    for path, why in ((binary, "no text"), (large, "larger than"), (tmp_path / "none", "cannot be read"),
                      (tmp_path, "cannot be read")):  # fmt: skip
        with pytest.raises(GameFileError, match=why):
            GameRecord.read(path)
    with pytest.raises(GameFileError, match="cannot be written"):
        GameRecord.of(start(1)).write(tmp_path / "none" / "game.json")


@dataclass(frozen=True)
class _Fragile(Condition):
    """Holds, until it breaks."""

    broken: ClassVar[bool] = False

    def holds(self, game: Game, context: Context) -> bool:
        if _Fragile.broken:
            raise ZeroDivisionError("oops")
        return True


def test_an_answer_that_breaks_the_engine_is_the_fault_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = Ability(Label.ACTION, (draw(),), only=_Fragile())
    card = Card("fragile-1", "Fragile", CardType.EVENT, cost=0, text=(ability,))
    pool = Pool([card, *(POOL[story] for story in STORY_DECK)])
    game = new_game(pool, [[card.id] * 50, [card.id] * 50], STORY_DECK, 1)
    for _ in range(12):
        play(game, Chance(1))
    record = GameRecord.of(game)
    monkeypatch.setattr(_Fragile, "broken", True)
    with pytest.raises(GameFileError, match=r"answers\[\d+\].*ZeroDivisionError"):
        record.replay(pool)


def test_a_game_that_does_not_replay_is_not_recorded() -> None:
    game = position(1, 20)
    game.state.turn += 7
    with pytest.raises(GameFileError, match="does not replay"):
        GameRecord.of(game)
    assert game.rules is LCG
