"""The scenario table for people who write cards.

    from rlyeh.testing import Scenario

    table = Scenario(active="darin", phase="operations")
    byakhee = table.darin.has("Byakhee Servant")
    table.tommy.holds("Shotgun Blast")
    table.tommy.domain(agency=3)
    ...
    table.tommy.plays("Shotgun Blast", x=3, on=byakhee)

The names are looked up when somebody asks for them: the plugin for pytest lies in this package, and must not bring all
cards along wherever rlyeh is installed.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rlyeh.testing.cast import (
        ARTIST,
        BOOK,
        BROTHER,
        BRUTE,
        CAST,
        CHILD,
        COP,
        CROOK,
        CULTIST,
        GIANT,
        KNIFE,
        MAN,
        MONSTER,
        NEWS,
        SCHOLAR,
        SHED,
        SORCERER,
        STALWART,
        TWIN,
    )
    from rlyeh.testing.extras import BELL, EXTRAS, FILLER, RESOURCES, STORIES, TRANSIENTS
    from rlyeh.testing.handles import CardHandle, DomainHandle
    from rlyeh.testing.player import Player
    from rlyeh.testing.scenario import Scenario

__all__ = [
    "ARTIST",
    "BELL",
    "BOOK",
    "BROTHER",
    "BRUTE",
    "CAST",
    "CHILD",
    "COP",
    "CROOK",
    "CULTIST",
    "EXTRAS",
    "FILLER",
    "GIANT",
    "KNIFE",
    "MAN",
    "MONSTER",
    "NEWS",
    "RESOURCES",
    "SCHOLAR",
    "SHED",
    "SORCERER",
    "STALWART",
    "STORIES",
    "TRANSIENTS",
    "TWIN",
    "CardHandle",
    "DomainHandle",
    "Player",
    "Scenario",
]

_EXTRAS = ("BELL", "EXTRAS", "FILLER", "RESOURCES", "STORIES", "TRANSIENTS")
_PLACES = {"CardHandle": "handles", "DomainHandle": "handles", "Player": "player", "Scenario": "scenario"}
_PLACES |= dict.fromkeys(_EXTRAS, "extras")


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f'rlyeh.testing has no "{name}".')
    return getattr(import_module(f"rlyeh.testing.{_PLACES.get(name, 'cast')}"), name)
