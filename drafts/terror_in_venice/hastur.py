"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
DOCTOR_LOMBOSO = character(
    "tiv-013",
    "Doctor Lomboso",
    HASTUR,
    unique=True,
    descriptor="Finder of Madness",
    cost=3,
    skill=3,
    icons="TCA",
    subtypes="Servitor, Scientist",
    text=[
        forced_response(
            after(is_("insane", CHARACTER)), put_on_top(choose(CARD.in_(DISCARD, of=controller_of(THAT_CHARACTER))))
        ),
    ],
)

THE_UNSPEAKABLE_OATH = event(
    "tiv-018",
    "The Unspeakable Oath",
    HASTUR,
    cost=1,
    text=[
        disrupt(when(ability_used(of=EVENT)), then(cancel(), put_on_top(THAT_CARD))),
    ],
)
