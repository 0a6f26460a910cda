"""Ancient Relics: Shub-Niggurath."""

from rlyeh.language import *

MAGARTA_KISS = character(
    "ar-021", "Magarta Kiss", SHUB_NIGGURATH, unique=True, descriptor="Starry-eyed Lover", cost=2, skill=1, icons="A",
    subtypes="Servitor", keywords=[VILLAINOUS],
    text=[
        action(
            pay(X),
            to=[
                reveal(top_cards(X)),
                return_to_hand(CARD.subtype("Ancient One").among("revealed")),
                put_on_bottom(CARD.among("revealed").remaining, any_order=True),
            ],
        ),
    ],
)
