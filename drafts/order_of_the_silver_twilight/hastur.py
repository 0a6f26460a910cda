"""Drafts of cards of The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

OLD_MAN_OF_THE_WOODS = character(
    "ost-012",
    "Old Man of the Woods",
    HASTUR,
    cost=3,
    skill=3,
    icons="CC",
    subtypes="Lunatic",
    text=[action(drive_insane(THIS), to=destroy(choose(CHARACTER.insane)))],
)
