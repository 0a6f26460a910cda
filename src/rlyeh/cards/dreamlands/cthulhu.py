"""Dreamlands: Cthulhu."""

from rlyeh.language import *

BEINGS_OF_IB = character(
    "dl-007", "Beings of Ib", CTHULHU, cost=0, skill=0, subtypes="Phantom, Servitor",
    text=[
        costs(CARD.titled("Bokrug"), -1, minimum=1),
        while_(
            exists(MINE.subtype("Ancient One"), exactly=1),
            counts_at(MINE.subtype("Ancient One"), SAME_STORY),
        ),
    ],
    errata=[errata("FAQ 4.1", "counted once at a story, however many of these are there: it always was")],
)

DREAMLANDS_FANATIC = character(
    "dl-047", "Dreamlands Fanatic", CTHULHU, cost=3, skill=2, icons="TA", subtypes="Cultist, Dreamer", keywords=[FAST],
    text=[response(after(leaves_play(THEIRS)), put_into_play(THIS, from_=HAND), from_=HAND)],
    rulings=(
        "If its Response is cancelled, the card is discarded (TIME-13); under the last FAQ it stays in hand and may be "
        "used again (FINAL-16).",
    ),
)
