"""Shared parts of the arena's commands: options, the progress bar, and how a run is kept and gone on with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from time import perf_counter, strftime
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from rlyeh.arena.folder import RunFolder
from rlyeh.arena.running import run
from rlyeh.arena.schedule import Schedule
from rlyeh.arena.statistics import Interval, percent
from rlyeh.arena.table import check
from rlyeh.arena.tally import ArenaTally, Side
from rlyeh.cli.board import BLOOD, BRASS, DUST
from rlyeh.engine import RULE_SETS
from rlyeh.errors import ArenaError

STOPPED = 130
"""The exit status after Ctrl-C, as shells have it."""


class BackendName(StrEnum):
    """Where games can be played."""

    PROCESSES = "processes"
    RAY = "ray"


Seed = Annotated[int, typer.Option(min=0, help="The number that fixes every deal and every bot's luck.")]
Jobs = Annotated[
    int | None, typer.Option(min=1, help="How many workers play; one for each core if left out.", show_default=False)
]
Rules = Annotated[str, typer.Option(help=f"The rule set: {', '.join(RULE_SETS)}.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with this very run after an interruption.")]
Backends = Annotated[BackendName, typer.Option(help="Where the workers are: processes of this machine, or Ray.")]
Address = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="The Ray cluster, such as auto or ray://host:10001; a local one if left out."),
]
Save = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="Keep the results and every game file in this folder.", show_default=False),
]


@dataclass(frozen=True)
class Where:
    """How and where a run is played and kept."""

    save: Path | None = None
    resume: bool = False
    jobs: int | None = None
    backend: str = BackendName.PROCESSES
    address: str | None = None


# -- playing -----------------------------------------------------------------------------------------------------------


def perform(schedule: Schedule, where: Where, show: Callable[[ArenaTally, RunFolder], None]) -> None:
    """Play a run with a progress bar, show what came of it, and leave what is worth keeping."""
    console = Console(stderr=True, highlight=False)
    check(schedule)
    folder = _folder(schedule, where)
    tally = ArenaTally(schedule, folder.outcomes())
    if tally.games:
        console.print(f"Going on after {tally.games:,} games.", style=DUST)
    stopped = _play(schedule, where, folder, tally, console)
    try:
        show(tally, folder)
    finally:
        # Nobody will go on with what is finished, even if its figures went into a pipe that was closed.
        if where.save is None and not stopped and not tally.failures:
            folder.remove()
    _tell_failures(tally, folder, console)
    if stopped:
        _tell_stop(tally, schedule, folder, console)
        raise typer.Exit(STOPPED)
    if tally.failures:
        raise typer.Exit(1)


def _play(schedule: Schedule, where: Where, folder: RunFolder, tally: ArenaTally, console: Console) -> bool:
    """Play all that is left; returns whether Ctrl-C came before the end."""
    before, since = tally.games, perf_counter()
    games = run(schedule, folder, where.jobs, where.backend, where.address)
    counts = (MofNCompleteColumn(), _Rate(before), TimeRemainingColumn())
    bar = Progress(TextColumn("{task.description}"), BarColumn(), *counts, console=console, transient=True)
    bar.disable = not console.is_terminal
    with bar as progress:
        task = progress.add_task("games", total=schedule.games, completed=before)
        try:
            for outcome in games:
                tally.add(outcome)
                failed = f"games, {len(tally.failures)} failed" if tally.failures else "games"
                progress.update(task, advance=1, description=failed)
        except KeyboardInterrupt:
            return True
        finally:
            games.close()
    played, seconds = tally.games - before, perf_counter() - since
    if played:
        console.print(f"{played:,} games in {_duration(seconds)}, {_rate(played / seconds)}.", style=DUST)
    return False


class _Rate(ProgressColumn):
    """How many games a second, or a minute where they are slow."""

    def __init__(self, before: int) -> None:
        super().__init__()
        self.before = before

    def render(self, task: Task) -> Text:
        played, seconds = task.completed - self.before, task.elapsed
        return Text(_rate(played / seconds) if played and seconds else "", DUST)


def _rate(speed: float) -> str:
    return f"{speed:.1f} games/s" if speed >= 1 else f"{60 * speed:.1f} games/min"


def _duration(seconds: float) -> str:
    minutes = int(seconds // 60)
    return f"{minutes} min {seconds - 60 * minutes:.0f} s" if minutes else f"{seconds:.1f} s"


# -- the folder --------------------------------------------------------------------------------------------------------


def _folder(schedule: Schedule, where: Where) -> RunFolder:
    """The folder of the run: the one that was named, or one of our own, without game files, for as long as it lasts."""
    if where.save is not None:
        begin = RunFolder.resume if where.resume else RunFolder.begin
        return begin(where.save, schedule, True)
    runs = Path(typer.get_app_dir("rlyeh")) / "runs"
    if not where.resume:
        return RunFolder.begin(_unused(runs / f"{schedule.digest}-{strftime('%Y%m%d-%H%M%S')}"), schedule)
    folders = sorted(runs.glob(f"{schedule.digest}-*"))
    if not folders:
        raise ArenaError("No run like this was interrupted, so there is nothing to go on with: leave --resume out.")
    return RunFolder.resume(folders[-1], schedule)


def _unused(path: Path) -> Path:
    number = 2
    candidate = path
    while candidate.exists():
        candidate = path.with_name(f"{path.name}-{number}")
        number += 1
    return candidate


def _tell_failures(tally: ArenaTally, folder: RunFolder, console: Console) -> None:
    if not tally.failures:
        return
    number, error = min(tally.failures.items())
    last = error.strip().splitlines()[-1]
    console.print(f"{_games(len(tally.failures))} failed; kept in {folder.path / 'failed'}.", style=BLOOD, markup=False)
    console.print(f"The first was game {number}: {last}", style=DUST, markup=False)


def _tell_stop(tally: ArenaTally, schedule: Schedule, folder: RunFolder, console: Console) -> None:
    done = f"Stopped after {tally.games:,} of {schedule.games:,} games, kept in {folder.path}."
    console.print(f"{done} Go on with the same command and --resume.", style=BRASS, markup=False)


def _games(number: int) -> str:
    return "1 game" if number == 1 else f"{number:,} games"


# -- words and figures -------------------------------------------------------------------------------------------------


def spread(interval: Interval) -> str:
    """The two ends of an interval."""
    return f"{100 * interval.low:.1f} to {percent(interval.high)}"


def thinking(side: Side) -> str:
    """How long a bot takes for a decision."""
    ms = 1000 * side.seconds / side.answers if side.answers else 0.0
    return f"{ms / 1000:.2f} s" if ms >= 1000 else f"{ms:.2g} ms" if ms < 10 else f"{ms:.0f} ms"


def heading(text: str) -> Text:
    """A line over a table."""
    return Text(text, BRASS)

