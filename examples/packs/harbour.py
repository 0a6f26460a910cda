"""Four cards of a pack of one's own, in the card language. They become a pack without code by

    rlyeh pack write examples/packs/harbour.py examples/packs/harbour --code harb --name "Harbour Lights"
"""

from rlyeh.language import *

LIGHTHOUSE_KEEPER = character(
    "harb-001", "Lighthouse Keeper", MISKATONIC, cost=2, skill=2, icons="AI", subtypes="Lightkeeper",
    text=[response(after(commits(THIS)), ready(choose(CHARACTER.subtype("Lightkeeper").other)))],
)

WRECKER = character(
    "harb-002", "Wrecker", CTHULHU, cost=3, skill=3, icons="TC", subtypes="Cultist",
    keywords=[VILLAINOUS],
    text=[forced_response(after(enters_play(THIS)), destroy(choose(SUPPORT.cost(at_most=2))))],
)

FOG_HORN = support(
    "harb-003", "Fog Horn", NEUTRAL, cost=1, subtypes="Attachment, Item", attach_to=CHARACTER,
    text=[gains(HOST, "A"), gains(HOST, keyword=WILLPOWER)],
)

HIGH_WATER = event(
    "harb-004", "High Water", CTHULHU, cost=2,
    text=[action(wound(CHARACTER.wounded))],
)
