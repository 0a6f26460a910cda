"""Drafts of cards of The Rituals of the Order."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY


def _next(what, by=1):
    return until_end_of_phase(costs(what, -by, minimum=1, whose=YOU, next_only=True))


DEMENTED_PHRENOLOGIST = character(
    "roto-007",
    "Demented Phrenologist",
    HASTUR,
    cost=3,
    skill=1,
    icons="A",
    subtypes="Lunatic, Scientist",
    text=[
        action(
            drive_insane(THIS),
            to=until_end_of_phase(costs(CHARACTER.faction(HASTUR), -1, minimum=1, whose=YOU, next_only=True)),
        ),
    ],
)

SINISTER_CLERK = character(
    "roto-025",
    "Sinister Clerk",
    HASTUR,
    cost=2,
    skill=1,
    icons="A",
    subtypes="Independent",
    text=[
        action(
            exhaust(THIS),
            to=[mill(1, as_="discarded"), given(is_a(the("discarded", "card"), CHARACTER), return_to_hand(THIS))],
        )
    ],
)

HORRIFYING_DAYDREAMS = event(
    "roto-027",
    "Horrifying Daydreams",
    HASTUR,
    cost=2,
    subtypes="Madness",
    keywords=[LOYAL],
    text=[action(drive_insane(choose(CHARACTER)))],
)

BLOATED_LENG_SPIDER = character(
    "roto-045",
    "Bloated Leng Spider",
    HASTUR,
    cost=4,
    skill=3,
    icons="TTTC",
    subtypes="Creature",
    text=[forced_response(after(enters_play(THIS)), drive_insane(CHARACTER.skill(at_most=2)))],
)

COME_WITH_US = event(
    "roto-046",
    "Come With Us",
    HASTUR,
    cost=2,
    subtypes="Madness",
    text=[action(restore_and_ready(choose(THEIRS.insane, as_="it")), take_control(the("it"), until=END_OF_PHASE))],
)

SHADOW_EATER = character(
    "roto-067",
    "Shadow Eater",
    HASTUR,
    cost=4,
    skill=2,
    icons="TTT",
    subtypes="Monster",
    text=[action(exhaust(THIS), to=until_end_of_phase(counts_at(THIS, a(STORY.that(with_characters(THEIRS))))))],
    rulings=("The text names no end: it counts there until the end of the phase (EFF-15).",),
)

MOONBOUND_BYAKHEE = character(
    "roto-085",
    "Moonbound Byakhee",
    HASTUR,
    cost=3,
    skill=3,
    icons="CA",
    subtypes="Servitor",
    keywords=[FAST],
    text=[gains(MINE.subtype("Servitor"), "T")],
)

UNHEALTHY_FIXATION = support(
    "roto-086",
    "Unhealthy Fixation",
    HASTUR,
    cost=2,
    subtypes="Attachment, Madness",
    attach_to=CHARACTER,
    text=[stays_committed(HOST, whatever=True)],
)

FINAL_NOTE = event(
    "roto-105",
    "Final Note",
    HASTUR,
    cost=2,
    subtypes="Madness",
    text=[response(after(succeeds()), destroy(CHARACTER.insane))],
)
