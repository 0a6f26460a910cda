"""For the Greater Good: Yog-Sothoth."""

from rlyeh.language import *

OBSESSIVE_ELDER_THING = character(
    "ftgg-054", "Obsessive Elder Thing", YOG_SOTHOTH, cost=2, skill=1, icons="TCAI", subtypes="Monster, Scientist",
    text=[
        forced_response(
            after(stories_resolved()), return_to_hand(THIS), if_=happened(commits(THIS), "phase", at_most=0),
        ),
    ],
)

TEAR_IN_TIME = support(
    "ftgg-055", "Tear in Time", YOG_SOTHOTH, cost=1, subtypes="Attachment, Environment", attach_to=STORY_CARD,
    text=[response(after(wins_struggle(ARCANE, at=HOST_STORY)), one_of(draw(2), put_on_top(a(CARD.in_(DISCARD)))))],
)
