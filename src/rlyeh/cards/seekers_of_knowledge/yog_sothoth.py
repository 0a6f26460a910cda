"""Seekers of Knowledge: Yog-Sothoth."""

from rlyeh.language import *

LEVL_15_13 = event(
    "sok-054", "Lev'l 15:13", YOG_SOTHOTH, descriptor="\"The secrets were written in the stars.\"", cost=0,
    keywords=[PROPHECY], steadfast={YOG_SOTHOTH: 1},
    text=[
        action(put_on_top(THIS, face_up=True), only=during(DRAW_PHASE, ANY_PLAYER)),
        response(
            after(wins_struggle(ARCANE)), discard_from_deck(THIS), to=wound(choose(CHARACTER), 2), from_=DECK
        ),
    ],
)
