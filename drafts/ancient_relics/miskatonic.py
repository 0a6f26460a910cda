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

VAAGE_RANDERS = character(
    "ar-055",
    "Vaage Randers",
    MISKATONIC,
    unique=True,
    descriptor="Master of Tactics",
    cost=4,
    skill=3,
    icons="AII",
    subtypes="Independent",
    text=[
        while_(committed(THIS), counts_other_icons(STORY, INVESTIGATION, in_=COMBAT)),
    ],
)

ERYN_COCHWYN = character(
    "ar-056",
    "Eryn Cochwyn",
    MISKATONIC,
    unique=True,
    descriptor="Curious and Precocious",
    cost=3,
    skill=2,
    icons="AI",
    subtypes="Student, Investigator",
    text=[
        response(after(wins_struggle(INVESTIGATION, with_=THIS)), drive_insane(THIS), to=place_token(THAT_STORY)),
    ],
)

DISC_OF_ITZAMNA = support(
    "ar-057",
    "Disc of Itzamna",
    MISKATONIC,
    unique=True,
    descriptor="Protective Amulet",
    cost=2,
    subtypes="Attachment, Relic",
    attach_to=CHARACTER,
    text=[
        cannot_be_chosen(HOST, triggered=True),
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
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

MAGNETIC_SPIKE = event(
    "ar-078",
    "Magnetic Spike",
    MISKATONIC,
    cost=2,
    subtypes="Disaster",
    text=[
        action(put_on_top(SUPPORT.other_than("Relic"), any_order=True)),
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
