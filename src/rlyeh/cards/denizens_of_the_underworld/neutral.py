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

SARNATH = support(
    "dotu-040", "Sarnath", NEUTRAL, unique=True, descriptor="Too Proud", cost=2, subtypes="Lost Civilization",
    text=[
        may_stay_exhausted(THIS),
        response(
            after(is_("readied", CHARACTER)),
            exhaust(THIS),
            pay(2),
            to=[exhaust(THAT_CHARACTER), while_exhausted(cannot(THAT_CHARACTER, "be readied"))],
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
