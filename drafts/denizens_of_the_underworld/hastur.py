"""Drafts of cards of Denizens of the Underworld."""

from rlyeh.language import *

JEFF_HARSON = character(
    "dotu-046",
    "Jeff Harson",
    HASTUR,
    unique=True,
    descriptor="Manic Musician",
    cost=2,
    skill=1,
    icons="AA",
    subtypes="Artist, Lunatic",
    text=[
        action(
            drive_insane(THIS),
            to=then(look_at(CARD.in_(HAND, of=OPPONENT)), may(YOU, play_free(choose(EVENT.among("those"))))),
            only=YOUR_OPERATIONS,
        ),
    ],
)

HALIS_DIRECTIVE = event(
    "dotu-047",
    "Hali's Directive",
    HASTUR,
    cost=1,
    subtypes="Tactic",
    steadfast={HASTUR: 2},
    text=[
        disrupt(when(ability_used(of=CHARACTER)), then(cancel(), drive_insane(THAT_CHARACTER, if_able=True))),
    ],
)
