"""Drafts of cards of Dreamlands."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
_MY = SUPPORT.subtype("Dreamlands").of(YOU)

EVERLASTING_NIGHT = support(
    "dl-008",
    "Everlasting Night",
    CTHULHU,
    cost=1,
    subtypes="Environment",
    text=[
        costs(CARD.keyword(DAY), +1, whose=OPPONENT),
        action(
            exhaust(THIS), to=until_end_of_phase(costs(CARD.keyword(NIGHT), -1, minimum=1, whose=YOU, next_only=True))
        ),
    ],
)

DAY_OF_THE_DEEP_ONES = event(
    "dl-028",
    "Day of the Deep Ones",
    CTHULHU,
    cost=0,
    text=[
        action(
            sacrifice(a(CHARACTER.subtype("Deep One"))),
            to=then(
                destroy(CARD.keyword(DAY)),
                attach(THIS, to=choose(CHARACTER.subtype("Deep One")), text=[gains(THIS, keyword=NIGHT)]),
            ),
        )
    ],
)

CERENERIAN_DEEP_ONE = character(
    "dl-067",
    "Cerenerian Deep One",
    CTHULHU,
    cost=4,
    skill=2,
    icons="CCA",
    subtypes="Deep One, Dreamer",
    text=[always(costs(THIS, -1, per=_MY), in_=HAND)],
)

PRINCESS_ZURA = character(
    "dl-087",
    "Princess Zura",
    CTHULHU,
    unique=True,
    descriptor="The Flower of the Charnel Garden",
    cost=4,
    skill=3,
    icons="TCA",
    subtypes="Servitor, Monster",
    keywords=[VILLAINOUS],
    text=[response(after(leaves_play(THEIRS)), then(ready(THIS), draw()))],
)

IN_AN_UNMARKED_GRAVE = event(
    "dl-088",
    "In an Unmarked Grave",
    CTHULHU,
    cost=5,
    steadfast={CTHULHU: 5},
    text=[action(must(EACH_PLAYER, sacrifice(MINE.non_unique)))],
)
