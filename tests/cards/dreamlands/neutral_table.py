"""Cards made up for the tests of the neutral cards of Dreamlands."""

from rlyeh.language import *
from rlyeh.language.modifiers.characteristics import Blank

PLAIN = character("test-1", "Plain", AGENCY, cost=2, skill=2, subtypes="Soldier", keywords=[FAST])
HERO = character("test-2", "Hero", AGENCY, unique=True, cost=2, skill=2, subtypes="Soldier", keywords=[FAST])
OWL = character("test-3", "Owl", AGENCY, cost=2, skill=2, subtypes="Creature", keywords=[NIGHT, FAST])
DREAMER = character("test-4", "Dreamer", HASTUR, cost=2, skill=1, subtypes="Dreamer")
LAKE = support("test-5", "Lake", NEUTRAL, cost=1, subtypes="Dreamlands")
FRAIL = character("test-6", "Frail", HASTUR, cost=2, skill=2, icons="C")
TOUGH = character("test-7", "Tough", HASTUR, cost=2, skill=2, keywords=[TOUGHNESS(3)])
GHOST = character("test-8", "Ghost", HASTUR, cost=2, skill=2, keywords=[INVULNERABILITY])
SPY = character("test-9", "Spy", AGENCY, cost=2, skill=1, icons="TI")
HAT = support("test-10", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CARD)
MUTE = event("test-11", "Mute", NEUTRAL, cost=0, text=[action(until_end_of_phase(Blank(choose(CARD))))])
RAID = event("test-12", "Raid", NEUTRAL, cost=0, text=[action(destroy(choose(CARD)))])
CULTIST = character("test-13", "Cultist", CTHULHU, cost=2, skill=1)
CLERK = character("test-15", "Clerk", HASTUR, cost=2, skill=1, icons="I")
SINGER = character("test-14", "Singer", HASTUR, cost=2, skill=1)
BRAWL = story("test-20", "Brawl", struggles="C")
QUIET = story("test-21", "Quiet", struggles="A")
TEST_CARDS = [
    PLAIN, HERO, OWL, DREAMER, LAKE, FRAIL, TOUGH, GHOST, SPY, HAT, MUTE, RAID, CULTIST, CLERK, SINGER, BRAWL, QUIET,
]
