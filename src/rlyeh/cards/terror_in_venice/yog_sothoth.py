"""Terror in Venice: Yog-Sothoth."""

from rlyeh.language import *

SALVATORE_NERI = character(
    "tiv-052", "Salvatore Neri", YOG_SOTHOTH, unique=True, descriptor="Master of Illusion", cost=2, skill=2, icons="CA",
    subtypes="Conspirator, Sorcerer",
    text=[
        while_(
            exists(CONSPIRACY),
            gains(
                THIS,
                text=action(
                    pay(1),
                    to=[
                        choosing(choose(CHARACTER, as_="model")),
                        until_end_of_turn(*gains_text_box(THIS, of=the("model"))),
                    ],
                ),
            ),
        ),
    ],
)
