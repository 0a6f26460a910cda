"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
YA_TE_VEO = character(
    "rev-091",
    "Ya-te-veo",
    SHUB_NIGGURATH,
    cost=2,
    skill=2,
    icons="TC",
    subtypes="Servitor, Dark Young",
    text=[
        action(pay(1), to=wound(choose(CHARACTER.skill(at_most=2).at(SAME_STORY)))),
    ],
)

THE_THREE_BELLS = support(
    "rev-092",
    "The Three Bells",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="The Sound of the Dark",
    cost=1,
    subtypes="Artifact",
    text=[
        action(pay(1), exhaust(THIS), to=then(must(EACH_PLAYER, sacrifice(choose(MINE))), place_token(THIS))),
        action(
            exhaust(THIS),
            sacrifice(THIS),
            to=put_into_play(choose(CHARACTER.in_(DISCARD, of=ANY_PLAYER)), control=YOU),
            if_=is_a(THIS, SUPPORT.that(with_tokens(at_least=3))),
        ),
    ],
)

ARTHUR_TODD = character(
    "rev-111",
    "Arthur Todd",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Possessed and Typhlotic",
    cost=3,
    skill=2,
    icons="TAA",
    subtypes="Servitor",
    text=[
        action(
            sacrifice(THIS),
            to=until_end_of_phase(costs(CHARACTER.faction(SHUB_NIGGURATH), -5, minimum=1, whose=YOU, next_only=True)),
        ),
    ],
)

LORD_OF_THE_WOODS = character(
    "rev-113",
    "Lord of the Woods",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Avatar of Shub-Niggurath",
    cost=5,
    skill=5,
    icons="TTCCA",
    subtypes="Servitor",
    keywords=[INVULNERABILITY, VILLAINOUS],
    text=[
        action(sacrifice(a(CARD.subtype("Tome"))), to=destroy(THIS), any_player=True),
    ],
)
