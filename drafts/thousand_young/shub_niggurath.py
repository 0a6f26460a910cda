"""Drafts of cards of The Thousand Young."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
HANDMAID = character(
    "tty-001",
    "Handmaid",
    SHUB_NIGGURATH,
    cost=1,
    skill=1,
    icons="T",
    subtypes="Servitor",
    text=[
        action(
            sacrifice(THIS), to=until_end_of_phase(costs(CHARACTER.subtype("Avatar"), -2, whose=YOU, next_only=True))
        ),
    ],
)

FRENZIED_GHOUL = character(
    "tty-007",
    "Frenzied Ghoul",
    SHUB_NIGGURATH,
    cost=2,
    skill=2,
    icons="TC",
    subtypes="Ghoul",
    keywords=[FAST],
    text=[
        action(
            reveal(TOP_CARD),
            given(
                is_a(the("revealed", "card"), CHARACTER.faction(SHUB_NIGGURATH)), until_end_of_phase(gains(THIS, "TC"))
            ),
            limit=limit_once("turn"),
        ),
    ],
)

KEELUT = character(
    "tty-008",
    "Keelut",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Monster",
    keywords=[VILLAINOUS, TOUGHNESS(1)],
    text=[
        while_(
            every(YOUR_CARD, either_kind(CARD.faction(SHUB_NIGGURATH), CARD.faction(NEUTRAL))),
            gains(THIS, "T"),
            gains(MINE.subtype("Chthonian", "Monster"), "C"),
        ),
    ],
)

RENE_BONVILLAIN = character(
    "tty-012",
    "René Bonvillain",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Rougarou",
    cost=3,
    skill=2,
    icons="TCC",
    subtypes="Monster",
    text=[
        while_(
            NIGHT_TIME,
            gains(THIS, keyword=INVULNERABILITY),
            gains(THIS, keyword=FAST),
            gains(THIS, text=action(pay(2), to=wound(choose(CHARACTER.at(SAME_STORY))))),
        ),
    ],
)

MARSH_GUG = character(
    "tty-014",
    "Marsh Gug",
    SHUB_NIGGURATH,
    cost=4,
    skill=3,
    icons="CCA",
    subtypes="Monster, Gug",
    keywords=[TOUGHNESS(1)],
    text=[
        response(after(wins_struggle(COMBAT, with_=THIS)), wound(choose(CHARACTER))),
    ],
)

SUDDEN_CYCLONE = event(
    "tty-031",
    "Sudden Cyclone",
    SHUB_NIGGURATH,
    cost=2,
    subtypes="Disaster",
    text=[
        action(then(destroy(SUPPORT.exhausted), exhaust(SUPPORT.of(OPPONENT)))),
    ],
)
