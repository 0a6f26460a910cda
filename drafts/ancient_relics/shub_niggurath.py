"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
DESERTIFICATION = support(
    "ar-022",
    "Desertification",
    SHUB_NIGGURATH,
    cost=1,
    subtypes="Attachment",
    attach_to=SUPPORT.subtype("Location"),
    text=[
        forced_response(after(ability_used(of=HOST_CARD)), must(controller_of(HOST_CARD), destroy(a(YOUR_RESOURCES))))
    ],
)

JAGUAR_WARRIOR = character(
    "ar-059",
    "Jaguar Warrior",
    SHUB_NIGGURATH,
    cost=3,
    skill=3,
    icons="TTC",
    subtypes="Monster",
    keywords=[TOUGHNESS(1)],
    text=[response(after(is_("wounded", THIS)), search(CARD.titled("Jaguar Warrior")))],
)

TASTE_OF_LIFEBLOOD = event(
    "ar-121",
    "Taste of Lifeblood",
    SHUB_NIGGURATH,
    cost=2,
    text=[response(after(is_("destroyed", CHARACTER)), refresh_domain(ANY_PLAYER))],
)
