"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

DON_LAGORIO = character(
    "tiv-007",
    "Don Lagorio",
    CTHULHU,
    unique=True,
    descriptor="Secret Servant",
    cost=3,
    skill=3,
    icons="TCA",
    subtypes="Servitor, Conspirator",
    keywords=[FATED(3)],
    text=[
        response(
            after(commits(MINE, to=CONSPIRACY, together=True)),
            then(search(EVENT.faction(CTHULHU), reveal=True), place_token(THIS)),
        ),
    ],
)

POLEMAN = character(
    "tiv-008",
    "Poleman",
    CTHULHU,
    cost=1,
    skill=3,
    subtypes="Deep One",
    text=[
        action(pay(2), to=until_end_of_phase(gains(THIS, "CCA")), if_=NIGHT_TIME, limit=limit_once("turn")),
    ],
)

SAN_GIORGIO_IN_ALGA = support(
    "tiv-009",
    "San Giorgio in Alga",
    CTHULHU,
    unique=True,
    descriptor="No Longer Abandoned",
    cost=2,
    subtypes="Location",
    keywords=[NIGHT],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
        immune(THIS, to=CARD.without_keyword(DAY)),
        instead(
            draws(),
            reveal(top_cards(2)),
            put_on_bottom(a(CARD.among("revealed"))),
            return_to_hand(CARD.among("revealed").remaining),
        ),
    ],
)

FLOODED_VAULT = support(
    "tiv-010",
    "Flooded Vault",
    CTHULHU,
    cost=1,
    subtypes="Location",
    text=[
        action(
            sacrifice(THIS),
            to=search(
                SUPPORT.other_than("Location"),
                as_="it",
                do=then(pay(cost_of(the("it", "card"), printed=True)), put_into_play(the("it", "card"))),
            ),
        ),
    ],
    errata=[errata("FAQ 4.1", "it is put into play by paying its printed cost, if able")],
)

SWIMMING_IN_THE_DEEP = event(
    "tiv-011",
    "Swimming in the Deep",
    CTHULHU,
    cost=1,
    text=[
        action(commit_to(choose(MINE.faction(CTHULHU), as_="it"), STORY), at_end_of_phase(sacrifice(the("it")))),
    ],
)
