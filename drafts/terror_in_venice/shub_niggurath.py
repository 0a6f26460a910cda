"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

MALOCCHIO = character(
    "tiv-033",
    "Malocchio",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="An Eye for Death",
    cost=3,
    skill=3,
    subtypes="Ghoul, Servitor",
    keywords=[TOUGHNESS(1)],
    text=[
        *[
            while_(exists(CHARACTER.in_(DISCARD, of=ANY_PLAYER).icon(i)), gains(THIS, i.name[0]))
            for i in (TERROR, COMBAT, ARCANE, INVESTIGATION)
        ],
    ],
)

SAVIO_CORVI = character(
    "tiv-034",
    "Savio Corvi",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Dark Lurker",
    cost=3,
    skill=3,
    icons="CC",
    subtypes="Conspirator, Cultist",
    text=[
        while_(exists(CONSPIRACY), gains(THIS, keyword=NIGHT), immune(THIS, to=CARD.without_keyword(DAY))),
        whenever(both(exists(CONSPIRACY), exists(CARD.keyword(DAY))), destroy(CARD.keyword(DAY))),
        while_(NIGHT_TIME, gains(MINE, keyword=FAST), gains(MINE, "T")),
    ],
)

BALEFUL_REVELER = character(
    "tiv-036",
    "Baleful Reveler",
    SHUB_NIGGURATH,
    cost=1,
    skill=1,
    icons="C",
    subtypes="Cultist",
    text=[
        while_(NIGHT_TIME, gains(THIS, "CC")),
    ],
)

DARK_REBIRTH = event(
    "tiv-037",
    "Dark Rebirth",
    SHUB_NIGGURATH,
    cost=3,
    keywords=[LOYAL],
    text=[
        action(
            choosing(naming("subtype", as_="kind", other_than=("Ancient One",))),
            put_into_play(any_number(CHARACTER.subtype(named("subtype", "kind")).in_(DISCARD))),
            only=NIGHT_TIME,
        ),
    ],
)
