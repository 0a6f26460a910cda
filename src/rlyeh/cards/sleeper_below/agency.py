"""The Sleeper Below: Agency."""

from rlyeh.language import *

INSPECTOR_JOHN_LEGRASSE = character(
    "tsb-039", "Inspector John Legrasse", AGENCY, unique=True, descriptor="Following the Clues", cost=3, skill=1,
    icons="CII", subtypes="Investigator", keywords=[HEROIC, TOUGHNESS(1)],
    text=[response(after(ability_used(by=OPPONENT, choosing=YOUR_CARD)), refresh_domain())],
)
