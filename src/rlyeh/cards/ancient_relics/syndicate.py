"""Ancient Relics: Syndicate."""

from rlyeh.language import *

JAMES_CRUSHER = character(
    "ar-084", "James Crusher", SYNDICATE, unique=True, descriptor="Short Fused", cost=3, skill=4, icons="CC",
    subtypes="Criminal",
    text=[
        action(uncommit(THIS), to=uncommit(choose(CHARACTER.other.other_than("Ancient One").at(SAME_STORY)))),
    ],
)
