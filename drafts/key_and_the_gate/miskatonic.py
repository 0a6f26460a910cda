"""Drafts of cards of The Key and the Gate."""

from rlyeh.language import *

ANDREW_CHAPMAN = character(
    "katg-048",
    "Andrew Chapman",
    MISKATONIC,
    unique=True,
    descriptor="Boon Companion",
    cost=3,
    skill=4,
    icons="CII",
    subtypes="Explorer, Scientist",
    keywords=[FATED(3)],
    text=[
        disrupt(
            when(would_be("destroyed", MINE, by=OPPONENT), would_be("sacrificed", MINE, by=OPPONENT)),
            then(discard_from_hand(), place_token(THIS)),
            instead=True,
        ),
    ],
    errata=[errata("FAQ 4.1", "of wounds, only the one that would destroy the character")],
)

NEPENTHE = support(
    "katg-049",
    "Nepenthe",
    MISKATONIC,
    cost=1,
    subtypes="Elixir, Item",
    keywords=[FATED(3)],
    text=[
        disrupt(
            when(ability_used(of=CARD.subtype("Monster", "Ancient One"), choosing=CHARACTER.faction(MISKATONIC))),
            then(cancel(), place_token(THIS)),
        ),
    ],
)
