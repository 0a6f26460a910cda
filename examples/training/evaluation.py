"""How good the model is: seat-swapped games against the bots of the ladder."""

from __future__ import annotations

from rlyeh.arena import ArenaTally, ladder, run
from rlyeh.arena.standings import Standings
from rlyeh.arena.statistics import percent

OPPONENTS = ("random", "careless", "acolyte")


def evaluate(model: str, games: int, jobs: int) -> list[str]:
    """A line for each opponent. Every deal is played from both sides, with all quick decks mixed."""
    lines = []
    for opponent in OPPONENTS:
        schedule = ladder([model, opponent], games)
        tally = ArenaTally(schedule, run(schedule, jobs=jobs))
        score = Standings(tally).against[0, 1]
        interval = score.interval()
        lines.append(
            f"against {opponent}: {percent(score.rate)} of {tally.games} games "
            f"(95 %: {percent(interval.low)} to {percent(interval.high)})"
        )
    return lines
