"""The Yuggoth Contract: Syndicate."""

from rlyeh.language import *

KIDNAPPING_101 = event(
    "yc-096", "Kidnapping 101", SYNDICATE, cost=2,
    text=[action(uncommit(choose(THEIRS.other_than("Ancient One").committed)))],
)

A_SIGHT_FOR_SORE_EYES = event(
    "yc-097", "A Sight for Sore Eyes", SYNDICATE, cost=1,
    text=[
        action(
            choosing(naming("card", as_="title")),
            reveal(CARD.in_(HAND, of=OPPONENT)),
            until_end_of_phase(
                gains(MINE, skill=2, times=X), x=count(CARD.titled(named("card", "title")).in_(HAND, of=OPPONENT))
            ),
        ),
    ],
    rulings=("How many copies there are is settled as the effect resolves.",),
)
