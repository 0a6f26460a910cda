"""Seekers of Knowledge: Miskatonic University."""

from rlyeh.language import *

MATTHEW_ALEXANDER = character(
    "sok-007", "Matthew Alexander", MISKATONIC, unique=True, descriptor="Dark Companion", cost=3, skill=2, icons="CAI",
    subtypes="Explorer, Scientist", keywords=[LOYAL],
    text=[
        gains(CHARACTER.subtype("Explorer"), skill=1),
        response(
            after(enters_play(CHARACTER, put=True), leaves_play(CHARACTER, by_effect=True)),
            put_into_play(THIS, from_=HAND),
            if_=exists(YOUR_CARD.faction(MISKATONIC)),
            from_=HAND,
        ),
    ],
)

PLAN_B = event(
    "sok-035", "Plan \"B\"", MISKATONIC, cost=2, subtypes="Tactic",
    text=[
        disrupt(
            when(would_be("wounded_or_insane", MINE, in_struggle=True)),
            then(uncommit(THAT_CHARACTER), draw()),
            instead=True,
        ),
    ],
)
