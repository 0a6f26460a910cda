"""Dreamlands: Hastur."""

from rlyeh.language import *

SWEET_DREAMS = event(
    "dl-009", "Sweet Dreams...", HASTUR, cost=1, subtypes="Madness",
    text=[action(until_end_of_phase(terror_does_not_protect(CHARACTER)), only=NIGHT_TIME)],
)

NIGHTMARES = event(
    "dl-010", "Nightmares!", HASTUR, cost=2, subtypes="Madness",
    text=[
        action(
            choosing(choose(CHARACTER, as_="him")),
            otherwise(drive_insane(the("him"), if_able=True), put_on_top(the("him"))),
            only=NIGHT_TIME,
        ),
    ],
)

THE_SEVENTY_STEPS = support(
    "dl-030", "The Seventy Steps", HASTUR, unique=True, descriptor="Of Light Slumber", cost=1,
    subtypes="Location, Dreamlands",
    text=[enters_exhausted(CHARACTER, whose=player_with_won(0)), action(pay(2), to=sacrifice(THIS))],
)

THE_SEVEN_HUNDRED_STEPS = support(
    "dl-031", "The Seven Hundred Steps", HASTUR, unique=True, descriptor="Of Deeper Slumber", cost=1,
    subtypes="Location, Dreamlands",
    text=[enters_exhausted(CHARACTER, whose=player_with_won(2)), action(pay(2), to=sacrifice(THIS))],
)

DREAM_PARASITE = character(
    "dl-050", "Dream Parasite", HASTUR, cost=2, skill=1, icons="TT", subtypes="Creature",
    text=[response(after(triggered(FORCED_RESPONSE)), sacrifice(THIS), to=trigger_again())],
)

DREAMS_WITHIN_DREAMS = event(
    "dl-090", "Dreams Within Dreams", HASTUR, cost=2,
    text=[action(exchange_stories(choose(STORY_OF_THE_DECK), choose(WON_STORY)))],
    rulings=(
        "A conspiracy is neither exchanged nor gained by it (CONSP-8).",
        "Neither story is won by it. Characters at the one in play are uncommitted, attachments there are discarded "
        "(AMB-45).",
    ),
)

MAGAH_BIRD = character(
    "dl-110", "Magah Bird", HASTUR, cost=1, skill=1, subtypes="Creature", keywords=[FAST],
    text=[response(after(enters_play(THIS)), search(CHARACTER.titled("Magah Bird"), to="play"))],
    errata=[
        errata(
            "FAQ 4.1",
            "the other bird comes to hand",
            text=[response(after(enters_play(THIS)), search(CHARACTER.titled("Magah Bird")))],
        ),
    ],
)
