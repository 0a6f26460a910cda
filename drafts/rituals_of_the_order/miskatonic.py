"""Drafts of cards of The Rituals of the Order."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
MEDICAL_STUDENT = character(
    "roto-028",
    "Medical Student",
    MISKATONIC,
    cost=1,
    skill=1,
    icons="AI",
    subtypes="Student",
    text=[forced_response(after(is_("insane", MINE)), drive_insane(THIS))],
)

DEAN_OF_ADMISSIONS = character(
    "roto-029",
    "Dean of Admissions",
    MISKATONIC,
    cost=3,
    skill=3,
    icons="AI",
    subtypes="Faculty",
    text=[response(after(plays(CHARACTER.subtype("Student"))), exhaust(THIS), to=draw())],
)

FLUX_STABILIZER = support(
    "roto-030",
    "Flux Stabilizer",
    MISKATONIC,
    cost=1,
    subtypes="Item",
    text=[cannot(CHARACTER, "enter play", triggered=True)],
    errata=(errata("FAQ 4.1", "they cannot enter play so"),),
)

BOARD_OF_DIRECTORS = character(
    "roto-047",
    "Board of Directors",
    MISKATONIC,
    cost=3,
    skill=3,
    icons="AA",
    subtypes="Faculty",
    text=[response(after(enters_play(THIS)), search(SUPPORT.faction(MISKATONIC).subtype("Location"), to="play"))],
)

ZEISS_MODEL_C = support(
    "roto-048",
    "Zeiss Model C",
    MISKATONIC,
    cost=2,
    subtypes="Attachment, Item",
    boosters="I",
    attach_to=MINE.faction(MISKATONIC),
    rulings=("Its booster counts at the story to which attached character is committed (CARD-18).",),
)

OBSCURE_LINGUIST = character(
    "roto-069",
    "Obscure Linguist",
    MISKATONIC,
    cost=4,
    skill=3,
    icons="AAI",
    subtypes="Faculty, Investigator",
    keywords=[WILLPOWER],
    text=[response(after(commits(THIS)), until_end_of_phase(loses_printed_icons(choose(CHARACTER))))],
)

RUSH_WEEK = event(
    "roto-070",
    "Rush Week",
    MISKATONIC,
    cost=2,
    text=[action(ready(choose(CHARACTER.faction(MISKATONIC), up_to=2)))],
)

JAMIE_WINTHROP = character(
    "roto-088",
    "Jamie Winthrop",
    MISKATONIC,
    unique=True,
    descriptor="Whiz Kid",
    cost=3,
    skill=3,
    icons="AI",
    subtypes="Student, Investigator",
    text=[response(after(draws_cards()), until_end_of_phase(loses_printed_icons(choose(CHARACTER))))],
)

LECTURING_HISTORIAN = character(
    "roto-089",
    "Lecturing Historian",
    MISKATONIC,
    cost=2,
    skill=2,
    icons="AA",
    subtypes="Faculty",
    text=[
        action(
            exhaust(THIS),
            to=[
                choosing(choose(STORY, as_="story")),
                until_end_of_phase(gains(MINE.at(the("story", "story")), skill=1, times=icons_of(ARCANE))),
            ],
        )
    ],
)

FULL_RIDE_SCHOLARSHIP = event(
    "roto-090",
    "Full Ride Scholarship",
    MISKATONIC,
    cost=1,
    text=[action(put_into_play(a(CHARACTER.subtype("Student").in_(HAND))))],
)

ELDER_SIGN_PARCHMENT = support(
    "roto-107",
    "Elder Sign Parchment",
    MISKATONIC,
    unique=True,
    descriptor="Scroll of Nodens",
    cost=2,
    subtypes="Artifact",
    text=[
        action(
            sacrifice(THIS),
            to=[
                choosing(choose(STORY, as_="story")),
                until_end_of_phase(cannot(CHARACTER.icon(TERROR), "commit", at=the("story", "story"))),
            ],
        )
    ],
)

FORBIDDEN_KNOWLEDGE = support(
    "roto-108",
    "Forbidden Knowledge",
    MISKATONIC,
    cost=2,
    subtypes="Attachment, Tome",
    steadfast={MISKATONIC: 2},
    attach_to=MINE,
    text=[action(sacrifice(HOST), to=draw(4))],
)
