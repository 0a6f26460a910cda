"""The Rituals of the Order: Shub-Niggurath."""

from rlyeh.language import *

ONE_OF_THE_THOUSAND = character(
    "roto-032", "One of the Thousand", SHUB_NIGGURATH, cost=1, skill=0, icons="T", subtypes="Cultist",
    text=[
        action(
            shuffle_into_deck(THIS),
            to=until_end_of_phase(
                costs(CHARACTER.faction(SHUB_NIGGURATH), -1, minimum=1, whose=YOU, next_only=True)
            ),
        ),
    ],
)

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

GROUND_TREMORS = event(
    "roto-093", "Ground Tremors", SHUB_NIGGURATH, cost=1,
    text=[
        action(
            reveal(top_cards(5)),
            return_to_hand(a(CARD.subtype("Chthonian").among("revealed"))),
            shuffle_deck(),
        ),
    ],
)
