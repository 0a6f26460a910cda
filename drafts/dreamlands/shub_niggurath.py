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

BACK_FROM_THE_DEAD = event(
    "dl-035",
    "Back From the Dead",
    SHUB_NIGGURATH,
    cost=2,
    subtypes="Curse",
    text=[
        action(
            put_into_play(
                choose(CHARACTER.unique.other_than("Ancient One").in_(DISCARD, of=ANY_PLAYER)),
                control=YOU,
                as_="it",
            ),
            attach(
                THIS,
                to=the("it"),
                text=[
                    passive(after(leaves_play(THIS)), sacrifice(HOST)),
                    whenever(DAY_TIME, sacrifice(HOST)),
                ],
            ),
            only=NIGHT_TIME,
        ),
    ],
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

THE_VALE_OF_PNATH = support(
    "dl-074",
    "The Vale of Pnath",
    SHUB_NIGGURATH,
    unique=True,
    cost=2,
    subtypes="Dreamlands, Location",
    text=[
        while_(
            more(
                count(SUPPORT.subtype("Dreamlands").subtype("Location").of(YOU)),
                than=count(SUPPORT.subtype("Dreamlands").subtype("Location").of(OPPONENT)),
            ),
            gains(THIS, text=disrupt(when(result_of_struggle()), exhaust(THIS), to=cancel("its result"))),
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

DHOLE_ANT_LION = character(
    "dl-113",
    "Dhole Ant-Lion",
    SHUB_NIGGURATH,
    cost=4,
    skill=5,
    icons="TCCC",
    subtypes="Monster",
    keywords=[TOUGHNESS(5)],
    text=[
        while_(is_a(THIS, CHARACTER.unwounded), commits_ready(THIS)),
        forced_response(after(phase_ends(STORY_PHASE)), one_of(sacrifice(a(MINE)), wound(THIS))),
    ],
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
