"""Drafts of cards of The Thousand Young."""

from rlyeh.language import *

KRUSCHTYA_EQUATION = character(
    "tty-054",
    "Kruschtya Equation",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Mathematical Formula of the Gods",
    cost=4,
    skill=4,
    icons="TAAA",
    subtypes="Avatar",
    keywords=[VILLAINOUS, RESILIENT],
    text=[
        forced_response(after(wins_struggle(ARCANE, with_=THIS)), ready(MINE.at(THAT_STORY))),
    ],
)

N9TH_WARD = support(
    "tty-055",
    "9th Ward",
    YOG_SOTHOTH,
    unique=True,
    descriptor="By the Water",
    cost=1,
    subtypes="Location",
    text=[
        action(
            reveal(TOP_CARD, until=END_OF_PHASE),
            given(
                is_a(the("revealed", "card"), CHARACTER.subtype("Sorcerer")),
                may(
                    YOU,
                    return_to_hand(
                        a(CHARACTER.cost(below=cost_of(the("revealed", "card"), printed=True), printed=True))
                    ),
                    paying=put_on_bottom(the("revealed", "card")),
                ),
            ),
            limit=limit_once("turn"),
        ),
    ],
)
