"""The Rituals of the Order: The Syndicate."""

from rlyeh.language import *

JOHNNY_VALONE = character(
    "roto-076", "Johnny Valone", SYNDICATE, unique=True, descriptor="The Godfather", cost=5, skill=5, icons="CCI",
    subtypes="Criminal", keywords=[WILLPOWER, TOUGHNESS(1)],
    text=[
        action(
            exhaust(a(CHARACTER.subtype("Criminal"), as_="payer")),
            to=exhaust(a(CHARACTER.ready.skill(at_most=skill_of(the("payer"))).that(is_not(the("payer"))))),
        ),
    ],
    rulings=("The Criminal that pays is picked first, and only one that leaves somebody to exhaust (PAY-36).",),
)
