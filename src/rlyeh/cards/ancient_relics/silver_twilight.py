"""Ancient Relics: Order of the Silver Twilight."""

from rlyeh.language import *

HIDDEN_AGENDA = event(
    "ar-041", "Hidden Agenda", SILVER_TWILIGHT, cost=4, keywords=[LOYAL],
    text=[action(repeat_phase())],
)

ARCANE_TAMPERING = event(
    "ar-064", "Arcane Tampering", SILVER_TWILIGHT, cost=2,
    text=[
        response(
            after(is_("exhausted", CHARACTER, as_cost=True)),
            must(controller_of(THAT_CHARACTER), sacrifice(THAT_CHARACTER)),
        ),
    ],
)
