"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

CASCIO_DI_BOERIO = character(
    "tiv-045",
    "Cascio Di Boerio",
    SYNDICATE,
    unique=True,
    descriptor="Don Morto",
    cost=3,
    skill=3,
    icons="CCI",
    subtypes="Conspirator, Criminal",
    keywords=[TOUGHNESS(1)],
    text=[
        gains(MINE.other.at(CONSPIRACY), skill=1),
        gains(THEIRS.at(CONSPIRACY), skill=-1),
    ],
)

RESTLESS_CAPORIONE = character(
    "tiv-046",
    "Restless Caporione",
    SYNDICATE,
    cost=3,
    skill=4,
    icons="CI",
    subtypes="Criminal",
    text=[
        while_(DAY_TIME, gains(THIS, keyword=FAST)),
        while_(NIGHT_TIME, commits_ready(THIS)),
    ],
)

CARNEVALE_SENTINEL = character(
    "tiv-047",
    "Carnevale Sentinel",
    SYNDICATE,
    cost=2,
    skill=2,
    icons="I",
    subtypes="Independent",
    text=[
        while_(DAY_TIME, gains(THIS, "AI"), gains(THIS, keyword=WILLPOWER)),
        while_(NIGHT_TIME, gains(THIS, "TC"), gains(THIS, keyword=TOUGHNESS(1))),
    ],
)

BAUTA = support(
    "tiv-048",
    "Bauta",
    SYNDICATE,
    cost=1,
    subtypes="Attachment, Item, Mask",
    attach_to=CHARACTER,
    text=[
        while_(DAY_TIME, gains(HOST, "AI"), gains(HOST, skill=1)),
        while_(NIGHT_TIME, gains(HOST, "TC"), gains(HOST, skill=1)),
    ],
)

THE_GOLD_POCKET_WATCH = support(
    "tiv-049",
    "The Gold Pocket Watch",
    SYNDICATE,
    unique=True,
    descriptor="Stealing Time",
    cost=1,
    subtypes="Item",
    text=[
        action(pay(1), to=[until_end_of_turn(gains(THIS, keyword=DAY)), destroy(CARD.keyword(NIGHT))]),
        action(pay(1), to=[until_end_of_turn(gains(THIS, keyword=NIGHT)), destroy(CARD.keyword(DAY))]),
    ],
)

EARLY_START = event(
    "tiv-050",
    "Early Start",
    SYNDICATE,
    cost=3,
    text=[
        action(ready(CHARACTER), if_=DAY_TIME, only=either(before_committing(ANY_PLAYER), AFTER_COMMITTING)),
        action(exhaust(CHARACTER), if_=NIGHT_TIME, only=either(before_committing(ANY_PLAYER), AFTER_COMMITTING)),
    ],
)
