"""Revelations: Hastur."""

from rlyeh.language import *

ELISE_WARREN = character(
    "rev-005", "Elise Warren", HASTUR, unique=True, descriptor="Lady in Waiting", cost=3, skill=X, icons="TA",
    subtypes="Servitor", keywords=[INVULNERABILITY],
    text=[
        has_skill(THIS, count(CHARACTER.insane)),
        while_(exists(MINE.insane, at_least=2), cannot_be_chosen(THIS, triggered=True)),
    ],
)
