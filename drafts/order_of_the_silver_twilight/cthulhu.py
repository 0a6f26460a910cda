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

IN_THE_WAKE_OF_THE_SLEEPER = event(
    "ost-014",
    "In the Wake of the Sleeper",
    CTHULHU,
    cost=3,
    subtypes="Disaster",
    keywords=[LOYAL],
    text=[
        action(
            choosing(choose(CHARACTER.other_than("Ancient One"), as_="model")),
            destroy(CHARACTER.that(same_title_as(the("model")))),
            only=YOUR_OPERATIONS,
        ),
    ],
)
