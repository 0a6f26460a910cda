"""Drafts of cards of Dreamlands."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
FLOOD_LIGHTS = support(
    "dl-002",
    "Flood Lights",
    AGENCY,
    cost=1,
    subtypes="Vehicle",
    text=[
        costs(CARD.keyword(NIGHT), +1, whose=OPPONENT),
        action(
            exhaust(THIS), to=until_end_of_phase(costs(CARD.keyword(DAY), -1, minimum=1, whose=YOU, next_only=True))
        ),
    ],
)

NATHANIEL_ELTON = character(
    "dl-041",
    "Nathaniel Elton",
    AGENCY,
    unique=True,
    descriptor="Questing for Cathuria",
    cost=3,
    skill=3,
    icons="CCI",
    subtypes="Investigator, Dreamer",
    keywords=[HEROIC, TOUGHNESS(1)],
    text=[action(exhaust(a(CHARACTER.keyword(HEROIC))), to=exhaust(choose(CHARACTER.keyword(VILLAINOUS))))],
)

PRICE_MANOR = support(
    "dl-062",
    "Price Manor",
    AGENCY,
    unique=True,
    cost=2,
    subtypes="Location",
    text=[action(exhaust(THIS), to=return_to_hand(topmost(ATTACHMENT.in_(DISCARD))))],
)

SLEEP_THERAPIST = character(
    "dl-081",
    "Sleep Therapist",
    AGENCY,
    cost=1,
    skill=2,
    subtypes="Government",
    text=[action(exhaust(THIS), to=ready(choose(CHARACTER.subtype("Dreamer"))))],
)

BEHIND_BARS = event(
    "dl-082",
    "Behind Bars",
    AGENCY,
    cost=0,
    steadfast={AGENCY: 1},
    text=[action(until_end_of_phase(cannot(choose(CHARACTER), "commit")))],
)

AGENCY_BODYGUARD = character(
    "dl-101",
    "Agency Bodyguard",
    AGENCY,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Government",
    keywords=[TOUGHNESS(1)],
    text=[disrupt(when(would_be("wounded", CHARACTER.unique)), exhaust(THIS), to=cancel("that wound"))],
)

THE_WHITE_SHIP = support(
    "dl-102",
    "The White Ship",
    AGENCY,
    unique=True,
    descriptor="Smooth and Silent",
    cost=2,
    subtypes="Dreamlands",
    text=[
        action(
            exhaust(THIS),
            to=[
                choosing(choose(MINE.committed, as_="it")),
                these(story_of(the("it")), as_="there"),
                until_end_of_phase(
                    gains(the("it"), skill=2),
                    gains(the("it"), keyword=FAST),
                ),
                until_end_of_phase(
                    passive(
                        after(succeeds(at=the("there", "story"))),
                        search(SUPPORT.subtype("Dreamlands"), reveal=True),
                    ),
                ),
            ],
        ),
    ],
)
