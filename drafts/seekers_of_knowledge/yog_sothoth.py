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
            then(draw(2, CHOSEN_PLAYER), discard_from_hand(2, who=CHOSEN_PLAYER, by=YOU)),
            limit=limit_once("turn"),
        ),
    ],
)
