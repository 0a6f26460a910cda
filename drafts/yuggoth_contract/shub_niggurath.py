"""Drafts of cards of The Yuggoth Contract."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
FEROCIOUS_DARK_YOUNG = character(
    "yc-013",
    "Ferocious Dark Young",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Dark Young, Servitor",
    text=[response(after(enters_play(THIS)), put_into_play(a(CHARACTER.titled("Ferocious Dark Young").in_(DISCARD))))],
)

EMPTY_SOCKETS = support(
    "yc-014",
    "Empty Sockets",
    SHUB_NIGGURATH,
    cost=2,
    subtypes="Attachment",
    attach_to=CHARACTER,
    text=[always(loses(HOST, "CCII"), gains(HOST, "TT"))],
)

MI_GO_CARETAKER = character(
    "yc-033",
    "Mi-Go Caretaker",
    SHUB_NIGGURATH,
    cost=2,
    skill=1,
    icons="A",
    subtypes="Mi-Go",
    text=[gains(MINE.subtype("Mi-Go"), skill=1)],
)

MI_GO_BRAIN_CYLINDER = support(
    "yc-035",
    "Mi-Go Brain Cylinder",
    SHUB_NIGGURATH,
    cost=0,
    subtypes="Artifact",
    steadfast={SHUB_NIGGURATH: 2},
    text=[
        action(
            exhaust(a(CHARACTER.subtype("Mi-Go"), as_="it")),
            to=then(look_at_top(skill_of(the("it"))), put_back()),
        ),
    ],
)

MI_GO_LABORATORY = support(
    "yc-054",
    "Mi-Go Laboratory",
    SHUB_NIGGURATH,
    cost=2,
    subtypes="Location",
    text=[
        action(
            exhaust(THIS),
            sacrifice(a(CHARACTER.other_than("Mi-Go"))),
            to=until_end_of_phase(gains(CHARACTER.subtype("Mi-Go"), skill=2), gains(CHARACTER.subtype("Mi-Go"), "A")),
        )
    ],
)

MI_GO_GUARD = character(
    "yc-055",
    "Mi-Go Guard",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="C",
    subtypes="Mi-Go",
    text=[gains(THIS, "C", times=count(CHARACTER.subtype("Mi-Go")))],
)

OPTIC_WAREHOUSE = support(
    "yc-074",
    "Optic Warehouse",
    SHUB_NIGGURATH,
    cost=2,
    subtypes="Location",
    text=[
        action(
            exhaust(THIS),
            pay(2),
            to=[
                choosing(choose(STORY, as_="story")),
                one_of(
                    until_end_of_phase(gains_struggles(the("story", "story"), "T")),
                    until_end_of_phase(loses_struggles(the("story", "story"), "T")),
                ),
            ],
        ),
    ],
)

CHUPACABRA = character(
    "yc-094",
    "Chupacabra",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Creature",
    text=[action(pay(1), sacrifice(a(CHARACTER)), to=until_end_of_phase(gains(THIS, "CCC")))],
)

FEEDING_TIME = event(
    "yc-095",
    "Feeding Time",
    SHUB_NIGGURATH,
    cost=4,
    text=[
        action(
            then(
                choosing(choose(CHARACTER.in_(DISCARD), up_to=3, as_="them")),
                attach_as_resource(the("them", "characters")),
            )
        )
    ],
)

EXAMINING_THE_OPTIC_NERVE = event(
    "yc-115",
    "Examining the Optic Nerve",
    SHUB_NIGGURATH,
    cost=1,
    text=[action(until_end_of_phase(gains(choose(CHARACTER.subtype("Mi-Go")), "I")))],
)
