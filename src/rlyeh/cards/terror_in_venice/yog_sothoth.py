"""Terror in Venice: Yog-Sothoth."""

from rlyeh.language import *

DEVIOUS_NIGHTGAUNT = character(
    "tiv-053", "Devious Nightgaunt", YOG_SOTHOTH, cost=2, skill=1, icons="T", subtypes="Monster",
    text=[
        blank(THEIRS.skill(at_most=2).at(SAME_STORY)),
        while_(NIGHT_TIME, blank(THEIRS.skill(at_most=4).at(SAME_STORY))),
    ],
    rulings=("What counts is the skill that a character has with everything else in force, its own text included.",),
)
