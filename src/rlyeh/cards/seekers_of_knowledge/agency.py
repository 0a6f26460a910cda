"""Seekers of Knowledge: Agency."""

from rlyeh.language import *

HAMU_IV_1_13 = event(
    "sok-042", "Hamu IV 1:13", AGENCY, descriptor="\"The heavens speak the Truth...\"", cost=0, keywords=[PROPHECY],
    steadfast={AGENCY: 1},
    text=[
        action(put_on_top(THIS, face_up=True), only=during(DRAW_PHASE, ANY_PLAYER)),
        response(
            after(is_("wounded", CHARACTER, by_struggle=COMBAT)), discard_from_deck(THIS), to=draw(2), from_=DECK
        ),
    ],
    rulings=(
        "Drawn, discarded, shuffled in or put elsewhere, it lies face up no longer (KEY-31). With another card on top "
        "of it, it waits face up until that one has gone (KEY-32).",
    ),
)
