"""The report of a field: one HTML page that needs nothing else, beside the game files that it links to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined

from rlyeh.arena.folder import RunFolder
from rlyeh.arena.standings import Standings
from rlyeh.arena.statistics import Interval, Score, percent
from rlyeh.arena.table import Outcome
from rlyeh.arena.tally import WAYS, ArenaTally, Lengths, Share
from rlyeh.cards import POOL
from rlyeh.decks import Deck
from rlyeh.errors import ArenaError
from rlyeh.model import Faction

LISTED = 40
"""Games of a match-up that are listed one by one; the others are in the folder."""
SPREAD = 0.3
"""How far from even a match-up must be for the full colour."""
WOOD, GREEN, BLOOD = (38, 29, 21), (128, 186, 70), (140, 48, 36)
"""The colours of an even match-up, of a good one and of a bad one."""


def environment() -> Environment:
    """Templates of the arena: whatever is put into them is escaped."""
    templates = Environment(loader=PackageLoader("rlyeh.arena"), autoescape=True, undefined=StrictUndefined)
    templates.trim_blocks = templates.lstrip_blocks = True
    templates.filters["percent"] = percent
    templates.filters["bare"] = lambda share: f"{100 * share:.1f}"
    templates.filters["change"] = _change
    return templates


def _change(share: float) -> str:
    """A difference of shares in points of per cent, with its sign."""
    text = f"{100 * share:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−")


@dataclass(frozen=True)
class GameLine:
    """One game of a match-up, as it is listed."""

    number: int
    winner: str
    way: str
    turns: int
    began: str
    file: str
    """Where its game file is, seen from the report; empty if it was not kept."""


@dataclass
class Cell:
    """One deck against one other, as the deck of the row sees it."""

    score: Score
    anchor: str
    colour: str
    ink: str
    is_sure: bool
    """Whether the interval leaves out an even match-up."""


@dataclass
class Rival:
    """The deck that another one does best or worst against."""

    rank: int
    name: str
    factions: list[Faction]
    score: Score
    anchor: str


@dataclass
class DeckLine:
    """One deck in the table."""

    place: int
    name: str
    factions: list[Faction]
    score: Score
    interval: Interval
    lengths: Lengths
    ways: dict[str, Share]
    first: Share
    best: Rival | None = None
    worst: Rival | None = None
    cells: list[Cell | None] = field(default_factory=list)


@dataclass
class Meeting:
    """One match-up with its games."""

    anchor: str
    one: str
    two: str
    score: Score
    games: list[GameLine]
    more: int
    """How many games are not listed."""


@dataclass
class CardRow:
    """One card over all decks that play it."""

    title: str
    faction: Faction
    decks: int
    drawn: Share
    played: Share
    resourced: Share
    unseen: Share

    @property
    def lift(self) -> float | None:
        """How much more was won with the card drawn than without."""
        if not self.drawn.games or not self.unseen.games:
            return None
        return self.drawn.wins / self.drawn.games - self.unseen.wins / self.unseen.games


def field_report(tally: ArenaTally, outcomes: Iterable[Outcome], folder: RunFolder | None = None) -> str:
    """The page, with links to the game files of a folder in which it is going to lie."""
    standings = Standings(tally)
    order = standings.order()
    lines = [_deck_line(standings, place, order) for place in order]
    return environment().get_template("field.html.j2").render(
        tally=tally,
        schedule=tally.schedule,
        lines=lines,
        ways=_ways(tally.ways()),
        meetings=_meetings(standings, outcomes, folder),
        cards=_card_rows(tally),
        lengths=tally.lengths(),
        first=tally.going_first(),
    )


def write_field_report(tally: ArenaTally, folder: RunFolder) -> Path:
    """Write the report into the folder of the run."""
    target = folder.path / "report.html"
    try:
        target.write_text(field_report(tally, folder.outcomes(), folder), encoding="utf-8")
    except OSError as problem:
        raise ArenaError(f"{target} cannot be written: {problem.strerror}.") from None
    return target


# -- decks and match-ups -----------------------------------------------------------------------------------------------


def _deck_line(standings: Standings, place: int, order: list[int]) -> DeckLine:
    tally = standings.tally
    side, score = tally.sides[place], standings.total(place)
    scores = {other: standings.against[place, other] for other in order if (place, other) in standings.against}
    ranked = sorted((other for other in scores if scores[other].games), key=lambda other: scores[other].rate)
    rivals = [_rival(standings, place, other, order.index(other) + 1) for other in ranked]
    return DeckLine(
        place,
        standings.names[place],
        factions(tally.schedule.deck_of(place)),
        score,
        score.interval(),
        Lengths.of(side.turns),
        {way: Share(_ways(side.ways).get(way, 0), side.wins) for way in _ways(tally.ways())},
        side.started(True),
        rivals[-1] if rivals else None,
        rivals[0] if rivals else None,
        [_cell(place, other, scores[other]) if other in scores else None for other in order],
    )


def _rival(standings: Standings, place: int, other: int, rank: int) -> Rival:
    deck = standings.tally.schedule.deck_of(other)
    return Rival(rank, standings.names[other], factions(deck), standings.against[place, other], anchor(place, other))


def _ways(counts: Counter[str]) -> dict[str, int]:
    """How games were won, in words: the usual ways first."""
    ordered = sorted(counts, key=lambda rule: (rule not in WAYS, rule))
    return {WAYS.get(rule, rule): counts[rule] for rule in ordered}


def factions(deck: Deck) -> list[Faction]:
    """The factions that a deck mostly consists of, two at most."""
    counts: Counter[Faction] = Counter()
    for card, copies in deck.cards.items():
        counts[POOL[card].faction] += copies
    del counts[Faction.NEUTRAL]
    return [faction for faction, _ in counts.most_common(2)]


def _cell(place: int, other: int, score: Score) -> Cell:
    interval = score.interval()
    colour = shade(score.rate)
    is_sure = interval.low > 0.5 or interval.high < 0.5
    return Cell(score, anchor(place, other), colour, _ink(colour), is_sure)


def anchor(first: int, second: int) -> str:
    """The name of a match-up within the page."""
    return f"m-{min(first, second)}-{max(first, second)}"


def shade(rate: float) -> str:
    """The colour of a win rate: green where the deck is ahead, red where it is behind, wood in between."""
    far = max(-1.0, min(1.0, (rate - 0.5) / SPREAD))
    end = GREEN if far > 0 else BLOOD
    red, green, blue = (round(wood + (top - wood) * abs(far)) for wood, top in zip(WOOD, end, strict=True))
    return f"#{red:02x}{green:02x}{blue:02x}"


def _ink(colour: str) -> str:
    """Dark letters on light ground, light ones on dark."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#14100b" if 0.3 * red + 0.59 * green + 0.11 * blue > 105 else "#e6d9b8"


