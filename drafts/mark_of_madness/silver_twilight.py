"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
ARGENT_ADEPT = character(
    "tmom-047",
    "Argent Adept",
    SILVER_TWILIGHT,
    cost=0,
    skill=1,
    subtypes="Lodge",
    steadfast={SILVER_TWILIGHT: 3},
    text=[
        response(
            after(leaves_play(MINE.faction(SILVER_TWILIGHT))),
            draw(),
            only=more(count(CARD.in_(HAND, of=OPPONENT)), than=count(CARD.in_(HAND))),
        ),
    ],
)

ENCHANTED_GARGOYLE = support(
    "tmom-050",
    "Enchanted Gargoyle",
    SILVER_TWILIGHT,
    cost=1,
    subtypes="Artifact",
    steadfast={SILVER_TWILIGHT: 3},
    text=[
        while_(
            exists(MINE.subtype("Sorcerer")),
            gains(THIS, text=action(pay(1), to=until_end_of_phase(counts_as_character(THIS, skill=2, icons="TCA")))),
        ),
    ],
)
