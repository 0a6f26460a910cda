"""The Thousand Young: Shub-Niggurath."""

from rlyeh.language import *

JEAN_DEVERAEUX = character(
    "tty-004", "Jean Deveraeux", SHUB_NIGGURATH, unique=True, descriptor="Shadow Mage", cost=2, skill=1, icons="TC",
    subtypes="Sorcerer", keywords=[TOUGHNESS(1)],
    text=[while_(committed(THIS), uses_effect_instead(THIS_STORY))],
)

THE_GRIM_MONOLITH = support(
    "tty-028", "The Grim Monolith", SHUB_NIGGURATH, unique=True, descriptor="Last Landmark", cost=1,
    subtypes="Location",
    text=[more_tokens_needed(STORY)],
)
