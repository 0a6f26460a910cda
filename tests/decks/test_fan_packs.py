"""Packs that people made: folders of facts and texts, read as if a stranger had written them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rlyeh.cards import POOL
from rlyeh.cards.from_packs import cards_of_pack
from rlyeh.decks.fan_packs import CARDS, FACTS, read_pack, row_of, text_of
from rlyeh.engine import LCG, Faces, new_game
from rlyeh.engine.files import GameRecord
from rlyeh.errors import DeclarationError, GameFileError
from rlyeh.language.text.english import card_text
from rlyeh.model import CardType, Pool
from rlyeh.testing.trial import play_trial

HARBOUR = Path(__file__).parents[2] / "examples" / "packs" / "harbour"


def pool_with_harbour() -> Pool:
    """The pool with the example pack, as a program has it that was started with it."""
    pack = read_pack(HARBOUR)
    pool = POOL.plus(cards_of_pack(pack))
    pool.packs = {"harb": pack.digest}
    return pool


def rlyeh(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own: cards are read once for each."""
    script = "from rlyeh.cli import main; main()"
    bare = {name: value for name, value in os.environ.items() if name != "RLYEH_PACKS"}
    return subprocess.run(
        [sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=False, env=bare
    )


def changed(folder: Path, name: str, change: Callable[[Any], None]) -> Path:
    """A copy of the example in which one file says something else."""
    for file in (FACTS, CARDS):
        data = json.loads((HARBOUR / file).read_text(encoding="utf-8"))
        if file == name:
            change(data)
        (folder / file).write_text(json.dumps(data), encoding="utf-8")
    return folder


def test_the_example_reads_as_it_was_declared() -> None:
    cards = {card.title: card for card in cards_of_pack(read_pack(HARBOUR))}
    assert card_text(cards["Wrecker"]).startswith("Forced Response: After Wrecker enters play, choose and destroy")
    assert (cards["Fog Horn"].cost, cards["Fog Horn"].attach_to is not None) == (1, True)
    assert cards["Lighthouse Keeper"].set_name == "Harbour Lights"


def test_cards_are_written_as_they_are_read() -> None:
    pack = read_pack(HARBOUR)
    rows = json.loads((HARBOUR / FACTS).read_text(encoding="utf-8"))["cards"]
    assert [row_of(card) for card in cards_of_pack(pack)] == rows
    assert [text_of(card) for card in cards_of_pack(pack)] == list(pack.texts.values())


def test_its_cards_play_and_the_game_file_names_the_pack() -> None:
    """The file names each pack with a hash of what it says, and replays only beside the same pack."""
    pool = pool_with_harbour()
    cards = [card for card in pool if card.id.startswith("harb-")]
    game = play_trial(pool, cards, LCG, 1, Faces(pool.under(LCG.errata)), every=200)
    record = GameRecord.loads(GameRecord.of(game).dumps())
    assert dict(record.packs) == {"harb": pool.packs["harb"]}
    assert record.replay(pool).winner == game.winner
    with pytest.raises(GameFileError, match=r'cards of the pack "harb", which is not in use here.*--packs'):
        record.replay(POOL)
    other = pool_with_harbour()
    other.packs = {"harb": "0123"}
    with pytest.raises(GameFileError, match='played with another version of the pack "harb"'):
        record.replay(other)


def test_a_game_without_its_cards_names_no_pack() -> None:
    pool = pool_with_harbour()
    decks = [[card.id for card in POOL if card.type is CardType.CHARACTER][:20]] * 2
    stories = [card.id for card in POOL if card.type is CardType.STORY][:10]
    record = GameRecord.of(new_game(pool, decks, stories, 1, LCG))
    assert record.packs == ()
    assert "packs" not in record.to_json()


@pytest.mark.parametrize(("file", "change", "answer"), [
    (FACTS, lambda data: data.update(code="Harb"), "the code 'Harb' is not two to eight small letters"),
    (FACTS, lambda data: data.pop("packs"), "it must have code, name, packs and cards"),
    (FACTS, lambda data: data["cards"][0].update(type="hero"), r"harb-001: the facts cannot be read .*hero"),
    (FACTS, lambda data: data["cards"][0].update(faction="elves"), r"harb-001: the facts cannot be read .*elves"),
    (FACTS, lambda data: data["cards"][0].update(colour="red"), r"harb-001: the facts cannot be read .*colour"),
    (FACTS, lambda data: data["cards"][1].update(cost="many"), "harb-002 Wrecker: cost is 'many', and not a number"),
    (FACTS, lambda data: data["cards"][1].update(icons="TX"), "harb-002 Wrecker: icons is 'TX', and not letters of"),
    (FACTS, lambda data: data["cards"][1].update(title=" "), "harb-002: the card has no title"),
    (FACTS, lambda data: data["cards"][3].update(id="core-001"), 'the id "core-001" is not harb-'),
    (FACTS, lambda data: data["cards"][3].update(id="harb-003"), 'two cards have the id "harb-003"'),
    (FACTS, lambda data: data["cards"][3].update(id="harb-009"), "harb-009: the facts cannot be read"),
    (CARDS, lambda data: data.pop(), "harb-004 is missing"),
    (CARDS, lambda data: data.append(data[0]), "harb-001 stands there twice"),
    (CARDS, lambda data: data[0].update(id="harb-010"), 'has no card "harb-010". Did you mean'),
    (CARDS, lambda data: data[0].update(texts=[]), 'harb-001 has a field "texts". Did you mean "text"'),
    (CARDS, lambda data: data[0].update(text="draw"), "the text of harb-001 is no list"),
    (CARDS, lambda data: data[0].update(text=[{"word": "this"}]), "harb-001 .* not the bare word"),
    (CARDS, lambda data: data[0].update(text=[{"word": "drawn"}]), 'unknown word "drawn"'),
    (CARDS, lambda data: data[3].update(text=data[2]["text"]), "harb-004 High Water"),
])  # fmt: skip
def test_what_does_not_fit_is_refused_with_file_and_card(
    tmp_path: Path, file: str, change: Callable[[Any], None], answer: str
) -> None:
    with pytest.raises(DeclarationError, match=answer):
        POOL.plus(cards_of_pack(read_pack(changed(tmp_path, file, change))))


def test_a_file_that_is_no_json_and_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DeclarationError, match="there is no such folder"):
        read_pack(tmp_path / "nowhere")
    with pytest.raises(DeclarationError, match=r"facts\.json cannot be read: No such file"):
        read_pack(tmp_path)
    (tmp_path / FACTS).write_text("{", encoding="utf-8")
    with pytest.raises(DeclarationError, match=r"facts\.json is no JSON"):
        read_pack(tmp_path)


