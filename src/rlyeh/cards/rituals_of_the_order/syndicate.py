"""The Rituals of the Order: Syndicate."""

from rlyeh.language import *

GANG_WARFARE = event(
    "roto-038", "Gang Warfare", SYNDICATE, cost=3, subtypes="Tactic",
    text=[
        action(
            sacrifice(a(MINE.subtype("Criminal"), as_="it")),
            to=exhaust(CHARACTER.skill(below=skill_of(the("it")))),
            only=YOUR_OPERATIONS,
        ),
    ],
    rulings=("X is the skill that the character had when it left play (STATE-4).",),
)
