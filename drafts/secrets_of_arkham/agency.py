"""Drafts of cards of Secrets of Arkham."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
AGENCY_MEDIC = character(
    "soa-001",
    "Agency Medic",
    AGENCY,
    cost=1,
    skill=1,
    subtypes="Government",
    text=[disrupt(when(would_be("wounded", CHARACTER)), sacrifice(THIS), to=cancel("1 wound to that character"))],
)

PARANORMAL_SPECIALIST = character(
    "soa-002",
    "Paranormal Specialist",
    AGENCY,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Government",
    text=[
        while_(
            DAY_TIME,
            gains(THIS, text=action(exhaust(ITSELF), pay(1), to=return_to_hand(choose(CHARACTER.keyword(VILLAINOUS))))),
        )
    ],
)

LIGHTNING_GUN = support(
    "soa-003",
    "Lightning Gun",
    AGENCY,
    cost=2,
    subtypes="Attachment, Artifact",
    boosters="CC",
    attach_to=CHARACTER,
    boosts_itself=False,
    text=[gains(HOST, "C"), while_(committed(HOST), gains_struggles(HOSTS_STORY, "CC"))],
)

NORMAN_BLACKWOOD_JR = character(
    "soa-004",
    "Norman Blackwood, Jr.",
    AGENCY,
    unique=True,
    descriptor="Scholarly Detective",
    cost=4,
    skill=2,
    icons="CC",
    subtypes="Government, Investigator",
    keywords=[HEROIC, WILLPOWER],
    text=[while_(DAY_TIME, gains(THIS, skill=2), gains(THIS, keyword=FAST), gains(THIS, "CCII"))],
)

BENEATH_THE_BURNING_SUN = support(
    "soa-005",
    "Beneath the Burning Sun",
    AGENCY,
    cost=1,
    subtypes="Environment",
    keywords=[DAY],
    text=[
        forced_response(after(enters_play(THIS)), destroy(CARD.keyword(NIGHT))),
        gains(CHARACTER.faction(AGENCY), "C"),
    ],
)

FEMME_FATALE = character(
    "soa-006",
    "Femme Fatale",
    AGENCY,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Investigator",
    keywords=[FAST],
)
