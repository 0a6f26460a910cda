"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *

JEAN_JACQUES_MINOT = character(
    "tmom-039",
    "Jean-Jacques Minot",
    AGENCY,
    unique=True,
    descriptor="Obsessive Tactician",
    cost=3,
    skill=4,
    icons="CCII",
    subtypes="Government",
    text=[
        enters_insane(),
        response(
            after(is_("restored", THIS)),
            then(ready(THIS), until_end_of_turn(price_to_trigger(wound(a(MINE)), who=EACH_OPPONENT))),
        ),
    ],
)

WARD_OF_PROTECTION = support(
    "tmom-040",
    "Ward of Protection",
    AGENCY,
    cost=2,
    subtypes="Attachment, Spell",
    attach_to=CHARACTER,
    text=[
        gains(HOST, keyword=WILLPOWER),
        gains(HOST, keyword=INVULNERABILITY),
    ],
)
