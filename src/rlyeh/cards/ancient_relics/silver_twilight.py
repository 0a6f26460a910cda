"""Ancient Relics: Silver Twilight."""

from rlyeh.language import *

ARCANE_TAMPERING = event(
    "ar-064", "Arcane Tampering", SILVER_TWILIGHT, cost=2,
    text=[
        response(
            after(is_("exhausted", CHARACTER, as_cost=True)),
            must(controller_of(THAT_CHARACTER), sacrifice(THAT_CHARACTER)),
        ),
    ],
)
