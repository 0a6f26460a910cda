"""Drafts of cards of Denizens of the Underworld."""

from rlyeh.language import *

SPECIAL_AGENT_CALLAHAN = character(
    "dotu-042",
    "Special Agent Callahan",
    AGENCY,
    unique=True,
    descriptor="Always Gets His Man",
    cost=2,
    skill=2,
    icons="CI",
    subtypes="Government",
    keywords=[LOYAL, HEROIC, TOUGHNESS(1)],
    text=[
        while_(
            both(committed(THIS), exists(THEIRS.subtype("Criminal").at(SAME_STORY))),
            gains(THIS, "CI"),
            gains(THIS, keyword=FAST),
        ),
    ],
)

DEEP_UNDERCOVER = event(
    "dotu-043",
    "Deep Undercover",
    AGENCY,
    cost=1,
    subtypes="Tactic",
    text=[
        action(
            choosing(choose(CHARACTER, as_="him")),
            until_end_of_phase(
                gains_subtype(the("him"), naming("subtype", on=CARD.of(OPPONENT))),
                gains(the("him"), keyword=INVULNERABILITY),
                gains(the("him"), keyword=WILLPOWER),
            ),
        ),
    ],
)
