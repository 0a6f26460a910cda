"""Revelations: neutral cards."""

from rlyeh.language import *

MARCUS_JAMBURG = character(
    "rev-040", "Marcus Jamburg", NEUTRAL, unique=True, descriptor="Finder of Lost Things", cost=3, skill=3, icons="AAI",
    subtypes="Independent, Relic Hunter", keywords=[TOUGHNESS(1)],
    text=[action(return_to_hand(THIS), to=put_into_play(choose(SUPPORT.in_(DISCARD))))],
)
