"""The Rituals of the Order: Yog-Sothoth."""

from rlyeh.language import *

A_GIFT_OF_KNOWLEDGE = event(
    "roto-119", "A Gift of Knowledge", YOG_SOTHOTH, cost=1,
    text=[
        action(
            choosing(choose(STORY.that(with_tokens(at_most=2, whose=YOU)), as_="story")),
            wound(a(MINE.at(the("story", "story")))),
            to=place_token(the("story", "story")),
        ),
    ],
    rulings=("Only a story can be chosen where somebody can be wounded for it.",),
)
