"""The Rituals of the Order: Order of the Silver Twilight."""

from rlyeh.language import *

RITUAL_OF_POWER = support(
    "roto-054", "Ritual of Power", SILVER_TWILIGHT, unique=True, descriptor="Gears of Armageddon", cost=3,
    subtypes="Ritual",
    text=[forced_response(after(phase_ends(STORY_PHASE)), refresh_all_domains(EACH_PLAYER))],
)
