"""The Order of the Silver Twilight: Agency."""

from rlyeh.language import *

SISTER_SOFIA = character(
    "ost-001", "Sister Sofia", AGENCY, unique=True, descriptor="Nun with a Gun", cost=3, skill=2, icons="CC",
    subtypes="Independent",
    text=[
        response(
            after(wins_struggle(COMBAT, with_=THIS)),
            wound(choose(THEIRS.at(THAT_STORY), domains_of(OPPONENT, drained=True))),
        ),
    ],
    rulings=("She cannot be used where fewer characters are than there are drained domains (EFF-1).",),
)
