"""What earlier versions wrote: game files, saved positions and databases, as `tests/recorded/formats` keeps them."""

from __future__ import annotations

import base64
import gzip
import json
import sqlite3
import zlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rlyeh.engine import Game
from rlyeh.engine.files.save import load
from rlyeh.engine.words.printed_card import Faces
from rlyeh.model import Pool
from rlyeh.model.card import declaration_from_json
from tests.old_search import ask_as_then, searching_as_then

FOLDER = Path(__file__).parent / "recorded" / "formats"
VERSIONS = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())


class Saved(NamedTuple):
    """A position in mid-game, and how the game went on."""

    data: bytes
    seat: int
    keys: list[str]
    """The options of the open question."""
    answers: list[str]
    """What was answered from there to the end of the game."""
    result: list[Any]
    """Winner, rule and turn of the end."""


@cache
def faces() -> Faces:
    """The cards that the recorded games are played with."""
    said = json.loads((FOLDER / "cards.json").read_text(encoding="utf-8"))
    with searching_as_then():
        return Faces(Pool([declaration_from_json(card) for card in said]))


@cache
def positions(version: str) -> dict[str, Saved]:
    """The positions that a version saved, by what was asked in them."""
    said = json.loads((FOLDER / version / "positions.json").read_text(encoding="utf-8"))
    return {
        what: Saved(
            zlib.decompress(base64.b64decode(each["save"])),
            each["seat"],
            each["keys"],
            each["answers"],
            each["result"],
        )
        for what, each in said.items()
    }


def played_on(saved: Saved, cards: Faces) -> Game:
    """The game as it ends when a saved position is read and the recorded answers are given; every question on the
    way must be the recorded one."""
    with searching_as_then():
        game = load(saved.data, cards)
    ask_as_then(game)
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.keys()) == (saved.seat, saved.keys)
    for key in saved.answers:
        game.apply(key)
    return game


def result(game: Game) -> list[Any]:
    """Winner, rule and turn."""
    return [game.winner, game.state.won_by, game.state.turn]


def restore_database(version: str, folder: Path) -> dict[str, Any]:
    """Put the database of a version where a server looks for it; returns what its tables were."""
    with sqlite3.connect(folder / "rlyeh.db") as connection:
        connection.executescript(gzip.decompress((FOLDER / version / "database.sql.gz").read_bytes()).decode())
    found: dict[str, Any] = json.loads((FOLDER / version / "tables.json").read_text(encoding="utf-8"))
    return found
