"""A handful of cards of which each field can tell some apart."""

from rlyeh.language import *
from rlyeh.model import Pool

GUG = character(
    "core-201", "Slavering Gug", SHUB_NIGGURATH, cost=5, skill=4, icons="CCC", subtypes="Monster",
    text=[action(pay(4), wound(choose(CHARACTER)))],
)
KING = character(
    "core-202", "Hastur", HASTUR, unique=True, descriptor="The King in Yellow", cost=8, skill=8, icons="TTTAA",
    subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
)
DEEP_ONE = character(
    "core-203", "Young Deep One", CTHULHU, cost=2, skill=0, icons="CCA", subtypes="Deep One", keywords=[TOUGHNESS(1)],
)
SHOGGOTH = character(
    "fl-204", "Guardian Shoggoth", CTHULHU, cost=3, skill=2, icons="TC", subtypes="Monster", keywords=[TOUGHNESS(2)],
)
AGENT = character(
    "fl-205", "Doppelgänger’s Agent", AGENCY, cost=1, skill=3, icons="I", subtypes="Government",
    steadfast={AGENCY: 2}, errata=[errata("FAQ 4.1", subtypes="Government, Monster")],
)
PANIC = event("core-206", "Panic", SYNDICATE, cost=X, text=[action(draw())], rulings=("X is what is paid.",))
LAMP = support(
    "sotd-207", "The Lamp", NEUTRAL, cost=0, subtypes="Item, Attachment", attach_to=CHARACTER,
    text=[gains(HOST, "TI")],
)
ZOOG = character("dl-110", "Furtive Zoog", NEUTRAL, cost=1, skill=1, subtypes="Zoog", zoog=True, transient=True)
PLOT = conspiracy("fl-046", "The Plot", HASTUR, cost=3, struggles="TTA")
TALE = story("core-156", "A Tale", struggles="TCAI")
CAUGHT = event("dl-078", "Caught", YOG_SOTHOTH, cost=2, boosters="AA", text=[action(draw())])
POOL = Pool([GUG, KING, DEEP_ONE, SHOGGOTH, AGENT, PANIC, LAMP, ZOOG, PLOT, TALE, CAUGHT])
