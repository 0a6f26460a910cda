"""`rlyeh pack`: packs of cards that people made are written and checked."""

from __future__ import annotations

import json
import runpy
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.text import Text

from rlyeh.cards import POOL
from rlyeh.cards.from_packs import cards_of_pack
from rlyeh.decks.catalogue import catalogue
from rlyeh.decks.fan_packs import CARDS, FACTS, FanPack, read_pack, row_of, text_of
from rlyeh.engine import RULE_SETS, Faces
from rlyeh.errors import DeclarationError, RlyehError
from rlyeh.language.text.english import card_text
from rlyeh.model import Card, Pool
from rlyeh.model.sets import SET_NAMES
from rlyeh.testing.trial import play_trial

_CHECK = "For example: rlyeh pack check my-pack · rlyeh pack check my-pack --games 200"
_WRITE = 'For example: rlyeh pack write my_cards.py my-pack --code mine --name "My Pack"'


def register(app: typer.Typer) -> None:
    """Add the commands `pack check` and `pack write`."""
    pack = typer.Typer(help="Check and write packs of cards that people made.", no_args_is_help=True)
    pack.command("check", help="Read a pack, show its cards and play random games with them.", epilog=_CHECK)(_check)
    pack.command("write", help="Write a pack from declarations in the card language.", epilog=_WRITE)(_write)
    app.add_typer(pack, name="pack")


def _check(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=f"A folder with {FACTS} and {CARDS}.")],
    games: Annotated[int, typer.Option(min=0, help="So many random games, under each rule set in turn.")] = 30,
    seed: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
) -> None:
    pack = read_pack(folder)
    pool, cards = _pool_with(pack)
    console = Console(highlight=False)
    for card in cards:
        console.print(Text(f"{card.id}  {card.name}", "bold"))
        console.print(Text(card_text(card) or "No text.", "" if card.text else "dim"), end="\n\n")
    _play(pool, cards, range(seed, seed + games))
    console.print(f"{pack.facts.name} ({pack.facts.code}): {len(cards)} cards, {games} random games, no fault.")
    console.print(Text(f"Its hash is {pack.digest}.", "dim"))


def _pool_with(pack: FanPack) -> tuple[Pool, list[Card]]:
    """The pool with the cards of the pack, which may be in use already."""
    SET_NAMES.setdefault(pack.facts.code, pack.facts.name)
    cards = cards_of_pack(pack)
    if POOL.packs.get(pack.facts.code) == pack.digest:
        return POOL, cards
    for card in cards:
        if card.id in catalogue():
            raise DeclarationError(f"{pack.folder}: {card.id} is the id of {catalogue()[card.id].label}.")
    return POOL.plus(cards), cards


def _play(pool: Pool, cards: Sequence[Card], seeds: range) -> None:
    faces = {name: Faces(pool.under(rules.errata)) for name, rules in RULE_SETS.items()}
    console = Console(stderr=True)
    for seed in track(seeds, "random games", console=console, transient=True, disable=not console.is_terminal):
        name = list(RULE_SETS)[seed % len(RULE_SETS)]
        try:
            play_trial(pool, cards, RULE_SETS[name], seed, faces[name])
        except Exception as problem:
            raise RlyehError(f"game {seed} under {name} went wrong: {type(problem).__name__}: {problem}") from problem


def _write(
    module: Annotated[Path, typer.Argument(metavar="FILE.py", help="Declarations in the card language; it is run.")],
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder to write.")],
    code: Annotated[str, typer.Option(help="The code with which the ids of the cards begin.")],
    name: Annotated[str, typer.Option(help="What the pack is called.")],
    year: Annotated[int | None, typer.Option(help="The year it came out; this year if left out.")] = None,
) -> None:
    if not module.is_file():
        raise RlyehError(f"{module}: there is no such file.")
    SET_NAMES.setdefault(code, name)
    cards = [value for value in runpy.run_path(str(module)).values() if isinstance(value, Card)]
    if not cards:
        raise RlyehError(f"{module} declares no card.")
    Pool(cards, POOL.printed)
    folder.mkdir(parents=True, exist_ok=True)
    numbers = [card.number for card in cards]
    year = year or datetime.now(UTC).year
    product = {"name": name, "first": min(numbers), "last": max(numbers), "year": year, "copies": 3}
    facts = {"code": code, "name": name, "packs": [product], "cards": [row_of(card) for card in cards]}
    (folder / FACTS).write_text(f"{_text_of(facts)}\n", encoding="utf-8")
    (folder / CARDS).write_text(f"{_text_of([text_of(card) for card in cards])}\n", encoding="utf-8")
    read_pack(folder)
    typer.echo(f"{folder}: {len(cards)} cards. Try them: rlyeh pack check {folder}")


def _text_of(data: Mapping[str, object] | Sequence[Mapping[str, object]]) -> str:
    """JSON with a line for each card, so that a change shows in one line."""
    if not isinstance(data, Mapping):
        return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in data) + "\n]"
    parts = (f"{json.dumps(key)}: {_text_of(value) if isinstance(value, list) else json.dumps(value)}"
             for key, value in data.items())  # fmt: skip
    return "{" + ",\n".join(parts) + "}"
