"""Deck statistics: composition (`profile`), when cards can be paid (`chances`), sample hands (`hands`).

All of it is one page with charts (`page`).
"""

from rlyeh.decks.stats.chances import Dealing, Demand, Outlook, Plan, chance
from rlyeh.decks.stats.hands import setup_hands
from rlyeh.decks.stats.profile import Profile, profile
from rlyeh.decks.stats.statistics import Statistics, Wishes, statistics

__all__ = [
    "Dealing",
    "Demand",
    "Outlook",
    "Plan",
    "Profile",
    "Statistics",
    "Wishes",
    "chance",
    "profile",
    "setup_hands",
    "statistics",
]
