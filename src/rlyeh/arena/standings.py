"""Standings: contestants against contestants, and their ratings. As objects and as JSON."""

from __future__ import annotations

from math import isfinite

from rlyeh.arena.rating import Rating, rate
from rlyeh.arena.schedule import Schedule
from rlyeh.arena.statistics import Interval, Score
from rlyeh.arena.tally import WAYS, ArenaTally, CardLine, Share
from rlyeh.model.word import Json

YARDSTICK = "reference-1"
"""The bot that never changes: others are measured by it where it takes part."""


class Standings:
    """Scores of every contestant against every other: bots in a ladder, entrants with their decks otherwise."""

    def __init__(self, tally: ArenaTally) -> None:
        schedule = tally.schedule
        self.tally = tally
        self.names = names(schedule)
        self.against: dict[tuple[int, int], Score] = {}
        """What one reached against another, from both points of view."""
        for pairing, score in zip(schedule.pairings, tally.scores, strict=True):
            first, second = (self._place(schedule, entrant) for entrant in pairing.first)
            self.against.setdefault((first, second), Score()).add(score)
            self.against.setdefault((second, first), Score()).add(score.turned())

    def _place(self, schedule: Schedule, entrant: int) -> int:
        return self.names.index(schedule.entrants[entrant].bot) if schedule.kind == "ladder" else entrant

    def total(self, place: int) -> Score:
        """What one reached against all others."""
        score = Score()
        for (first, _), part in self.against.items():
            if first == place:
                score.add(part)
        return score

    def order(self) -> list[int]:
        """The places from the highest win rate to the lowest."""
        return sorted(range(len(self.names)), key=lambda place: -self.total(place).rate)

    def ratings(self) -> list[Rating]:
        """Ratings in the order of the names, measured by the yardstick, or by the first where it does not take part."""
        anchor = self.names.index(YARDSTICK) if YARDSTICK in self.names else 0
        upper = {pair: score for pair, score in self.against.items() if pair[0] < pair[1]}
        return rate(self.names, upper, anchor)


def names(schedule: Schedule) -> list[str]:
    """What the contestants are called."""
    if schedule.kind == "ladder":
        return schedule.bots()
    decks = [schedule.deck_of(place).name for place in range(len(schedule.entrants))]
    if len(set(decks)) == len(decks) and (schedule.kind == "field" or len(schedule.bots()) == 1):
        return decks
    called = [f"{deck} ({entrant.bot})" for deck, entrant in zip(decks, schedule.entrants, strict=True)]
    return [name if called.count(name) == 1 else f"{name}, {place + 1}" for place, name in enumerate(called)]


# -- JSON --------------------------------------------------------------------------------------------------------------


def to_json(tally: ArenaTally) -> Json:
    """All figures of a run. They depend on the schedule alone, not on who played it or how fast."""
    standings = Standings(tally)
    schedule = tally.schedule
    figures = {
        "kind": schedule.kind,
        "seed": schedule.seed,
        "rules": schedule.rules,
        "bots": schedule.bots(),
        "games": tally.finished,
        "failed": sorted(tally.failures),
        "won_by": _ways(tally),
        "turns": vars(tally.lengths()),
        "first_turn": _share(tally.going_first()),
        "contestants": [
            {"name": name} | _score(standings.total(place)) for place, name in enumerate(standings.names)
        ],
        "against": [
            {"of": standings.names[one], "against": standings.names[two]} | _score(score)
            for (one, two), score in sorted(standings.against.items())
        ],
    }
    if schedule.kind == "ladder":
        return figures | {"ratings": [_rating(rating) for rating in standings.ratings()]}
    return figures | {
        "cards": [
            {"name": name, "cards": [_card(line) for line in tally.card_lines(place)]}
            for place, name in enumerate(standings.names)
        ]
    }


def _rating(rating: Rating) -> Json:
    reach = round(rating.reach, 1) if isfinite(rating.reach) else None
    return {"bot": rating.name, "elo": round(rating.elo, 1), "reach": reach}


def _ways(tally: ArenaTally) -> Json:
    return {WAYS.get(rule, rule): number for rule, number in sorted(tally.ways().items())}


def _score(score: Score) -> Json:
    return {"wins": score.wins, "games": score.games} | _interval(score.interval())


def _interval(interval: Interval) -> Json:
    return {key: round(value, 4) for key, value in vars(interval).items()}


def _share(share: Share) -> Json:
    figures = {"wins": share.wins, "games": share.games}
    return figures | _interval(share.interval) if share.games else figures


def _card(line: CardLine) -> Json:
    lift = line.lift
    return {
        "card": line.card,
        "title": line.title,
        "copies": line.copies,
        "drawn": _share(line.drawn),
        "played": _share(line.played),
        "resourced": _share(line.resourced),
        "lift": None if lift is None else round(lift, 4),
    }
