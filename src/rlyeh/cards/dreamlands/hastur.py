"""Dreamlands: Hastur."""

from rlyeh.language import *

DREAM_PARASITE = character(
    "dl-050", "Dream Parasite", HASTUR, cost=2, skill=1, icons="TT", subtypes="Creature",
    text=[response(after(triggered(FORCED_RESPONSE)), sacrifice(THIS), to=trigger_again())],
)

MAGAH_BIRD = character(
    "dl-110", "Magah Bird", HASTUR, cost=1, skill=1, subtypes="Creature", keywords=[FAST],
    text=[response(after(enters_play(THIS)), search(CHARACTER.titled("Magah Bird"), to="play"))],
    errata=[
        errata(
            "FAQ 4.1",
            "the other bird comes to hand",
            text=[response(after(enters_play(THIS)), search(CHARACTER.titled("Magah Bird")))],
        ),
    ],
)
