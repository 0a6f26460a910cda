"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *

WALTER_GILMAN = character(
    "tmom-043",
    "Walter Gilman",
    MISKATONIC,
    unique=True,
    descriptor="Resister of Temptation",
    cost=3,
    skill=4,
    icons="AAII",
    subtypes="Student",
    text=[
        enters_insane(),
        response(
            after(is_("restored", THIS)),
            ready(THIS),
            to=move_tokens(a(STORY, as_="there"), a(STORY), side=ANY_PLAYER, to_side=ANY_PLAYER),
            limit=limit_once("turn"),
        ),
    ],
)

BLACK_BOOK_OF_AZATHOTH = support(
    "tmom-044",
    "Black Book of Azathoth",
    MISKATONIC,
    unique=True,
    descriptor="Truth...at a Cost",
    cost=2,
    subtypes="Relic, Tome",
    attach_to=CHARACTER,
    text=[
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
        action(sacrifice(HOST), to=until_end_of_phase(gains_struggles(choose(STORY), "I"))),
    ],
)
