"""The Order of the Silver Twilight: The Order of the Silver Twilight."""

from rlyeh.language import *

SILVER_TWILIGHT_LODGE = support(
    "ost-036", "Silver Twilight Lodge", SILVER_TWILIGHT, unique=True, descriptor="Nexus of Power", cost=3,
    subtypes="Location",
    text=[always(costs(CHARACTER.faction(SILVER_TWILIGHT), -1, minimum=1, whose=YOU, first_each="turn"))],
    errata=(errata("FAQ 4.1", "it is the first such character of each turn; without that no period is named"),),
)
