"""The Rituals of the Order: Silver Twilight."""

from rlyeh.language import *

CROOKED_TREASURER = character(
    "roto-112", "Crooked Treasurer", SILVER_TWILIGHT, cost=4, skill=3, icons="AAA", subtypes="Criminal, Lodge",
    text=[while_(more(count(CARD.in_(HAND, of=OPPONENT)), than=count(CARD.in_(HAND))), draws_more())],
    rulings=("The hands are counted once, as the draw phase begins (DRAW-7).",),
)
