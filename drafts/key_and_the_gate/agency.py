"""Drafts of cards of The Key and the Gate."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
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
