"""Revelations: Hastur."""

from rlyeh.language import *

THE_MARKED = character(
    "rev-106", "The Marked", HASTUR, cost=3, skill=1, icons="A", subtypes="Cultist, Lunatic",
    text=[
        loses_all(CHARACTER.other_than("Ancient One"), TERROR),
        disrupt(
            when(ability_used(of=CHARACTER, by=ANY_PLAYER)),
            drive_insane(THIS),
            to=[cancel(), drive_insane(THAT_CHARACTER)],
            if_=exists(MINE.insane, at_least=2),
        ),
    ],
    rulings=("A Forced Response is triggered by no player (TIME-21): it cannot be cancelled with this.",),
)
