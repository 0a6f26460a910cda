"""The Yuggoth Contract: Syndicate."""

from rlyeh.language import *

TYLER_SCINDERE = character(
    "yc-015", "Tyler Scindere", SYNDICATE, unique=True, descriptor="Bounty Hunter", cost=4, skill=5, icons="CCAI",
    subtypes="Criminal, Independent", keywords=[HEROIC, VILLAINOUS, WILLPOWER, TOUGHNESS(1)],
    text=[heroic_and_villainous()],
)

KIDNAPPING_101 = event(
    "yc-096", "Kidnapping 101", SYNDICATE, cost=2,
    text=[action(uncommit(choose(THEIRS.other_than("Ancient One").committed)))],
)
