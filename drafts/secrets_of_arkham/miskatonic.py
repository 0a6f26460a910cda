"""Drafts of cards of Secrets of Arkham."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
SCIENTIFIC_TEXT = support(
    "soa-007",
    "Scientific Text",
    MISKATONIC,
    cost=2,
    subtypes="Attachment, Item",
    attach_to=CHARACTER.faction(MISKATONIC),
    text=[while_(is_a(THIS, SUPPORT.ready), gains(HOST, "A")), action(exhaust(THIS), to=draw())],
)

VISITING_PROFESSOR = character(
    "soa-008",
    "Visiting Professor",
    MISKATONIC,
    cost=4,
    skill=3,
    icons="II",
    subtypes="Government",
    keywords=[HEROIC],
    text=[while_(DAY_TIME, gains(THIS, skill=2), gains(THIS, "CCC"))],
)

SOOTHSAYER = character(
    "soa-010",
    "Soothsayer",
    MISKATONIC,
    cost=2,
    skill=2,
    subtypes="Sorcerer",
    text=[
        response(after(commits(THIS)), until_end_of_phase(gains(THIS, naming("icon"), times=X), x=count(ATTACHMENT))),
    ],
    errata=(errata("FAQ 4.1", "one kind of icon is chosen, and gained once for each Attachment card in play"),),
)

PROFESSOR_ARMITAGE = character(
    "soa-012",
    "Professor Armitage",
    MISKATONIC,
    unique=True,
    descriptor="Venerable Librarian",
    cost=4,
    skill=3,
    icons="III",
    subtypes="Investigator",
    keywords=[HEROIC, WILLPOWER],
    text=[action(pay(1), to=ready(choose(CARD.exhausted.subtype("Tome"))))],
)
