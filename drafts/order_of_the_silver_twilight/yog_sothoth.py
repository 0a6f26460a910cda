"""Drafts of cards of The Order of the Silver Twilight."""

from rlyeh.language import *

FACELESS_ABDUCTOR = character(
    "ost-007",
    "Faceless Abductor",
    YOG_SOTHOTH,
    cost=2,
    skill=2,
    icons="TC",
    subtypes="Servitor",
    text=[
        action(
            shuffle_into_deck(THIS),
            to=return_to_hand(choose(CHARACTER.other_than("Ancient One").skill(at_most=3))),
        ),
    ],
)
