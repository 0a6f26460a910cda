"""Drafts of cards of Forgotten Lore."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
OMEGA_ALUMNUS = character(
    "fl-003",
    "Omega Alumnus",
    MISKATONIC,
    cost=3,
    skill=3,
    icons="CCA",
    subtypes="Sorcerer",
    text=[
        action(
            pay(1),
            to=[
                choosing(choose(CHARACTER, as_="it")),
                given(
                    is_a(the("it"), CHARACTER.icon(INVESTIGATION)),
                    until_end_of_phase(loses(the("it"), "I"), gains(the("it"), naming("icon"))),
                ),
            ],
        ),
    ],
)

UNSPEAKABLE_RESEARCH = event(
    "fl-004",
    "Unspeakable Research",
    MISKATONIC,
    cost=4,
    subtypes="Research",
    text=[action(search(CARD), only=YOUR_OPERATIONS)],
)


THE_HALL_SCHOOL = support(
    "fl-024",
    "The Hall School",
    MISKATONIC,
    unique=True,
    descriptor="Institution of Higher Learning",
    cost=2,
    subtypes="Location",
    text=[action(sacrifice(THIS), to=until_end_of_phase(gains(MINE, naming("icon"))))],
)

SEEKER_OF_THE_PROFANE = character(
    "fl-043",
    "Seeker of the Profane",
    MISKATONIC,
    cost=3,
    skill=2,
    icons="AI",
    subtypes="Investigator, Sorcerer",
    text=[
        passive(
            after(phase_begins(STORY_PHASE)),
            must(
                EACH_PLAYER,
                unless(pay(2), until_end_of_phase(cannot(MINE.skill(at_most=2), "commit", all_that_come=True)), by=YOU),
            ),
        ),
    ],
)

A_CONSPIRACY_OF_SCHOLARS = conspiracy(
    "fl-044",
    "A Conspiracy of Scholars",
    MISKATONIC,
    cost=0,
    struggles="TCAI",
    text=[given(exists(MINE.faction(MISKATONIC)), draw(5))],
)

PROFESSOR_ARMITAGE = character(
    "fl-065",
    "Professor Armitage",
    MISKATONIC,
    unique=True,
    descriptor="Old and White-bearded",
    cost=4,
    skill=3,
    icons="AII",
    subtypes="Investigator, Faculty",
    keywords=[HEROIC, WILLPOWER],
    text=[
        response(
            after(is_("destroyed", either_kind(MINE, SUPPORT.of(YOU).subtype("Tome")))),
            choosing(naming("card", as_="name")),
            reveal(top_cards(5, OPPONENT)),
            discard(a(CARD.titled(named("card", "name")).among("revealed"))),
            shuffle_deck(OPPONENT),
        ),
    ],
)

HEAVY_FURS = support(
    "fl-085",
    "Heavy Furs",
    MISKATONIC,
    cost=0,
    subtypes="Attachment",
    steadfast={MISKATONIC: 1},
    attach_to=CHARACTER,
    text=[
        loses(HOST, keyword=FAST),
        always(immune(HOST, to=EVENT.subtype("Polar")), gains(HOST, keyword=TOUGHNESS(1))),
    ],
)

CAFETERIA_LADY = character(
    "fl-104",
    "Cafeteria Lady",
    MISKATONIC,
    cost=2,
    skill=2,
    subtypes="Faculty",
    text=[action(exhaust(THIS), to=exhaust(choose(CHARACTER.icon(TERROR))))],
)

PROFESSOR_ALBERT_WILMARTH = character(
    "fl-106",
    "Professor Albert Wilmarth",
    MISKATONIC,
    unique=True,
    descriptor="On Sabbatical",
    cost=4,
    skill=3,
    icons="AAI",
    subtypes="Investigator",
    text=[does_not_count_skill(CHARACTER.subtype("Monster"))],
)
