"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

SONG_OF_SUFFERING = support(
    "rev-026",
    "Song of Suffering",
    HASTUR,
    cost=0,
    subtypes="Attachment, Madness",
    steadfast={HASTUR: 1},
    attach_to=CHARACTER.insane,
    text=[
        cannot(HOST, "be restored"),
        action(pay(1), to=attach(THIS, to=choose(CHARACTER.insane.that(different_from(HOST))))),
    ],
)

THE_PARLOR = support(
    "rev-047",
    "The Parlor",
    HASTUR,
    unique=True,
    descriptor="Where Truths are Revealed",
    cost=2,
    subtypes="Location",
    text=[
        passive(after(draws(who=OPPONENT)), reveal(THAT_CARD)),
    ],
)

KALEIDOSCOPE_OF_CALYPTRA = character(
    "rev-086",
    "Kaleidoscope of Calyptra",
    HASTUR,
    cost=3,
    skill=1,
    icons="TC",
    subtypes="Monster, Creature",
    text=[
        instead(would_be("insane", CHARACTER.at(SAME_STORY)), wound(THAT_CHARACTER)),
    ],
)

IN_THE_COURT_OF_THE_DRAGON = conspiracy(
    "rev-107",
    "In the Court of the Dragon",
    HASTUR,
    cost=0,
    struggles="TTTA",
    steadfast={HASTUR: 2},
    text=[
        take_control(CHARACTER.insane),
    ],
)
