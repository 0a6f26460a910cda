"""Ancient Relics: The Agency."""

from rlyeh.language import *

TIMELY_INTERVENTION = event(
    "ar-092", "Timely Intervention", AGENCY, cost=2,
    text=[action(until_end_of_phase(cannot_play(EVENT)))],
)