def _meetings(standings: Standings, outcomes: Iterable[Outcome], folder: RunFolder | None) -> list[Meeting]:
    schedule = standings.tally.schedule
    games: list[list[GameLine]] = [[] for _ in schedule.pairings]
    counts = [0] * len(schedule.pairings)
    for outcome in sorted(outcomes, key=lambda outcome: outcome.number):
        pairing = schedule.fixture(outcome.number).pairing
        counts[pairing] += 1
        if len(games[pairing]) < LISTED:
            games[pairing].append(_game_line(standings, outcome, folder))
    meetings = []
    for number, match_up in enumerate(schedule.pairings):
        first, second = match_up.first
        names = standings.names[first], standings.names[second]
        score = standings.against[first, second]
        unlisted = counts[number] - len(games[number])
        meetings.append(Meeting(anchor(first, second), *names, score, games[number], unlisted))
    return meetings


def _game_line(standings: Standings, outcome: Outcome, folder: RunFolder | None) -> GameLine:
    fixture = standings.tally.schedule.fixture(outcome.number)
    names = [standings.names[entrant] for entrant in fixture.entrants]
    file = ""
    if folder is not None and folder.game_file(outcome).exists():
        file = folder.game_file(outcome).relative_to(folder.path).as_posix()
    winner = "" if outcome.failed else names[outcome.winner]
    way = "failed" if outcome.failed else WAYS.get(outcome.won_by, outcome.won_by)
    return GameLine(outcome.number, winner, way, outcome.turns, names[outcome.first], file)


# -- cards -------------------------------------------------------------------------------------------------------------


def _card_rows(tally: ArenaTally) -> list[CardRow]:
    """Every card over all decks, the most helpful first."""
    rows: dict[str, CardRow] = {}
    nothing = Share(0, 0)
    for entrant in range(len(tally.schedule.entrants)):
        for line in tally.card_lines(entrant):
            row = rows.get(line.card)
            if row is None:
                row = CardRow(line.title, POOL[line.card].faction, 0, nothing, nothing, nothing, nothing)
                rows[line.card] = row
            row.decks += 1
            for column in ("drawn", "played", "resourced", "unseen"):
                setattr(row, column, _sum(getattr(row, column), getattr(line, column)))
    return sorted(rows.values(), key=lambda row: (row.lift is None, -(row.lift or 0.0), row.title))


def _sum(one: Share, two: Share) -> Share:
    return Share(one.wins + two.wins, one.games + two.games)
