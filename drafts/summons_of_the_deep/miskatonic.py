"""Drafts of cards of Summons of the Deep."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
DR_CARSON = character(
    "sotd-003",
    "Dr. Carson",
    MISKATONIC,
    unique=True,
    descriptor="Fringe Psychologist",
    cost=1,
    skill=1,
    icons="I",
    subtypes="Scientist",
    text=[action(exhaust(THIS), to=restore_and_ready(a(CHARACTER.insane)))],
)

RABBITS_FOOT = support(
    "sotd-004",
    "Rabbit's Foot",
    MISKATONIC,
    cost=0,
    subtypes="Attachment, Item",
    steadfast={MISKATONIC: 1},
    attach_to=CHARACTER.faction(MISKATONIC),
    text=[
        response(
            after(commits(HOST)),
            reveal(TOP_CARD),
            given(
                is_a(the("revealed", "card"), CHARACTER),
                until_end_of_phase(no_struggles(THAT_STORY, COMBAT)),
            ),
            return_to_hand(the("revealed", "card")),
        ),
    ],
    errata=[errata("FAQ 4.1", "a card that is revealed and put into a hand is not drawn")],
)

HAPLESS_GRADUATE_STUDENT = character(
    "sotd-023",
    "Hapless Graduate Student",
    MISKATONIC,
    cost=0,
    skill=0,
    icons="I",
    subtypes="Investigator",
    steadfast={MISKATONIC: 1},
    text=[
        passive(when(would_draw()), may(YOU, cancel("that draw"))),
        forced_response(after(draws()), drive_insane(THIS)),
    ],
)

SHORTSIGHTED_LIBRARIAN = character(
    "sotd-063",
    "Shortsighted Librarian",
    MISKATONIC,
    cost=3,
    skill=2,
    icons="AI",
    subtypes="Investigator, Faculty",
    text=[
        response(
            after(wins_struggle(ARCANE)),
            choosing(A_PLAYER),
            look_at_top(1, CHOSEN_PLAYER),
            may(
                YOU,
                one_of(put_one_under(), discard(CARD.among("those"))),
            ),
        ),
    ],
)
