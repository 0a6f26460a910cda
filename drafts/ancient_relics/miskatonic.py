"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
BLACKMARKET_ARTIFACT = support(
    "ar-037",
    "Blackmarket Artifact",
    MISKATONIC,
    cost=1,
    subtypes="Item, Artifact",
    text=[
        action(
            exhaust(THIS),
            to=until_end_of_phase(gains(choose(CHARACTER, as_="it"), keyword=WILLPOWER), gains(the("it"), "AA")),
        )
    ],
)


DILIGENT_STUDY = event(
    "ar-058",
    "Diligent Study",
    MISKATONIC,
    cost=1,
    text=[action(until_end_of_phase(gains(MINE.subtype("Student"), skill=2), gains(MINE.subtype("Student"), "A")))],
)

EXPERT_CARTOGRAPHER = character(
    "ar-077",
    "Expert Cartographer",
    MISKATONIC,
    cost=3,
    skill=2,
    icons="AI",
    subtypes="Investigator",
    text=[
        while_(
            exists(SUPPORT.subtype("Location").of(YOU)), gains(THIS, keyword=FAST), gains(THIS, keyword=TOUGHNESS(1))
        )
    ],
)

ARCHAEOLOGY_INTERNS = character(
    "ar-097",
    "Archaeology Interns",
    MISKATONIC,
    cost=2,
    skill=1,
    icons="I",
    subtypes="Student",
    text=[response(after(plays(THIS)), then(draw(2), put_on_top(a(CARD.in_(HAND)))))],
)

DOCTOR_MARAMA_RIWHI = character(
    "ar-116",
    "Doctor Marama Riwhi",
    MISKATONIC,
    unique=True,
    descriptor="Warrior of the Mind",
    cost=5,
    skill=4,
    icons="CAAI",
    subtypes="Scientist, Faculty",
    keywords=[WILLPOWER],
    text=[
        disrupt(
            when(would_be("insane", CHARACTER.at(SAME_STORY))),
            drive_insane(a(MINE.that(is_not(THAT_CARD)))),
            instead=True,
        )
    ],
)
