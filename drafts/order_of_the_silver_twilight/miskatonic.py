"""Drafts of cards of The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
DR_BARTLETT = character(
    "ost-005",
    "Dr. Bartlett",
    MISKATONIC,
    unique=True,
    descriptor="Conspiracy Theorist",
    cost=3,
    skill=2,
    icons="AI",
    subtypes="Conspirator, Scientist",
    text=[while_(exists(CONSPIRACY.of(YOU)), gains(THIS, keyword=WILLPOWER), gains(THIS, keyword=INVULNERABILITY))],
)

PNAKOTIC_MANUSCRIPTS = support(
    "ost-006",
    "Pnakotic Manuscripts",
    MISKATONIC,
    unique=True,
    descriptor="Mind Expanding Ideas",
    cost=1,
    subtypes="Attachment, Tome",
    attach_to=MINE.faction(MISKATONIC),
    text=[action(exhaust(THIS), to=until_end_of_phase(gains_printed_icons(HOST, of=choose(MINE))))],
)
