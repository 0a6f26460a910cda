"""The Mark of Madness: Hastur."""

from rlyeh.language import *

ERICH_ZANN = character(
    "tmom-013", "Erich Zann", HASTUR, unique=True, descriptor="Bringer of Music", cost=3, skill=3, icons="AAA",
    subtypes="Artist, Lunatic",
    text=[action(drive_insane(THIS), to=use_ability(choose(THEIRS.other_than("Ancient One"))))],
)
