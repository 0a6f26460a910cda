"""Drafts of cards of Denizens of the Underworld."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
JOSEF_MEIGER = character(
    "dotu-052",
    "Josef Meiger",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Metaphysicist",
    cost=3,
    skill=3,
    icons="CAI",
    subtypes="Criminal, Government, Lodge",
    text=[
        passive(after(leaves_play(THIS)), destroy(SUPPORT.subtype("Artifact", "Ritual").of(YOU))),
        response(after(commits(THIS)), search(SUPPORT.subtype("Artifact", "Ritual"), to="play")),
    ],
)
