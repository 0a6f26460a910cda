"""Revelations: The Agency."""

from rlyeh.language import *

DAEMONOLATREIA = support(
    "rev-062", "Daemonolatreia", AGENCY, unique=True, descriptor="Witchhunter's Guide", cost=2,
    subtypes="Tome, Attachment", attach_to=MINE,
    text=[while_(committed(HOST), cannot_play(EVENT, EACH_OPPONENT))],
)
