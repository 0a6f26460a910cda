"""Core Set: Miskatonic University."""

from rlyeh.language import *

PROFESSOR_ALBERT_WILMARTH = character(
    "core-021", "Professor Albert Wilmarth", MISKATONIC, unique=True, descriptor="Folklore Expert",
    cost=5, skill=4, icons="CCI", subtypes="Investigator", keywords=[HEROIC],
    text=[
        passive(after(commits(THIS)), name_struggle(at=THAT_STORY)),
        while_(committed(THIS), loses_named_struggle(ITS_STORY)),
    ],
    rulings=(
        "The struggle is chosen as soon as he is committed. Where a story has several struggles of that kind, it loses "
        "one of them (STORY-27).",
        "When he leaves the story or loses his text, the struggle is back, unless its place in the order has passed "
        "(AMB-27).",
    ),
)

DR_ALI_KAFOUR = character(
    "core-022", "Dr. Ali Kafour", MISKATONIC, unique=True, descriptor="Middle Eastern Scholar",
    cost=4, skill=3, icons="CAI", subtypes="Investigator", keywords=[HEROIC],
    text=[response(after(commits(THIS)), draw())],
)

PROFESSOR_NATHANIEL_PEASLEE = character(
    "core-024", "Professor Nathaniel Peaslee", MISKATONIC, unique=True, descriptor="Scholar of the Arcane",
    cost=4, skill=3, icons="CCAI", subtypes="Investigator",
    text=[
        response(
            after(enters_discard(THIS)), pay(2),
            to=put_into_play(CHARACTER.in_(DISCARD, of=ANY_PLAYER).that(arrived_this_phase())),
        ),
    ],
    rulings=(
        "He responds although he has left play (TIME-18), and returns with the others.",
        "Each character enters play under its owner's control (STATE-36). One that may not be in play beside others "
        "stays in the discard pile (EFF-41).",
    ),
)

ANTHROPOLOGY_ADVISOR = character(
    "core-025", "Anthropology Advisor", MISKATONIC, cost=3, skill=3, icons="CAI", subtypes="Investigator",
    text=[
        costs(CHARACTER.subtype("Investigator"), -1, whose=YOU),
        gains(MINE.subtype("Investigator"), "I"),
    ],
    rulings=("No minimum is printed: a cost of 1 becomes 0.",),
)

VISITING_AUTHOR = character(
    "core-026", "Visiting Author", MISKATONIC, cost=3, skill=3, icons="CII", subtypes="Investigator", transient=True,
    text=[action(pay(1), to=return_to_hand(THIS), if_=ENTERED_DISCARD_THIS_PHASE, from_=DISCARD)],
)

MAD_GENIUS = character(
    "core-027", "Mad Genius", MISKATONIC, cost=2, skill=2, subtypes="Investigator",
    text=[response(after(is_("restored", THIS)), place_token(choose(STORY_CARD)))],
)

STRANGE_LIBRARIAN = character(
    "core-028", "Strange Librarian", MISKATONIC, cost=2, skill=1, icons="A", subtypes="Investigator",
    text=[
        action(
            exhaust(THIS),
            to=[
                choosing(A_PLAYER),
                look_at_top(3, CHOSEN_PLAYER),
                put_one_under(),
                put_back(said="the others"),
            ],
        ),
    ],
)

LABORATORY_ASSISTANT = character(
    "core-029", "Laboratory Assistant", MISKATONIC, cost=1, skill=1, icons="I", subtypes="Scientist",
)

ITINERANT_SCHOLAR = character(
    "core-030", "Itinerant Scholar", MISKATONIC, cost=2, skill=1, icons="AA", subtypes="Messenger",
    text=[action(sacrifice(THIS), to=move_drain())],
    rulings=("The token may go to an undrained domain of either player.",),
)

NATURAL_PHILOSOPHER = character(
    "core-031", "Natural Philosopher", MISKATONIC,
    cost=3, skill=3, icons="AI", subtypes="Investigator", steadfast={MISKATONIC: 2},
    text=[forced_response(after(enters_play(THIS)), then(draw(), must(EACH_PLAYER, discard_from_hand())))],
)

STUDENT_ARCHAEOLOGIST = character(
    "core-032", "Student Archaeologist", MISKATONIC, cost=2, skill=2, icons="I", subtypes="Investigator",
    text=[response(after(is_("restored", THIS)), then(draw(), must(EACH_PLAYER, discard_from_hand())))],
)

CELANO_FRAGMENTS = support(
    "core-033", "Celano Fragments", MISKATONIC, descriptor="The Life's Work of Dr. Shrewsbury", cost=3, subtypes="Tome",
    text=[action(exhaust(ITSELF), pay(X), to=uncommit(choose(CHARACTER.committed.cost(at_most=X))))],
)

OPEN_FOR_INSPECTION = support(
    "core-034", "Open for Inspection", MISKATONIC,
    cost=2, subtypes="Attachment, Environment", attach_to=STORY_CARD, boosters="AII", boosts_itself=False,
    text=[gains_struggles(HOST_STORY, "AII")],
)

ATWOOD_SCIENCE_HALL = support(
    "core-035", "Atwood Science Hall", MISKATONIC, cost=1, subtypes="Location",
    text=[gains(MINE, skill=1, times=icons_of(INVESTIGATION))],
)

BINDING = event(
    "core-036", "Binding", MISKATONIC, cost=1, subtypes="Spell",
    text=[action(until_end_of_phase(loses_printed_icons(choose(CHARACTER))))],
    rulings=("Icons that other effects give are not printed ones and stay (CARD-20).",),
)

FEAST_OF_FAMINE = event(
    "core-037", "Feast of Famine", MISKATONIC, cost=3,
    text=[action(then(draw(2), must(EACH_PLAYER, discard_from_hand())))],
)

RESTLESS_AND_WARY = event(
    "core-038", "Restless and Wary", MISKATONIC, cost=2,
    text=[action(ready(CHARACTER.exhausted))],
)

DR_CARSONS_TREATMENT = event(
    "core-039", "Dr. Carson's Treatment", MISKATONIC, cost=1,
    text=[
        action(
            restore_and_ready(choose(CHARACTER.insane, up_to=2, as_="them")),
            given(OVERPAID, until_end_of_phase(gains(the("them", "characters"), "CC"))),
        ),
    ],
)

UNEARTHING_THE_ANCIENTS = event(
    "core-040", "Unearthing the Ancients", MISKATONIC, cost=3, subtypes="Research",
    text=[action(draw(3), only=YOUR_OPERATIONS)],
)
