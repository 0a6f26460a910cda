"""Match-ups by the thousand: which games are played, who plays them where, and what they say together.

    schedule = match((one, two), ("acolyte", "random"), games=400)
    tally = Tally(schedule, run(schedule, jobs=2))
    print(tally.scores[0].interval())
"""

from rlyeh.arena.folder import RunFolder
from rlyeh.arena.pairings import field, ladder, match, mixed
from rlyeh.arena.rating import Rating, rate
from rlyeh.arena.running import BACKENDS, run
from rlyeh.arena.schedule import Schedule
from rlyeh.arena.statistics import Interval, Score, wilson
from rlyeh.arena.table import Outcome, check, play
from rlyeh.arena.tally import ArenaTally

__all__ = [
    "BACKENDS",
    "ArenaTally",
    "Interval",
    "Outcome",
    "Rating",
    "RunFolder",
    "Schedule",
    "Score",
    "check",
    "field",
    "ladder",
    "match",
    "mixed",
    "play",
    "rate",
    "run",
    "wilson",
]
