"""Drafts of cards of The Rituals of the Order."""

from rlyeh.language import *

THE_MAGE_KNOWN_AS_MAGNUS = character(
    "roto-111",
    "The Mage Known as Magnus",
    NEUTRAL,
    unique=True,
    descriptor="Master of the Arcane Arts",
    cost=3,
    skill=3,
    icons="CCA",
    subtypes="Sorcerer",
    keywords=[WILLPOWER],
    text=[
        action(
            exhaust(THIS),
            discard_from_hand(what=CHARACTER, as_="it"),
            to=destroy(
                choose(CHARACTER.other_than("Ancient One").cost(below=cost_of(the("it"), printed=True), printed=True)),
            ),
        ),
    ],
)
