"""Revelations: Agency."""

from rlyeh.language import *

PAID_INFORMANT = character(
    "rev-041", "Paid Informant", AGENCY, cost=2, skill=1, icons="I", subtypes="Independent",
    text=[action(pay(2), exhaust(THIS), to=until_end_of_phase(plays_with_hand_open(OPPONENT)))],
)
