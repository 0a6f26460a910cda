"""Denizens of the Underworld: neutral cards."""

from rlyeh.language import *

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
