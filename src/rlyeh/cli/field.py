"""`rlyeh field`: every deck against every other, and a report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rlyeh.arena import ArenaTally, RunFolder, field
from rlyeh.arena.report import write_field_report
from rlyeh.arena.standings import Standings, to_json
from rlyeh.arena.statistics import percent
from rlyeh.cli.arena import (
    Address,
    BackendName,
    Backends,
    Jobs,
    Resume,
    Rules,
    Seed,
    Where,
    heading,
    perform,
    spread,
)
from rlyeh.cli.arguments import DECK_HELP, playable_deck_named
from rlyeh.cli.board import BLOOD, BRASS, DUST, GREEN, PAPER
from rlyeh.cli.completion import complete_deck
from rlyeh.decks import PAIRS, Deck, quick_deck

FOLDER = Path("rlyeh-field")


def register(app: typer.Typer) -> None:
    """Add the command `field`."""
    app.command(
        "field",
        help="Let every deck play every other, and write a report: a heat map of match-ups, tables that sort, and "
        "links to every game. Without decks these are the 21 quick decks of the Core Set.",
        epilog="For example: rlyeh field --games 20 --save report · rlyeh field cthulhu+hastur agency+yog misk+shub",
    )(_field)


def _field(
    decks: Annotated[
        list[str] | None,
        typer.Argument(metavar="[DECK]...", help=f"Two decks or more. {DECK_HELP}", autocompletion=complete_deck),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games each two decks play.")] = 20,
    bots: Annotated[str, typer.Option(metavar="BOT", help="Who plays all the decks.")] = "acolyte",
    seed: Seed = 0,
    jobs: Jobs = None,
    rules: Rules = "lcg",
    save: Annotated[Path, typer.Option(metavar="DIR", help="Where report, results and game files go.")] = FOLDER,
    resume: Resume = False,
    backend: Backends = BackendName.PROCESSES,
    address: Address = None,
    as_json: Annotated[bool, typer.Option("--json", help="All figures as JSON.")] = False,
) -> None:
    chosen = [playable_deck_named(name) for name in decks] if decks else quick_decks()
    schedule = field(chosen, bots, games, seed, rules)

    def show(tally: ArenaTally, folder: RunFolder) -> None:
        report = write_field_report(tally, folder)
        if as_json:
            typer.echo(json.dumps(to_json(tally), indent=1))
            return
        console = Console(highlight=False)
        show_field(tally, console)
        console.print()
        console.print(Text.assemble(("The report: ", DUST), (str(report), BRASS)))

    perform(schedule, Where(save, resume, jobs, backend, address), show)


def quick_decks() -> list[Deck]:
    """The 21 quick decks of the Core Set, all with the first packet of neutral cards."""
    return [quick_deck(pair, 0) for pair in PAIRS]


def show_field(tally: ArenaTally, console: Console) -> None:
    """The decks from the best on."""
    standings = Standings(tally)
    table = Table(box=None, pad_edge=False, header_style=DUST)
    for title in ("", "deck"):
        table.add_column(title)
    for title in ("won", "games", "win rate", "95 % interval"):
        table.add_column(title, justify="right", no_wrap=True)
    for rank, place in enumerate(standings.order(), 1):
        score = standings.total(place)
        interval = score.interval()
        style = GREEN if interval.low > 0.5 else BLOOD if interval.high < 0.5 else PAPER
        rate = Text(percent(score.rate), style)
        figures = (f"{score.wins:,}", f"{score.games:,}", rate, spread(interval))
        table.add_row(str(rank), Text(standings.names[place]), *figures)
    console.print(heading("The field"))
    console.print(table)
