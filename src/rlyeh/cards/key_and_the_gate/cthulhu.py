"""The Key and the Gate: Cthulhu."""

from rlyeh.language import *

CASTRO = character(
    "katg-044", "Castro", CTHULHU, unique=True, descriptor="Immensely Aged Mestizo", cost=3, skill=4, icons="TCA",
    subtypes="Cultist", keywords=[FATED(3)],
    text=[
        action(
            spend_tokens(1, STORY_CARD),
            to=then(discard_exactly(1, a(STORY_CARD)), place_token(THIS)),
        ),
    ],
)
