"""Secrets of Arkham: Yog-Sothoth."""

from rlyeh.language import *

THINGS_IN_THE_GROUND = support(
    "soa-031", "Things in the Ground", YOG_SOTHOTH, cost=2, subtypes="Environment",
    text=[action(exhaust(THIS), to=mill_or_enter(2, CHARACTER, INSANE, EACH_PLAYER))],
    errata=[
        errata(
            "FAQ 4.1",
            text=[action(exhaust(THIS), sacrifice(THIS), to=mill_or_enter(2, CHARACTER, INSANE, EACH_PLAYER))],
        ),
    ],
    rulings=("Characters enter play insane: neither Willpower nor a terror icon helps them (EFF-30).",),
)
