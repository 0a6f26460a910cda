"""Drafts of cards of Seekers of Knowledge."""

from rlyeh.language import *

UMR_AT_TAWIL = character(
    "sok-055",
    "Umr at-Tawil",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Most Ancient",
    cost=5,
    skill=5,
    icons="CAAA",
    subtypes="Ancient One",
    keywords=[INVULNERABILITY, WILLPOWER],
    text=[
        response(
            after(is_("readied", THIS)),
            choosing(A_PLAYER),
            then(
                draw(2, CHOSEN_PLAYER),
                then(look_at(CARD.in_(HAND, of=CHOSEN_PLAYER)), discard(choose(CARD.among("those"), 2))),
            ),
            limit=limit_once("turn"),
        ),
    ],
)
