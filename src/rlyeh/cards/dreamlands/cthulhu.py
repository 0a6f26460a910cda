"""Dreamlands: Cthulhu."""

from rlyeh.language import *

DREAMLANDS_FANATIC = character(
    "dl-047", "Dreamlands Fanatic", CTHULHU, cost=3, skill=2, icons="TA", subtypes="Cultist, Dreamer", keywords=[FAST],
    text=[response(after(leaves_play(THEIRS)), put_into_play(THIS, from_=HAND), from_=HAND)],
    rulings=(
        "If its Response is cancelled, the card is discarded (TIME-13); under the last FAQ it stays in hand and may be "
        "used again (FINAL-16).",
    ),
)
