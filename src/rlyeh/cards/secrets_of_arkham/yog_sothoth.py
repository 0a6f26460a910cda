"""Secrets of Arkham: Yog-Sothoth."""

from rlyeh.language import *

THINGS_IN_THE_GROUND = support(
    "soa-031", "Things in the Ground", YOG_SOTHOTH, cost=2, subtypes="Environment",
    text=[action(exhaust(THIS), to=mill(2, EACH_PLAYER, but=CHARACTER, enters=INSANE))],
    errata=[
        errata(
            "FAQ 4.1",
            "it is sacrificed as well",
            text=[action(exhaust(THIS), sacrifice(THIS), to=mill(2, EACH_PLAYER, but=CHARACTER, enters=INSANE))],
        ),
    ],
    rulings=("Characters enter play insane: neither Willpower nor a terror icon helps them (EFF-30).",),
)

CALLING_DOWN_THE_ANCIENTS = event(
    "soa-032", "Calling Down the Ancients", YOG_SOTHOTH, cost=2, subtypes="Spell",
    text=[action(destroy(choose(lowest(CHARACTER))))],
    rulings=("Where several tie for the lowest skill, any of them may be chosen (EFF-9). An insane one has skill 0.",),
)

CHANT_OF_THOTH = event(
    "soa-035", "Chant of Thoth", YOG_SOTHOTH, cost=1, subtypes="Spell",
    text=[
        action(
            until_end_of_phase(
                playable_from(choose(CARD.subtype("Spell", "Artifact").in_(DISCARD), up_to=3), then_to="bottom")
            ),
        ),
    ],
    rulings=("Characters and supports among them are played only in your own operations phase, as ever (OPS-10).",),
)
