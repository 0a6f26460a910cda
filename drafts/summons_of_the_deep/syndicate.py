"""Drafts of cards of Summons of the Deep."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
UNDERGROUND_ASYLUM = support(
    "sotd-007",
    "Underground Asylum",
    SYNDICATE,
    cost=2,
    subtypes="Location",
    text=[
        disrupt(when(would(CARD, "drive insane", CHARACTER)), exhaust(THIS), pay(1), to=cancel()),
        disrupt(
            when(would_be("insane", CHARACTER, by_struggle=TERROR)), exhaust(THIS), pay(1), to=cancel("that insanity")
        ),
    ],
)

VENGEFUL_HIT = event(
    "sotd-027",
    "Vengeful Hit",
    SYNDICATE,
    cost=2,
    text=[
        disrupt(
            after(loses_icon_struggle(INVESTIGATION)),
            then(uncommit(choose(CHARACTER.committed.icon(INVESTIGATION), as_="it")), exhaust(the("it"))),
        )
    ],
)

VENGEFUL_MOB = event(
    "sotd-047",
    "Vengeful Mob",
    SYNDICATE,
    cost=2,
    text=[
        response(
            after(loses_icon_struggle(COMBAT)),
            choosing(choose(THEIRS, as_="it")),
            given(
                more(icons_of(COMBAT, MINE.uncommitted), than=icons_of(COMBAT, the("it"))),
                wound(the("it")),
            ),
        ),
    ],
)

FRIEND_OF_THE_FAMILY = character(
    "sotd-085",
    "Friend of the Family",
    SYNDICATE,
    cost=4,
    skill=3,
    icons="CCC",
    subtypes="Criminal",
    text=[loses(THEIRS.at(SAME_STORY), skill=1)],
)
