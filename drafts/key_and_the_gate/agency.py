"""Drafts of cards of The Key and the Gate."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

NORMAN_BLACKWOOD_SR = character(
    "katg-042",
    "Norman Blackwood, Sr.",
    AGENCY,
    unique=True,
    descriptor="Crafty Veteran",
    cost=3,
    skill=4,
    icons="CAI",
    subtypes="Investigator, Independent",
    keywords=[FATED(3)],
    text=[
        disrupt(
            when(would_be("wounded", MINE.subtype("Investigator"), by=OPPONENT)),
            then(wound(choose(CHARACTER)), place_token(THIS)),
            instead=True,
        ),
    ],
)

FRANKLIN_AUTOMOBILE = support(
    "katg-043",
    "Franklin Automobile",
    AGENCY,
    cost=1,
    subtypes="Vehicle",
    text=[
        action(pay(1), to=[ready(choose(CHARACTER, as_="him")), until_end_of_phase(commits_ready(the("him")))]),
    ],
)
