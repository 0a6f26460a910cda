"""Drafts of cards of Denizens of the Underworld."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
ELIJAH_CONRAD = character(
    "dotu-048",
    "Elijah Conrad",
    MISKATONIC,
    unique=True,
    descriptor="Distinguished Alumnus",
    cost=3,
    skill=3,
    icons="AII",
    subtypes="Independent",
    text=[
        response(after(enters_play(THIS)), put_into_play(a(SUPPORT.subtype("Location").in_(DISCARD, HAND)))),
    ],
)

STRATEGIC_PLANNING = event(
    "dotu-049",
    "Strategic Planning",
    MISKATONIC,
    cost=1,
    subtypes="Tactic",
    text=[
        action(
            until_end_of_turn(
                gains(choose(MINE.subtype("Student", "Faculty"), as_="him"), keyword=WILLPOWER),
                gains(the("him"), keyword=INVULNERABILITY),
                commits_ready(the("him")),
            )
        ),
    ],
)
