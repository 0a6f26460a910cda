"""`rlyeh trace`: what follows an answer of a recorded game, stage by stage."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from rlyeh.cards import POOL
from rlyeh.cli.board import BLOOD, BRASS, DUST, GREEN, PAPER
from rlyeh.cli.replay import position
from rlyeh.engine import NOTE_OF_CHANCE
from rlyeh.engine.explain import TraceLine, trace_answer
from rlyeh.engine.files import GameRecord, give
from rlyeh.errors import GameFileError
from rlyeh.model import Pool

STYLES = {"answer": BRASS, "asked": GREEN, "over": GREEN, "waits": DUST, "broken": BLOOD, "chance": DUST}
"""The style of a line, by its kind."""
HELP = """\
Show what follows an answer of a recorded game: each occurrence with its stages, who waited for it and why they did not
answer, who was asked. For whoever looks for a fault in a card or in the rules: nothing is hidden, also not what lies in
hands and decks.
"""
SPAN = "a number, such as 40, or a range, such as 40-45"


def register(app: typer.Typer) -> None:
    """Add the command `trace`."""
    app.command(
        "trace",
        help=HELP,
        epilog="For example: rlyeh trace game.json · rlyeh trace game.json --at 40 · "
        "rlyeh trace game.json --at 40-45 --json",
    )(_trace)


def _trace(
    file: Annotated[Path, typer.Argument(help="A game file.", show_default=False)],
    at: Annotated[
        str, typer.Option("--at", metavar="N[-M]", help="Which answers: the last one unless said otherwise.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON: a list with an entry for each answer.")] = False,
) -> None:
    record = GameRecord.read(file)
    first, last = span(at, len(record.answers))
    answers = traced(record, POOL, first, last)
    if as_json:
        typer.echo(json.dumps([_answer_json(number, key, lines) for number, key, lines in answers], ensure_ascii=False))
        return
    console = Console()
    for number, key, lines in answers:
        console.print(Text(f"Answer {number} of {len(record.answers)}: {key}", BRASS))
        for line in lines:
            console.print(Text(str(line), STYLES.get(line.kind, PAPER)), soft_wrap=True)


def span(text: str, number: int) -> tuple[int, int]:
    """The first and the last answer that are meant, of so many."""
    first, dash, last = (text or str(number)).partition("-")
    if not first.isdecimal() or (dash and not last.isdecimal()):
        raise GameFileError(f'"{text}" names no answers: say {SPAN}.')
    begin, end = int(first), int(last or first)
    if not 1 <= begin <= end <= number:
        raise GameFileError(f"The game has {number} answers, so {text or 'its last one'} cannot be shown: say {SPAN}.")
    return begin, end


def traced(record: GameRecord, pool: Pool, first: int, last: int) -> Iterator[tuple[int, str, list[TraceLine]]]:
    """The answers from one to another, each with its number and what followed; none after one that broke the game."""
    game = position(record, pool, first - 1)
    for number in range(first, last + 1):
        key = record.answers[number - 1]
        if key.startswith(NOTE_OF_CHANCE):
            give(game, key)
            yield (
                number,
                key,
                [TraceLine(0, "chance", "The random source goes on from another place: an answer was undone.")],
            )
            continue
        lines = trace_answer(game, key)
        yield number, key, lines
        if lines[-1].kind == "broken":
            return


def _answer_json(number: int, key: str, lines: list[TraceLine]) -> dict[str, Any]:
    return {"number": number, "answer": key, "lines": [line.to_json() for line in lines]}
