"""`rlyeh simulate`: two decks against each other, many times."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text

from rlyeh.arena import ArenaTally, RunFolder, match
from rlyeh.arena.schedule import SEATS
from rlyeh.arena.standings import Standings, to_json
from rlyeh.arena.statistics import Score, percent
from rlyeh.arena.tally import WAYS, CardLine, Share
from rlyeh.cli.arena import (
    Address,
    BackendName,
    Backends,
    Jobs,
    Resume,
    Rules,
    Save,
    Seed,
    Where,
    heading,
    perform,
    spread,
    thinking,
)
from rlyeh.cli.arguments import DeckArgument, playable_deck_named
from rlyeh.cli.board import BLOOD, BRASS, DUST, GREEN, PAPER

ENDS = 5
"""How many of the best and of the worst cards are shown."""
ENOUGH = 20
"""Games with and without a card before it is worth naming among those."""


def register(app: typer.Typer) -> None:
    """Add the command `simulate`."""
    app.command(
        "simulate",
        help="Let two decks play each other many times. Both change seats after every game, and each deal is played "
        "from both sides. The results are the same for any number of jobs.",
        epilog="For example: rlyeh simulate cthulhu+hastur agency+miskatonic --games 400 --bots acolyte,acolyte",
    )(_simulate)


def _simulate(
    first: DeckArgument,
    second: DeckArgument,
    games: Annotated[int, typer.Option(min=1, help="How many games; an odd number gets one more.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="Who plays the first deck and who the second, or one name for both.")
    ] = "acolyte",
    seed: Seed = 0,
    jobs: Jobs = None,
    rules: Rules = "lcg",
    save: Save = None,
    resume: Resume = False,
    backend: Backends = BackendName.PROCESSES,
    address: Address = None,
    cards: Annotated[bool, typer.Option("--cards", help="Show every card, not only the best and the worst.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="All figures as JSON.")] = False,
) -> None:
    schedule = match((playable_deck_named(first), playable_deck_named(second)), _two_bots(bots), games, seed, rules)

    def show(tally: ArenaTally, folder: RunFolder) -> None:
        if as_json:
            typer.echo(json.dumps(to_json(tally), indent=1))
        else:
            show_match(tally, cards, Console(highlight=False))

    perform(schedule, Where(save, resume, jobs, backend, address), show)


def _two_bots(names: str) -> tuple[str, str]:
    named = [part.strip() for part in names.split(",")]
    if len(named) > 2 or not all(named):
        raise typer.BadParameter("name one bot or two, such as acolyte,random", param_hint="--bots")
    return named[0], named[-1]


# -- telling -----------------------------------------------------------------------------------------------------------


def show_match(tally: ArenaTally, all_cards: bool, console: Console) -> None:
    """The result, how games were won, how long they were, and what the cards did."""
    standings = Standings(tally)
    if not tally.finished:
        console.print("No game was played to its end.", style=DUST)
        return
    schedule = tally.schedule
    facts = f"{tally.finished:,} games, each deal from both sides"
    console.print(f"{facts} · rules {schedule.rules} · seed {schedule.seed}\n", style=DUST)
    console.print(_result(standings))
    console.print()
    console.print(_facts(tally), style=PAPER)
    console.print("Lift: how much more was won with the card drawn than without, in points of per cent.", style=DUST)
    for place, name in enumerate(standings.names):
        console.print()
        console.print(heading(name))
        console.print(_cards(tally.card_lines(place), all_cards))


def _result(standings: Standings) -> Table:
    """A column for each deck, so that long names have room."""
    tally = standings.tally
    table = Table(box=None, pad_edge=False, header_style=BRASS)
    table.add_column("", style=DUST, no_wrap=True)
    for name in standings.names:
        table.add_column(Text(name), justify="right")
    both = list(zip((standings.total(place) for place in SEATS), tally.sides, strict=True))
    table.add_row("won", *(f"{score.wins:,}" for score, _ in both))
    table.add_row("win rate", *(Text(percent(score.rate), _colour(score)) for score, _ in both))
    table.add_row("95 % interval", *(spread(score.interval()) for score, _ in both))
    for rule in sorted(tally.ways(), key=lambda rule: (rule not in WAYS, rule)):
        table.add_row(f"by {WAYS.get(rule, rule)}", *(f"{side.ways[rule]:,}" for _, side in both))
    table.add_row("with the first turn", *(_percent(side.started(True)) for _, side in both))
    table.add_row("with the second", *(_percent(side.started(False)) for _, side in both))
    return table


def _colour(score: Score) -> Style:
    """Green for who is better beyond doubt."""
    return GREEN if score.interval().low > 0.5 else PAPER


def _facts(tally: ArenaTally) -> str:
    lengths = tally.lengths()
    first = tally.going_first()
    lines = [
        f"Games took {lengths.mean:.1f} turns on average (median {lengths.median:g}, {lengths.shortest} to "
        f"{lengths.longest}), {tally.answers / tally.games:.0f} decisions.",
        f"Who had the first turn won {percent(first.interval.rate)} ({spread(first.interval)}).",
    ]
    for bot in tally.schedule.bots():
        lines.append(f"{bot} thought {thinking(tally.of_bot(bot))} for a decision.")
    return "\n".join(lines)


def _cards(lines: list[CardLine], all_of_them: bool) -> Table:
    table = Table(box=None, pad_edge=False, header_style=DUST)
    table.add_column("card", min_width=22)
    for title in ("drawn", "won", "lift", "played", "won", "resource", "won"):
        table.add_column(title, justify="right", no_wrap=True)
    for line in _chosen(lines, all_of_them):
        if line is None:
            table.add_row(Text("…", DUST))
            continue
        shares = [(f"{share.games:,}", _percent(share)) for share in (line.drawn, line.played, line.resourced)]
        drawn, played, resourced = shares
        table.add_row(Text(line.title), *drawn, _lift(line), *played, *resourced)
    return table


def _chosen(lines: list[CardLine], all_of_them: bool) -> list[CardLine | None]:
    """The cards from the most helpful on; in the short form the best and the worst of those that came up enough."""
    ranked = sorted(lines, key=lambda line: (line.lift is None, -(line.lift or 0.0), line.card))
    if all_of_them:
        return list(ranked)
    frequent = [line for line in ranked if min(line.drawn.games, line.unseen.games) >= ENOUGH]
    if len(frequent) <= 2 * ENDS:
        return list(frequent or ranked[: 2 * ENDS])
    return [*frequent[:ENDS], None, *frequent[-ENDS:]]


def _lift(line: CardLine) -> Text:
    if line.lift is None:
        return Text("–", DUST)
    return Text(f"{100 * line.lift:+.1f}", GREEN if line.lift > 0 else BLOOD)


def _percent(share: Share) -> str:
    return percent(share.wins / share.games) if share.games else "–"
