"""The Thousand Young: neutral cards."""

from rlyeh.language import *

NYARLATHOTEP = character(
    "tty-036", "Nyarlathotep", NEUTRAL, unique=True, descriptor="The Crawling Chaos", cost=5, skill=6, icons="TCAI",
    subtypes="Ancient One", keywords=[VILLAINOUS, TOUGHNESS(1), RESILIENT],
    text=[
        cheaper_for(return_to_hand(a(MINE.subtype("Avatar"))), 3, up_to=1),
        disrupt(
            when(succeeds(with_=THIS)),
            sacrifice(THIS),
            to=put_into_play(a(CHARACTER.subtype("Avatar").in_(HAND)), at=a(STORY.unresolved), if_able=True),
        ),
    ],
    rulings=("The story at which it succeeds is being resolved and has not yet: it will do as well.",),
)
