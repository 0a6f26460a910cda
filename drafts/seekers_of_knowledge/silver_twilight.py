"""Drafts of cards of Seekers of Knowledge."""

from rlyeh.language import *

HANYATLS_1_9 = event(
    "sok-050",
    "Hanyatl's 1:9",
    SILVER_TWILIGHT,
    descriptor='"The young shall replace the old."',
    cost=0,
    keywords=[PROPHECY],
    steadfast={SILVER_TWILIGHT: 1},
    text=[
        action(put_on_top(THIS, face_up=True), only=during(DRAW_PHASE, ANY_PLAYER)),
        response(after(enters_play(CHARACTER, put=True)), discard_from_deck(THIS), to=destroy(a(SUPPORT)), from_=DECK),
    ],
)
