"""The Yuggoth Contract: Agency."""

from rlyeh.language import *

BLOODBATH = event(
    "yc-102", "Bloodbath", AGENCY, cost=3, subtypes="Tactic",
    text=[action(until_end_of_turn(winner_deals_extra_wounds(MARGIN)), only=BEFORE_COMMITTING)],
    rulings=(
        "The winner deals the wounds out among the characters at the story as they like, all at once; the ordinary "
        "victim is still the loser's choice (STORY-52).",
    ),
)
