"""Seekers of Knowledge: Hastur."""

from rlyeh.language import *

HAMU_XX_15_14 = event(
    "sok-046", "Hamu XX 15:14", HASTUR, descriptor="\"The Chimes of Bedlam mark the hour.\"", cost=0,
    keywords=[PROPHECY], steadfast={HASTUR: 1},
    text=[
        action(put_on_top(THIS, face_up=True), only=during(DRAW_PHASE, ANY_PLAYER)),
        response(
            after(is_("insane", CHARACTER)),
            discard_from_deck(THIS),
            to=return_to_hand(choose(CARD.in_(DISCARD), up_to=2)),
            from_=DECK,
        ),
    ],
    errata=[errata("FAQ 4.1", "it does not return itself: what returns is chosen before it is discarded")],
)
