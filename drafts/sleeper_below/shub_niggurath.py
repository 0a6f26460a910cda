"""Drafts of cards of The Sleeper Below."""

from rlyeh.language import *

BUDDING_DARK_YOUNG = character(
    "tsb-045",
    "Budding Dark Young",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TCC",
    subtypes="Dark Young, Servitor",
    keywords=[TOUGHNESS(2)],
    text=[
        response(
            after(leaves_play(THIS)), put_into_play(a(CHARACTER.subtype("Dark Young").skill(at_most=3).in_(HAND)))
        ),
    ],
)

THE_SHEPHERDS = character(
    "tsb-046",
    "The Shepherds",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Mother's Helping Hands",
    cost=6,
    skill=6,
    icons="TCCAA",
    subtypes="Society, Cultist",
    steadfast={SHUB_NIGGURATH: 1},
    text=[
        always(costs(THIS, -2, per=STORY_CARD.in_(WON, of=OPPONENT)), in_=HAND),
        response(after(places_token(with_=THIS, together=True)), put_on_top(choose(CHARACTER.in_(RESOURCE)))),
    ],
)
