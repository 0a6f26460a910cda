"""Revelations: Silver Twilight."""

from rlyeh.language import *

ADEPT_OF_THE_SECOND_ORDER = character(
    "rev-114", "Adept of the Second Order", SILVER_TWILIGHT, cost=3, skill=3, icons="AAAI", subtypes="Lodge",
    text=[response(after(enters_play(CHARACTER, put=True)), ready(choose(CHARACTER.subtype("Lodge"))))],
)
