"""`rlyeh replay`: show a recorded game at any point."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.text import Text

from rlyeh.cards import POOL
from rlyeh.cli.board import BRASS, DUST, PAPER, render
from rlyeh.engine import Game
from rlyeh.engine.explain import events, option_text, prompt
from rlyeh.engine.files import GameRecord
from rlyeh.errors import GameFileError
from rlyeh.model import Pool

LOG = 6
"""Lines of the log that are shown."""


def register(app: typer.Typer) -> None:
    """Add the command `replay`."""
    app.command(
        "replay",
        help="Show a recorded game, at its end or after any number of answers.",
        epilog="For example: rlyeh replay game.json · rlyeh replay game.json --to 120 --seat 2",
    )(_replay)


def _replay(
    file: Annotated[Path, typer.Argument(help="A game file.", show_default=False)],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Show the game after N answers.")] = None,
    seat: Annotated[int, typer.Option(min=1, max=2, help="Whose side of the table is shown.")] = 1,
) -> None:
    Console().print(shown(GameRecord.read(file), POOL, to, seat - 1))


def shown(record: GameRecord, pool: Pool, to: int | None, seat: int) -> RenderableType:
    """The table after so many answers, what happened last, and what was answered next."""
    last = len(record.answers)
    number = last if to is None else to
    game = position(record, pool, number)
    lead = Text(f"{record.names[0]} against {record.names[1]}", BRASS)
    lead.append(f" · {record.rules} · after answer {number} of {last}", DUST)
    log = [event.text(seat) for event in events(game, names=record.names) if not event.minor][-LOG:]
    return Group(lead, render(game, seat, record.names, log), _next(record, game, number))


def position(record: GameRecord, pool: Pool, number: int) -> Game:
    """The game after so many answers, with its journal."""
    if not 0 <= number <= len(record.answers):
        raise GameFileError(f"The game has {len(record.answers)} moves, so it cannot be shown after move {number}.")
    steps = record.steps(pool)
    game = next(steps)
    game.keep_journal()
    for _ in range(number):
        game = next(steps)
    if number == len(record.answers):
        next(steps, None)
    return game


def _next(record: GameRecord, game: Game, number: int) -> Text:
    """The open question, and what was answered."""
    decision = game.decision
    if decision is None:
        return Text("The game is over.", PAPER)
    line = Text(f"{record.names[decision.seat]}: {prompt(game, decision)}", PAPER)
    option = decision.option(record.answers[number]) if number < len(record.answers) else None
    if option is not None:
        line.append(f" → {option_text(game, option)}", BRASS)
    return line
