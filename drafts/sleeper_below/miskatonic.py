"""Drafts of cards of The Sleeper Below."""

from rlyeh.language import *

US_ARCHAEOLOGICAL_SOCIETY = character(
    "tsb-044",
    "US Archaeological Society",
    MISKATONIC,
    unique=True,
    descriptor="Lifting the Veil",
    cost=6,
    skill=6,
    icons="AAIII",
    subtypes="Society, Explorer",
    steadfast={MISKATONIC: 1},
    text=[
        always(costs(THIS, -2, per=STORY_CARD.in_(WON, of=OPPONENT)), in_=HAND),
        response(
            after(places_token(with_=THIS, together=True)),
            put_into_play(a(SUPPORT.subtype("Lost Civilization").in_(HAND, DISCARD))),
        ),
    ],
)
