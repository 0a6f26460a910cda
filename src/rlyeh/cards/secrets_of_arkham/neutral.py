"""Secrets of Arkham: neutral cards."""

from rlyeh.language import *

AZATHOTH = character(
    "soa-046", "Azathoth", NEUTRAL, unique=True, descriptor="The Blind Idiot God", cost=6, skill=6,
    subtypes="Ancient One",
    text=[
        response(
            after(enters_play(THIS)),
            must(
                EACH_PLAYER,
                sacrifice(either_kind(MINE.that(is_not(CARD.titled("Azathoth"))), SUPPORT.of(YOU)), if_able=True),
            ),
            at_end_of_turn(eliminate(YOU)),
        ),
    ],
)
