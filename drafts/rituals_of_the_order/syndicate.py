"""Drafts of cards of The Rituals of the Order."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
SMALL_TIME_MAGICIAN = character(
    "roto-017",
    "Small Time Magician",
    SYNDICATE,
    cost=2,
    skill=2,
    icons="A",
    subtypes="Sorcerer",
    text=[response(after(enters_play(THIS)), return_to_hand(a(CHARACTER.subtype("Criminal"))))],
)

THOMAS_BANNANO = character(
    "roto-037",
    "Thomas Bannano",
    SYNDICATE,
    unique=True,
    descriptor='"Tommy Bananas"',
    cost=5,
    skill=4,
    icons="CCC",
    subtypes="Criminal",
    keywords=[TOUGHNESS(1)],
    text=[while_(exists(CHARACTER.other.icon(TERROR).at(SAME_STORY)), gains(THIS, skill=-2), gains(THIS, "TCC"))],
)

JOHNNY_VS_DAME = character(
    "roto-077",
    "Johnny V's Dame",
    SYNDICATE,
    cost=2,
    skill=1,
    icons="C",
    subtypes="Independent",
    text=[always(costs(CHARACTER.subtype("Criminal"), -1, minimum=1, whose=YOU, first_each="turn"))],
)

SCANDAL = event(
    "roto-098",
    "Scandal",
    SYNDICATE,
    cost=2,
    text=[response(after(succeeds()), discard_exactly(2, THAT_STORY))],
)

STRUNG_UP = event(
    "roto-115",
    "Strung Up!",
    SYNDICATE,
    cost=2,
    text=[action(until_end_of_phase(loses(THEIRS, skill=1)))],
)

YOURE_OUTTA_HERE = event(
    "roto-116",
    "You're Outta Here!",
    SYNDICATE,
    cost=2,
    keywords=[LOYAL],
    text=[action(exhaust(a(MINE.faction(SYNDICATE))), to=uncommit(a(THEIRS.committed.other_than("Ancient One"))))],
)

SLEEPIN_WIT_DA_FISHES = event(
    "roto-117",
    "Sleepin' wit' da Fishes",
    SYNDICATE,
    cost=2,
    text=[
        action(
            then(reveal(top_cards(4, OPPONENT)), put_on_bottom(CHARACTER.among("revealed"))),
            put_on_top(CARD.among("revealed").remaining, any_order=True),
        ),
    ],
)
