"""The Rituals of the Order: Shub-Niggurath."""

from rlyeh.language import *

SLIME_COVERED_DHOLE = character(
    "roto-050", "Slime Covered Dhole", SHUB_NIGGURATH, cost=3, skill=2, icons="TTC", subtypes="Monster",
    keywords=[LOYAL],
    text=[
        action(
            pay(1),
            to=then(
                attach_as_resource(a(CARD.in_(HAND)), to=domain(as_="domain")),
                return_to_hand(a(RESOURCES.on(that_domain()))),
            ),
        ),
    ],
)
