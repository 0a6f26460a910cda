"""Ancient Relics: Order of the Silver Twilight."""

from rlyeh.language import *

HIDDEN_AGENDA = event(
    "ar-041", "Hidden Agenda", SILVER_TWILIGHT, cost=4, keywords=[LOYAL],
    text=[action(repeat_phase())],
)
