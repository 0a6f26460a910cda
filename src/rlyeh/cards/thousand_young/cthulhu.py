"""The Thousand Young: Cthulhu."""

from rlyeh.language import *

THE_BLOODY_TONGUE = character(
    "tty-040", "The Bloody Tongue", CTHULHU, unique=True, descriptor="The Thing That Howls at the Moon", cost=4,
    skill=4, icons="TCC", subtypes="Avatar", keywords=[VILLAINOUS, RESILIENT, FAST],
    text=[loses(CHARACTER.at(SAME_STORY), keyword=ALL_TOUGHNESS)],
)
