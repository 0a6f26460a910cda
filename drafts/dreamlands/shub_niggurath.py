"""Drafts of cards of Dreamlands."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

TWILIGHT_CANNIBAL = character(
    "dl-013",
    "Twilight Cannibal",
    SHUB_NIGGURATH,
    cost=2,
    skill=4,
    icons="TCC",
    subtypes="Ghoul, Monster",
    keywords=[TOUGHNESS(1)],
    text=[whenever(DAY_TIME, sacrifice(THIS))],
)

GHOUL_SPAWN = character(
    "dl-034",
    "Ghoul Spawn",
    SHUB_NIGGURATH,
    cost=2,
    skill=2,
    icons="T",
    subtypes="Ghoul, Monster",
    text=[action(sacrifice(THIS), to=put_into_play(a(CHARACTER.subtype("Ghoul").in_(HAND))), only=NIGHT_TIME)],
)

GHOULISH_PREDATOR = character(
    "dl-053",
    "Ghoulish Predator",
    SHUB_NIGGURATH,
    cost=2,
    skill=4,
    icons="TC",
    subtypes="Ghoul, Monster",
    keywords=[TOUGHNESS(1)],
    text=[while_(DAY_TIME, cannot(THIS, "commit"))],
)

DHOLE_ATTACK = event(
    "dl-054",
    "Dhole Attack!",
    SHUB_NIGGURATH,
    cost=4,
    subtypes="Disaster, Encounter",
    text=[
        action(
            then(
                destroy(choose(SUPPORT.subtype("Location"))),
                enters_as_character(skill=3, icons="TTCC", subtypes="Monster", as_="it"),
            ),
            at_end_of_phase(sacrifice(the("it"))),
        ),
    ],
)

MI_GO_DREAMS = event(
    "dl-094",
    "Mi-Go Dreams",
    SHUB_NIGGURATH,
    cost=3,
    text=[action(return_to_hand(any_number(CHARACTER.subtype("Mi-Go").in_(DISCARD))))],
)

DARK_CONTAGION = support(
    "dl-114",
    "Dark Contagion",
    SHUB_NIGGURATH,
    cost=1,
    subtypes="Attachment, Curse",
    attach_to=CHARACTER,
    text=[response(after(is_("wounded", MINE.faction(SHUB_NIGGURATH))), wound(HOST))],
)
