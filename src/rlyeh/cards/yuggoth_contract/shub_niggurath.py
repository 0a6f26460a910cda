"""The Yuggoth Contract: Shub-Niggurath."""

from rlyeh.language import *

MI_GO_SCALPEL = support(
    "yc-056", "Mi-Go Scalpel", SHUB_NIGGURATH, cost=2, subtypes="Attachment, Item",
    attach_to=CHARACTER.subtype("Mi-Go"),
    text=[
        action(
            exhaust(THIS),
            to=until_end_of_phase(gains(HOST, naming("icon"), times=X), x=count(MINE.subtype("Mi-Go"))),
        ),
    ],
    rulings=("All of the icons are of the same kind. How many they are is settled as the effect resolves.",),
)

SHUB_NIGGURATH_DARK_MISTRESS_OF_THE_WOODS = character(
    "yc-114", "Shub-Niggurath", SHUB_NIGGURATH, unique=True, descriptor="Dark Mistress of the Woods", cost=6, skill=8,
    icons="TTCCA", subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[action(pay(2), to=put_into_play(any_number(CHARACTER.subtype("Dark Young").in_(HAND, DISCARD))))],
)
