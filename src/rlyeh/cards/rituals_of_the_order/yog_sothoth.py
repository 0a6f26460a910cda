"""The Rituals of the Order: Yog-Sothoth."""

from rlyeh.language import *

STALKING_HOUND = character(
    "roto-039", "Stalking Hound", YOG_SOTHOTH, cost=4, skill=2, icons="TCA", subtypes="Independent", keywords=[FAST],
    text=[
        response(after(through_triggered(enters_play(THEIRS))), put_into_play(THIS), from_=(HAND, DISCARD)),
    ],
    rulings=("Whose character it is, its controller decides as it enters play (FAQ 4.1).",),
)
