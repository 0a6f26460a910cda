"""Drafts of cards of The Sleeper Below."""

from rlyeh.language import *

ST_CLAIRE = character(
    "tsb-052",
    "St. Claire",
    SYNDICATE,
    unique=True,
    descriptor="As Rich as a Queen",
    cost=3,
    skill=3,
    icons="CCAI",
    subtypes="Criminal",
    text=[
        while_(committed(THIS), does_not_count(CHARACTER.skill(at_most=2), "icons", at=THIS_STORY)),
    ],
)
