"""Revelations: Cthulhu."""

from rlyeh.language import *

SHADOWY_FIGURE = character(
    "rev-023", "Shadowy Figure", CTHULHU, cost=2, skill=1, subtypes="Independent", keywords=[NIGHT],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
        action(
            pay(1),
            to=[
                choosing(choose(CHARACTER, as_="model")),
                until_end_of_phase(gains(THIS, "C", times=X), x=icons_of(whose=the("model"), printed=True)),
            ],
        ),
    ],
)
