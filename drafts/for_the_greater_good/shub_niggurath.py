"""Drafts of cards of For the Greater Good."""

from rlyeh.language import *

RESTLESS_MI_GO = character(
    "ftgg-045",
    "Restless Mi-Go",
    SHUB_NIGGURATH,
    cost=2,
    skill=1,
    icons="T",
    subtypes="Mi-Go",
    keywords=[TOUGHNESS(1)],
    text=[
        response(after(is_("destroyed", THIS)), put_on_top(THIS)),
    ],
)

LIT_BY_DEATH_FIRE = support(
    "ftgg-046",
    "Lit by Death-Fire",
    SHUB_NIGGURATH,
    cost=1,
    subtypes="Attachment, Environment",
    attach_to=STORY_CARD,
    text=[
        response(
            after(stories_resolved()),
            reveal(top_cards(3)),
            return_to_hand(a(CHARACTER.among("revealed"))),
            put_on_bottom(CARD.among("revealed").remaining),
            if_=happened(is_("destroyed", CHARACTER.at(HOST_STORY)), "phase"),
        ),
    ],
)
