"""Revelations: Agency."""

from rlyeh.language import *

PAID_INFORMANT = character(
    "rev-041", "Paid Informant", AGENCY, cost=2, skill=1, icons="I", subtypes="Independent",
    text=[action(pay(2), exhaust(THIS), to=until_end_of_phase(plays_with_hand_open(OPPONENT)))],
)

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
