"""The scenario table for people who write cards.

    from rlyeh.testing import Scenario

    table = Scenario(active="darin", phase="operations")
    byakhee = table.darin.has("Byakhee Servant")
    table.tommy.holds("Shotgun Blast")
    table.tommy.domain(agency=3)
    ...
    table.tommy.plays("Shotgun Blast", x=3, on=byakhee)
"""

from rlyeh.testing.extras import BELL, EXTRAS, FILLER, RESOURCES, STORIES, TRANSIENTS
from rlyeh.testing.handles import CardHandle, DomainHandle
from rlyeh.testing.player import Player
from rlyeh.testing.scenario import Scenario

__all__ = [
    "BELL",
    "EXTRAS",
    "FILLER",
    "RESOURCES",
    "STORIES",
    "TRANSIENTS",
    "CardHandle",
    "DomainHandle",
    "Player",
    "Scenario",
]
