"""The Thousand Young: Shub-Niggurath."""

from rlyeh.language import *

JEAN_DEVERAEUX = character(
    "tty-004", "Jean Deveraeux", SHUB_NIGGURATH, unique=True, descriptor="Shadow Mage", cost=2, skill=1, icons="TC",
    subtypes="Sorcerer", keywords=[TOUGHNESS(1)],
    text=[while_(committed(THIS), uses_effect_instead(THIS_STORY))],
)

ANCIENT_CHTHONIAN = character(
    "tty-021", "Ancient Chthonian", SHUB_NIGGURATH, unique=True, descriptor="Father of Worms", cost=6, skill=7,
    icons="TTCCC", subtypes="Chthonian",
    text=[
        response(
            after(enters_play(THIS)), search(CHARACTER.subtype("Chthonian"), to="top", any_number=True, reveal=True),
        ),
    ],
    rulings=("The cards go on top in the order in which they are found, the last one uppermost.",),
)

THE_GRIM_MONOLITH = support(
    "tty-028", "The Grim Monolith", SHUB_NIGGURATH, unique=True, descriptor="Last Landmark", cost=1,
    subtypes="Location",
    text=[more_tokens_needed(STORY)],
)
