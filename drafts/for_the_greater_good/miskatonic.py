"""Drafts of cards of For the Greater Good."""

from rlyeh.language import *

JEREMIAH_KIRBY = character(
    "ftgg-043",
    "Jeremiah Kirby",
    MISKATONIC,
    unique=True,
    descriptor="Arctic Archaeologist",
    cost=2,
    skill=1,
    icons="I",
    subtypes="Investigator, Explorer",
    text=[
        response(
            after(enters_play(THIS)),
            reveal(top_cards(5)),
            must(OPPONENT, put_one_under("revealed")),
            take_to_hand("revealed"),
            must(OPPONENT, put_one_under("revealed")),
            take_to_hand("revealed"),
        ),
    ],
)

EXCAVATION_SITE = support(
    "ftgg-044",
    "Excavation Site",
    MISKATONIC,
    cost=1,
    subtypes="Attachment, Environment",
    attach_to=STORY_CARD,
    text=[
        forced_response(
            after(
                wins_struggle(ARCANE, who=ANY_PLAYER, at=HOST_STORY),
                wins_struggle(INVESTIGATION, who=ANY_PLAYER, at=HOST_STORY),
            ),
            draw(who=THAT_PLAYER),
        ),
    ],
)
