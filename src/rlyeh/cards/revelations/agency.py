"""Revelations: Agency."""

from rlyeh.language import *

BLACK_MARIA = support(
    "rev-042", "Black Maria", AGENCY, cost=2, subtypes="Vehicle",
    text=[
        response(
            after(is_("wounded", MINE)),
            exhaust(THIS),
            to=while_exhausted(cannot(choose(CHARACTER.other_than("Ancient One")), "commit")),
        ),
    ],
)
