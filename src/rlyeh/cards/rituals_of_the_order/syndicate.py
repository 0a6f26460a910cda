"""The Rituals of the Order: Syndicate."""

from rlyeh.language import *

EXPENSIVE_GUITAR = support(
    "roto-058", "Expensive Guitar", SYNDICATE, cost=0, subtypes="Attachment, Item", steadfast={SYNDICATE: 1},
    attach_to=MINE,
    text=[gains(HOST, text=action(exhaust(THE_GIVER), to=until_end_of_phase(gains(THIS, skill=3))))],
)
