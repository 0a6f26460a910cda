"""`rlyeh analyse`: where a game was won and lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from rlyeh.arena.coach import Analysis, AnalysisSettings, Lesson, analyse
from rlyeh.arena.coach.chart import letters
from rlyeh.arena.coach.page import write_page
from rlyeh.arena.statistics import percent
from rlyeh.cli.arena import STOPPED, Jobs, heading
from rlyeh.cli.board import BLOOD, BRASS, DUST, GREEN, PAPER
from rlyeh.engine import NOBODY
from rlyeh.engine.files import GameRecord

USUAL = AnalysisSettings()


def register(app: typer.Typer) -> None:
    """Add the command `analyse`."""
    app.command(
        "analyse",
        help="Look at a recorded game with a search bot over both shoulders: the chance to win after every turn, and "
        "the decisions that cost most, with what was better and why.",
        epilog="For example: rlyeh analyse game.json · rlyeh analyse game.json --html game.html --games 100",
    )(_analyse)


def _analyse(
    file: Annotated[Path, typer.Argument(help="A game file.", show_default=False)],
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write it as a page too.", show_default=False)
    ] = None,
    bot: Annotated[str, typer.Option(help="Who looks over both shoulders.")] = USUAL.bot,
    games: Annotated[
        int, typer.Option(min=4, help="How many games are played on from each turn; more is surer and slower.")
    ] = USUAL.games,
    lessons: Annotated[int, typer.Option(min=1, help="How many decisions are told at most.")] = USUAL.lessons,
    seed: Annotated[int, typer.Option(min=0, help="The number that fixes what is imagined.")] = 0,
    jobs: Jobs = None,
    as_json: Annotated[bool, typer.Option("--json", help="All of it as JSON.")] = False,
) -> None:
    record = GameRecord.read(file)
    console = Console(stderr=True, highlight=False)
    try:
        analysis = _watched(record, AnalysisSettings(bot, games, lessons, seed), jobs, console)
    except KeyboardInterrupt:
        console.print("Stopped.", style=BRASS)
        raise typer.Exit(STOPPED) from None
    if html is not None:
        write_page(analysis, html)
        console.print(Text.assemble(("The page: ", DUST), (str(html), BRASS)))
    if as_json:
        typer.echo(json.dumps(analysis.to_json(), indent=1))
    else:
        show(analysis, Console(highlight=False))


def _watched(record: GameRecord, settings: AnalysisSettings, jobs: int | None, console: Console) -> Analysis:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("", total=None)

        def watch(description: str, done: int, total: int) -> None:
            if not done:
                progress.reset(task, description=description, total=total)
            progress.update(task, completed=done)

        return analyse(record, settings, jobs, watch)


def show(analysis: Analysis, console: Console) -> None:
    """The curve and the decisions, for the terminal."""
    first, second = analysis.names
    console.print(heading(f"{first} against {second}"))
    over = f"{analysis.names[analysis.winner]} won in turn {analysis.last_turn}."
    console.print("The game is not over." if analysis.winner == NOBODY else over, style=DUST, markup=False)
    console.print()
    console.print(f"The chance of {first} to win after every turn:", style=PAPER, markup=False)
    for line in letters(analysis.points):
        console.print(Text(line, BRASS, no_wrap=True, overflow="crop"))
    console.print()
    for name, agreed, decided in zip(analysis.names, analysis.agreed, analysis.decided, strict=True):
        sentence = f"{name} decided {agreed} of {decided} times as {analysis.settings.bot} would have."
        console.print(sentence, style=DUST, markup=False)
    console.print()
    if not analysis.lessons:
        console.print("No decision was clearly worse than what the bot would have done.", style=PAPER)
    for number, lesson in enumerate(analysis.lessons, 1):
        _show_lesson(number, lesson, analysis, console)


def _show_lesson(number: int, lesson: Lesson, analysis: Analysis, console: Console) -> None:
    step = lesson.step
    when = f"turn {step.turn}" if step.turn else "before the first turn"
    lead = Text(f"{number}. {analysis.names[step.seat]}, {when}, after answer {step.start}: ", BRASS)
    lead.append(f"−{100 * lesson.cost:.1f}", BLOOD)
    lead.append(f" ± {100 * lesson.reach:.1f} points of chance to win", DUST)
    console.print(lead)
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style=DUST, no_wrap=True)
    table.add_column()
    table.add_row("asked", Text(step.asked, DUST))
    table.add_row("played", Text(f"{step.text} ({percent(lesson.with_played)})", PAPER))
    table.add_row("better", Text(f"{lesson.better} ({percent(lesson.with_better)})", GREEN))
    table.add_row("why", Text(lesson.reasons, PAPER))
    console.print(Padding(table, (0, 0, 1, 3)))
