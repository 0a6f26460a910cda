"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *

LA_COMTESSE = character(
    "tmom-054",
    "La Comtesse",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Subverter of Plans",
    cost=3,
    skill=1,
    icons="TCAI",
    subtypes="Sorcerer, Servitor",
    text=[
        enters_insane(),
        response(
            after(is_("restored", THIS)),
            ready(THIS),
            discard_from_hand(X),
            to=then(discard_at_random(X, EACH_OPPONENT), draw(X, EACH_PLAYER)),
        ),
    ],
)

SEER_OF_THE_GATE = character(
    "tmom-055",
    "Seer of the Gate",
    YOG_SOTHOTH,
    cost=2,
    skill=2,
    icons="CA",
    subtypes="Sorcerer",
    text=[
        response(
            after(enters_play(THIS)),
            choosing(naming("card", as_="card")),
            reveal(CARD.in_(HAND, of=EACH_OPPONENT)),
            discard(CARD.among("revealed").titled(named("card", "card")), if_able=True),
        ),
    ],
)
