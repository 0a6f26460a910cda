"""Drafts of cards of The Yuggoth Contract."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
_CON = exists(CONSPIRACY)

THE_LAUNDROMAT = support(
    "yc-017",
    "The Laundromat",
    SYNDICATE,
    unique=True,
    descriptor="More Than It Seems",
    cost=2,
    subtypes="Location",
    text=[action(pay(2), put_on_bottom(CARD.in_(HAND), 1), to=draw())],
)


BOUND_AND_GAGGED = support(
    "yc-057",
    "Bound and Gagged",
    SYNDICATE,
    cost=1,
    subtypes="Attachment, Condition",
    attach_to=CHARACTER.skill(at_most=2),
    text=[always(blank(HOST), cannot(HOST, "commit"))],
)

MEAT_WAGON = support(
    "yc-077",
    "Meat Wagon",
    SYNDICATE,
    cost=2,
    subtypes="Attachment, Vehicle",
    attach_to=MINE.subtype("Criminal"),
    text=[action(exhaust(HOST), to=exhaust(choose(CHARACTER.skill(at_most=2))))],
)


TATTOOED_THUG = character(
    "yc-117",
    "Tattooed Thug",
    SYNDICATE,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Conspirator, Cultist",
    text=[while_(_CON, gains(THIS, keyword=WILLPOWER), gains(THIS, "CAA"))],
)

THE_VIEW_FROM_WITHIN = event(
    "yc-118",
    "The View from Within",
    SYNDICATE,
    cost=1,
    text=[action(then(look_at_top(4, OPPONENT), put_back()))],
)