def test_every_command_takes_packs_wherever_they_are_named() -> None:
    shown = rlyeh("card", "Wrecker", "--packs", str(HARBOUR))
    assert "Harbour Lights F2" in shown.stdout
    found = rlyeh(f"--packs={HARBOUR}", "cards", "s:lightkeeper", "is:playable")
    assert "1 card" in found.stdout
    assert "No card is called" in rlyeh("card", "Wrecker").stderr


def test_check_shows_the_cards_and_plays_them() -> None:
    checked = rlyeh("pack", "check", str(HARBOUR), "--games", "2")
    assert checked.returncode == 0, checked.stderr
    assert "Action: Wound all wounded characters." in checked.stdout
    assert "4 cards, 2 random games, no fault" in checked.stdout


def test_a_pack_is_written_from_declarations(tmp_path: Path) -> None:
    written = rlyeh("pack", "write", str(HARBOUR.with_suffix(".py")), str(tmp_path / "new"), "--code", "harb",
                    "--name", "Harbour Lights", "--year", "2026")  # fmt: skip
    assert written.returncode == 0, written.stderr
    for name in (FACTS, CARDS):
        assert (tmp_path / "new" / name).read_bytes() == (HARBOUR / name).read_bytes()


def test_a_code_of_the_game_is_taken(tmp_path: Path) -> None:
    def rename(data: Any) -> None:
        data["code"] = "core"
        for number, card in enumerate(data["cards"], 1):
            card["id"] = f"core-{number:03}"

    folder = changed(tmp_path, FACTS, rename)
    rows = json.loads((folder / CARDS).read_text(encoding="utf-8"))
    (folder / CARDS).write_text(
        json.dumps([{**row, "id": row["id"].replace("harb", "core")} for row in rows]), encoding="utf-8"
    )
    assert 'the code "core" is taken by Core Set' in rlyeh("cards", "--packs", str(folder)).stderr


def test_decks_with_its_cards_are_casual_and_have_no_code(tmp_path: Path) -> None:
    """DECK-12: no format of the game has the set."""
    deck = tmp_path / "wreck.txt"
    packs = ("--packs", str(HARBOUR))
    assert rlyeh("deck", "new", str(deck), "20x Wrecker", "--stories", "core", *packs).returncode == 0
    assert "is legal in" in rlyeh("deck", "check", str(deck), "--format", "casual", *packs).stdout
    assert "DECK-12" in rlyeh("deck", "check", str(deck), "--format", "lcg-final", *packs).stdout
    assert "which deck codes do not know" in rlyeh("deck", "code", str(deck), *packs).stderr
