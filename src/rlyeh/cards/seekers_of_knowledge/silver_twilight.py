"""Seekers of Knowledge: The Order of the Silver Twilight."""

from rlyeh.language import *

CARL_STANFORD = character(
    "sok-051", "Carl Stanford", SILVER_TWILIGHT, unique=True, descriptor="Sinister, not necessarily Evil", cost=3,
    skill=3, icons="CAI", subtypes="Lodge, Sorcerer",
    text=[
        cost_not_lowered(CHARACTER.not_faction(SILVER_TWILIGHT)),
        action(
            pay(1), to=return_to_hand(choose(CARD.in_(DISCARD).subtype("Spell", "Ritual"))), limit=limit_once("turn")
        ),
    ],
    errata=(errata("FAQ 4.1", "a Dormant card is played all the same, at its full cost"),),
)
