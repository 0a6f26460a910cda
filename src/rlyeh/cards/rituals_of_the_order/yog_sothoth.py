"""The Rituals of the Order: Yog-Sothoth."""

from rlyeh.language import *

PRISM_OF_MANY_VIEWS = support(
    "roto-020", "Prism of Many Views", YOG_SOTHOTH, unique=True, descriptor="Endless Visions", cost=2,
    subtypes="Artifact",
    text=[
        plays_with_deck_open(EACH_PLAYER),
        action(exhaust(THIS), to=[choosing(A_PLAYER), mill(1, CHOSEN_PLAYER)]),
    ],
)

STALKING_HOUND = character(
    "roto-039", "Stalking Hound", YOG_SOTHOTH, cost=4, skill=2, icons="TCA", subtypes="Independent", keywords=[FAST],
    text=[
        response(after(through_triggered(enters_play(THEIRS))), put_into_play(THIS), from_=(HAND, DISCARD)),
    ],
    rulings=("Whose character it is, its controller decides as it enters play (FAQ 4.1).",),
)

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
