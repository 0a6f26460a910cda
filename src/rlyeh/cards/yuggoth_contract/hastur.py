"""The Yuggoth Contract: Hastur."""

from rlyeh.language import *

HASTUR_LORD_OF_CARCOSA = character(
    "yc-046", "Hastur", HASTUR, unique=True, descriptor="Lord of Carcosa", cost=6, skill=7, icons="TTTTA",
    subtypes="Ancient One", keywords=[VILLAINOUS, TOUGHNESS(3)],
    text=[action(pay(2), to=until_end_of_phase(loses(THEIRS, keyword=WILLPOWER), loses_all(THEIRS, TERROR)))],
)
