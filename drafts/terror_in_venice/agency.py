"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
PIOUS_CARABINIERE = character(
    "tiv-002",
    "Pious Carabiniere",
    AGENCY,
    cost=3,
    skill=3,
    icons="CCI",
    subtypes="Conspirator, Government",
    keywords=[WILLPOWER],
    text=[
        response(after(enters_play(CONSPIRACY)), search(EVENT)),
    ],
)

SAN_MARCO_BASILICA = support(
    "tiv-004",
    "San Marco Basilica",
    AGENCY,
    unique=True,
    descriptor="The Church of Gold",
    cost=2,
    subtypes="Location",
    keywords=[DAY],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(NIGHT))),
        immune(THIS, to=CARD.without_keyword(NIGHT)),
        action(
            exhaust(ITSELF),
            to=then(
                ready(choose(CHARACTER.exhausted, as_="him")), until_end_of_phase(gains(the("him"), keyword=WILLPOWER))
            ),
        ),
        action(
            pay(1),
            to=then(
                ready(choose(CHARACTER.exhausted, as_="him")), until_end_of_phase(gains(the("him"), keyword=WILLPOWER))
            ),
        ),
    ],
)
