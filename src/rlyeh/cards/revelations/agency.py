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

DAEMONOLATREIA = support(
    "rev-062", "Daemonolatreia", AGENCY, unique=True, descriptor="Witchhunter's Guide", cost=2,
    subtypes="Tome, Attachment", attach_to=MINE,
    text=[while_(committed(HOST), cannot_play(EVENT, EACH_OPPONENT))],
)
