"""The Yuggoth Contract: Cthulhu."""

from rlyeh.language import *

CTHULHU_LORD_OF_RLYEH = character(
    "yc-064", "Cthulhu", CTHULHU, unique=True, descriptor="Lord of R'lyeh", cost=6, skill=8, icons="TTCCA",
    subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[action(pay(3), to=must(OPPONENT, sacrifice(choose(CHARACTER))))],
)
