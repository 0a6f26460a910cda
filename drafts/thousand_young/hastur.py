"""Drafts of cards of The Thousand Young."""

from rlyeh.language import *

THE_THING_IN_THE_YELLOW_MASK = character(
    "tty-042",
    "The Thing in the Yellow Mask",
    HASTUR,
    unique=True,
    descriptor="The High Priest Not to Be Named",
    cost=4,
    skill=4,
    icons="TTA",
    subtypes="Avatar",
    keywords=[VILLAINOUS, RESILIENT],
    text=[
        loses(CHARACTER.not_faction(HASTUR).at(SAME_STORY), keyword=WILLPOWER),
        loses(CHARACTER.not_faction(HASTUR).at(SAME_STORY), "T"),
    ],
)

TREME = support(
    "tty-043",
    "Tremé",
    HASTUR,
    unique=True,
    descriptor="Back of Town",
    cost=1,
    subtypes="Location",
    text=[
        action(
            reveal(TOP_CARD, until=END_OF_PHASE),
            given(
                is_a(the("revealed", "card"), CHARACTER.subtype("Lunatic")),
                drive_insane(a(CHARACTER), past_protection=True),
            ),
            only=during(STORY_PHASE),
            limit=limit_once("turn"),
        ),
    ],
)
