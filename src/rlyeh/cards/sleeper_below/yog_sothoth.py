"""The Sleeper Below: Yog-Sothoth."""

from rlyeh.language import *

GUARDIANS_OF_THE_GATE = character(
    "tsb-055", "Guardians of the Gate", YOG_SOTHOTH, unique=True, descriptor="Protectors of the Portal", cost=6,
    skill=6, icons="TTAAA", subtypes="Society, Cultist", steadfast={YOG_SOTHOTH: 1},
    text=[
        always(costs(THIS, -2, per=STORY_CARD.in_(WON, of=OPPONENT)), in_=HAND),
        draws_instead(1, EACH_PLAYER, then=mill(1, YOU)),
    ],
)
