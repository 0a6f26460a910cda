"""The Key and the Gate: Silver Twilight."""

from rlyeh.language import *

THE_BLACK_STONE = support(
    "katg-053", "The Black Stone", SILVER_TWILIGHT, unique=True, descriptor="Leyline Nexus", cost=2, subtypes="Polar",
    text=[
        disrupt(
            when(leaves_play(CARD, by_effect=True)),
            exhaust(THIS),
            to=until_end_of_phase(blank(choose(CARD))),
        ),
    ],
    rulings=("Destruction by wounds, and what is paid as a cost, is no card effect.",),
)
