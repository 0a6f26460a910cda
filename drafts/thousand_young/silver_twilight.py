"""Drafts of cards of The Thousand Young."""

from rlyeh.language import *

WALTER_FITZPATRICK = character(
    "tty-048",
    "Walter Fitzpatrick",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Sinister Messiah",
    cost=4,
    skill=4,
    icons="CAI",
    subtypes="Avatar",
    keywords=[VILLAINOUS, RESILIENT],
    text=[
        disrupt(
            when(would_be("leaves_play", CHARACTER.subtype("Lodge").at(SAME_STORY))), discard_at_random(), instead=True
        ),
    ],
)

GARDEN_DISTRICT = support(
    "tty-049",
    "Garden District",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Antebellum Wealth",
    cost=1,
    subtypes="Location",
    text=[
        action(
            reveal(TOP_CARD, until=END_OF_PHASE),
            given(
                is_a(the("revealed", "card"), CHARACTER.subtype("Lodge")),
                may(
                    YOU,
                    put_into_play(the("revealed", "card")),
                    paying=return_to_hand(a(MINE.subtype("Lodge"), cost_of(the("revealed", "card"), printed=True))),
                ),
            ),
            limit=limit_once("turn"),
        ),
    ],
)

CALL_THE_CUSTODES = conspiracy(
    "tty-051",
    "Call the Custodes",
    SILVER_TWILIGHT,
    cost=0,
    struggles="TCAI",
    steadfast={SILVER_TWILIGHT: 2},
    text=[
        disrupt(
            after(wins_struggle(who=OPPONENT, at=THIS)),
            put_into_play(choose(CHARACTER.subtype("Lodge").in_(DISCARD)), as_="it", at=THIS),
            at_end_of_phase(given(still_in_play(the("it")), sacrifice(the("it")))),
        ),
    ],
)
