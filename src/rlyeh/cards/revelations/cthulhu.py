"""Revelations: Cthulhu."""

from rlyeh.language import *

DESCENDENT_OF_YIG = character(
    "rev-064", "Descendent of Yig", CTHULHU, cost=4, skill=2, icons="TCC", subtypes="Serpent", keywords=[FAST],
    text=[
        forced_response(after(is_("destroyed", THIS)), choosing(A_PLAYER), must(CHOSEN_PLAYER, sacrifice(a(MINE)))),
    ],
    rulings=("It comes if one of the players has a character; the other one may be chosen all the same.",),
)
