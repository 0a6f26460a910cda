"""Terror in Venice: Miskatonic University."""

from rlyeh.language import *

PUZZLED_EXCHANGE_STUDENT = character(
    "tiv-021", "Puzzled Exchange Student", MISKATONIC, cost=3, skill=3, icons="II", subtypes="Student",
    keywords=[WILLPOWER],
    text=[
        forced_response(
            after(has_committed(OPPONENT)),
            commit_to(THIS, the_one(highest(STORY.that(with_characters()), "characters"))),
            if_=is_a(THIS, CHARACTER.uncommitted),
        ),
    ],
)
