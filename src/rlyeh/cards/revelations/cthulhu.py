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

DESCENDENT_OF_YIG = character(
    "rev-064", "Descendent of Yig", CTHULHU, cost=4, skill=2, icons="TCC", subtypes="Serpent", keywords=[FAST],
    text=[
        forced_response(after(is_("destroyed", THIS)), choosing(A_PLAYER), must(CHOSEN_PLAYER, sacrifice(a(MINE)))),
    ],
    rulings=("It comes if one of the players has a character; the other one may be chosen all the same.",),
)
