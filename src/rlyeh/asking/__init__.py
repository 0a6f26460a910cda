"""Asking: when a person is asked, what is answered for them, and how a question is put as one choice.

The engine asks everything that the rules leave open, and programs answer all of it. Where people play, at a table of
the server or in the terminal, this package stands between.
"""

from rlyeh.asking.automatic import answer_for, asked_again, named, order_matters
from rlyeh.asking.course import WINDOWS, Step, is_own_operations, step, window
from rlyeh.asking.habits import EVERYTHING, Habits, Preset
from rlyeh.engine.plans import Several, keys_of, missing_factions, several, twins

__all__ = [
    "EVERYTHING",
    "WINDOWS",
    "Habits",
    "Preset",
    "Several",
    "Step",
    "answer_for",
    "asked_again",
    "is_own_operations",
    "keys_of",
    "missing_factions",
    "named",
    "order_matters",
    "several",
    "step",
    "twins",
    "window",
]
