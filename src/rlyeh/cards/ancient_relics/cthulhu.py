"""Ancient Relics: Cthulhu."""

from rlyeh.language import *

EATER_FROM_THE_DEPTHS = character(
    "ar-051", "Eater from the Depths", CTHULHU, unique=True, descriptor="It Hungers", cost=4, skill=4, icons="TTC",
    subtypes="Monster",
    text=[forced_response(after(is_("insane", CHARACTER.at(SAME_STORY))), until_end_of_phase(gains(THIS, "CC")))],
)
