"""Ancient Relics: Shub-Niggurath."""

from rlyeh.language import *

WOODEN_HOMUNCULUS = character(
    "ar-119", "Wooden Homunculus", SHUB_NIGGURATH, cost=2, skill=1, icons="T", subtypes="Construct",
    text=[
        disrupt(
            when(would_be("destroyed", THIS)), gain_domain(card=THIS), attach_to_new_domain(TOP_CARD), instead=True
        ),
    ],
    rulings=("Whoever has seen it knows which card that domain is (RES-15).",),
)
