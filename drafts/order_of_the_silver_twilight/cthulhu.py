"""Drafts of cards of The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
JOE_SARGENT = character(
    "ost-013",
    "Joe Sargent",
    CTHULHU,
    unique=True,
    descriptor="Rattletrap Bus Driver",
    cost=3,
    skill=2,
    icons="CA",
    subtypes="Servitor",
    text=[
        action(
            exhaust(THIS),
            pay(2),
            to=destroy(
                choose(CHARACTER.committed.other_than("Ancient One").skill(at_most=count(MINE.subtype("Deep One"))))
            ),
        )
    ],
)
