"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
MEDICO_DELLA_PESTE = support(
    "tiv-022",
    "Medico Della Peste",
    MISKATONIC,
    cost=1,
    subtypes="Attachment, Item, Mask",
    keywords=[DAY],
    attach_to=CHARACTER,
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(NIGHT))),
        immune(THIS, to=CARD.without_keyword(NIGHT)),
        commits_ready(HOST),
    ],
)
