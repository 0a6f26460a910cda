"""Denizens of the Underworld: neutral cards."""

from rlyeh.language import *

WANDERING_TINKER = character(
    "dotu-038", "Wandering Tinker", NEUTRAL, cost=1, skill=1, icons="A", subtypes="Independent",
    text=[
        disrupt(
            when(leaves_play(CHARACTER)),
            exhaust(THIS),
            to=take_control(
                choose(SUPPORT.other_than("Relic").attached_to(THAT_CHARACTER), as_="it"),
                attach_to=choose(CHARACTER.that(is_not(THAT_CHARACTER))),
            ),
        ),
    ],
)

OUTMANEUVERED = event(
    "dotu-041", "Outmaneuvered", NEUTRAL, cost=2, subtypes="Tactic",
    text=[
        disrupt(
            when(ability_used(of=EVENT, choosing=MINE)),
            cancel(),
            must(owner_of(THE_CAUSE), refresh_domain(PAYING_DOMAIN)),
        ),
    ],
)
