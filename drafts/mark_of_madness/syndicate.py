"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *

PARRAIN_FRANCOIS = character(
    "tmom-052",
    "Parrain François",
    SYNDICATE,
    unique=True,
    descriptor="Paranoid and Violent",
    cost=3,
    skill=4,
    icons="CCAI",
    subtypes="Criminal",
    text=[
        enters_insane(),
        response(
            after(is_("restored", THIS)),
            ready(THIS),
            to=until_end_of_turn(loses(CHARACTER.other_than("Criminal"), skill=2)),
        ),
    ],
)
