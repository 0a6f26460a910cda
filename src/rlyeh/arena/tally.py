"""Tallies: what many games say together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from statistics import fmean, median

from rlyeh.arena.schedule import SEATS, Schedule
from rlyeh.arena.statistics import Interval, Score, wilson
from rlyeh.arena.table import Outcome, Touched
from rlyeh.cards import POOL

WAYS = {"WIN-1": "stories", "WIN-6": "empty deck"}
"""How games are won, by the rule that ends them."""


@dataclass(frozen=True)
class Share:
    """Wins among the games in which something happened."""

    wins: int
    games: int

    @property
    def interval(self) -> Interval:
        """The share with its 95 % interval."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class CardLine:
    """How a deck did when it drew a card, played it, or made it a resource, in at least one copy."""

    card: str
    title: str
    copies: int
    drawn: Share
    played: Share
    resourced: Share
    unseen: Share
    """Games in which no copy was drawn."""

    @property
    def lift(self) -> float | None:
        """How much more was won with the card drawn than without; None if it was always drawn, or never."""
        if not self.drawn.games or not self.unseen.games:
            return None
        return self.drawn.wins / self.drawn.games - self.unseen.wins / self.unseen.games


class CardCounts:
    """Games and wins for each card of a deck, in the order of its list."""

    def __init__(self, cards: int) -> None:
        self.games = {use: [0] * cards for use in ("drawn", "played", "resourced")}
        self.wins = {use: [0] * cards for use in ("drawn", "played", "resourced")}

    def add(self, touched: Touched, won: bool) -> None:
        """Count one game."""
        for use in self.games:
            for place in _places(getattr(touched, use)):
                self.games[use][place] += 1
                self.wins[use][place] += won

    def share(self, use: str, place: int) -> Share:
        """The games in which something happened to the card at a place."""
        return Share(self.wins[use][place], self.games[use][place])


def _places(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


@dataclass
class Side:
    """What one entrant did in all its games."""

    games: int = 0
    wins: int = 0
    ways: Counter[str] = field(default_factory=Counter)
    """How it won, by rule."""
    losses: Counter[str] = field(default_factory=Counter)
    """How it lost, by rule."""
    starting: Counter[bool] = field(default_factory=Counter)
    """Games, by whether it had the first turn."""
    starting_wins: Counter[bool] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    answers: int = 0
    seconds: float = 0.0

    def started(self, first: bool) -> Share:
        """How it did with the first turn, or without."""
        return Share(self.starting_wins[first], self.starting[first])

    def add(self, other: Side) -> None:
        """Take in what another entrant did."""
        self.games += other.games
        self.wins += other.wins
        self.answers += other.answers
        self.seconds += other.seconds
        self.ways.update(other.ways)
        self.losses.update(other.losses)
        self.starting.update(other.starting)
        self.starting_wins.update(other.starting_wins)
        self.turns.update(other.turns)


@dataclass(frozen=True)
class Lengths:
    """How long games were, in turns."""

    mean: float
    median: float
    shortest: int
    longest: int

    @staticmethod
    def of(turns: Counter[int]) -> Lengths:
        """Of so many games of each length."""
        all_turns = sorted(turns.elements())
        if not all_turns:
            return Lengths(0.0, 0.0, 0, 0)
        return Lengths(fmean(all_turns), float(median(all_turns)), all_turns[0], all_turns[-1])


class ArenaTally:
    """Everything that is counted while a schedule is played. The order in which games come in makes no difference."""

    def __init__(self, schedule: Schedule, outcomes: Iterable[Outcome] = ()) -> None:
        self.schedule = schedule
        self.scores = [Score() for _ in schedule.pairings]
        """What the first contestant of each pairing reached."""
        self.sides = [Side() for _ in schedule.entrants]
        self.cards = [CardCounts(len(schedule.deck_of(place).cards)) for place in range(len(schedule.entrants))]
        self.failures: dict[int, str] = {}
        self.answers = 0
        self._waiting: dict[int, bool] = {}
        """Whether the first contestant won, for games whose other half is still to come."""
        for outcome in outcomes:
            self.add(outcome)

    @property
    def games(self) -> int:
        """Games that came in, failed ones too."""
        return self.finished + len(self.failures)

    @property
    def finished(self) -> int:
        """Games that were played to their end."""
        return sum(score.games for score in self.scores)

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.answers += sum(outcome.answers)
        if outcome.failed:
            self.failures[outcome.number] = outcome.error
            return
        fixture = self.schedule.fixture(outcome.number)
        for seat in SEATS:
            self._add_side(fixture.entrants[seat], outcome, seat)
        self._add_score(self.scores[fixture.pairing], fixture.pair, outcome.winner == fixture.first_seat)

    def _add_side(self, entrant: int, outcome: Outcome, seat: int) -> None:
        side = self.sides[entrant]
        won = outcome.winner == seat
        side.games += 1
        side.wins += won
        (side.ways if won else side.losses)[outcome.won_by] += 1
        side.starting[outcome.first == seat] += 1
        side.starting_wins[outcome.first == seat] += won
        side.turns[outcome.turns] += 1
        side.answers += outcome.answers[seat]
        side.seconds += outcome.seconds[seat]
        self.cards[entrant].add(outcome.cards[seat], won)

    def _add_score(self, score: Score, pair: int, won: bool) -> None:
        score.games += 1
        score.wins += won
        if pair not in self._waiting:
            self._waiting[pair] = won
            return
        other = self._waiting.pop(pair)
        score.both += won and other
        score.split += won != other
        score.neither += not won and not other

    # -- reading -------------------------------------------------------------------------------------------------------

    def ways(self) -> Counter[str]:
        """How the games were won, by rule."""
        return sum((side.ways for side in self.sides), Counter())

    def lengths(self) -> Lengths:
        """How long the games were."""
        turns_of_both = sum((side.turns for side in self.sides), Counter[int]())
        return Lengths.of(Counter({turns: count // 2 for turns, count in turns_of_both.items()}))

    def going_first(self) -> Share:
        """How often the player with the first turn won."""
        first = [side.started(True) for side in self.sides]
        return Share(sum(share.wins for share in first), sum(share.games for share in first))

    def of_bot(self, bot: str) -> Side:
        """What a bot did with all its decks."""
        total = Side()
        for entrant, side in zip(self.schedule.entrants, self.sides, strict=True):
            if entrant.bot == bot:
                total.add(side)
        return total

    def card_lines(self, entrant: int) -> list[CardLine]:
        """What an entrant's cards did, in the order of the deck's list."""
        deck = self.schedule.deck_of(entrant)
        side, counts = self.sides[entrant], self.cards[entrant]
        lines = []
        for place, (card, copies) in enumerate(deck.cards.items()):
            drawn = counts.share("drawn", place)
            unseen = Share(side.wins - drawn.wins, side.games - drawn.games)
            played, resourced = counts.share("played", place), counts.share("resourced", place)
            lines.append(CardLine(card, POOL[card].title, copies, drawn, played, resourced, unseen))
        return lines
