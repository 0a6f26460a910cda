"""Forgotten Lore: Shub-Niggurath."""

from rlyeh.language import *

DREAMLANDS_MESSENGER = character(
    "fl-013", "Dreamlands Messenger", SHUB_NIGGURATH, cost=3, skill=2, icons="T", subtypes="Servitor",
    text=[while_(committed(THIS), cannot_trigger(ACTION, RESPONSE, DISRUPT))],
    rulings=("Forced Responses still come: no player triggers them (TIME-21).",),
)
