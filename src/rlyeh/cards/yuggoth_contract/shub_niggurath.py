"""The Yuggoth Contract: Shub-Niggurath."""

from rlyeh.language import *

SHUB_NIGGURATH_DARK_MISTRESS_OF_THE_WOODS = character(
    "yc-114", "Shub-Niggurath", SHUB_NIGGURATH, unique=True, descriptor="Dark Mistress of the Woods", cost=6, skill=8,
    icons="TTCCA", subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[action(pay(2), to=put_into_play(any_number(CHARACTER.subtype("Dark Young").in_(HAND, DISCARD))))],
)
