"""Drafts of cards of The Sleeper Below."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
INITIATE_OF_DAGON = character(
    "tsb-001",
    "Initiate of Dagon",
    CTHULHU,
    cost=0,
    skill=1,
    subtypes="Cultist",
    steadfast={CTHULHU: 1},
    text=[
        # no text
    ],
)

OBSESSIVE_ZEALOT = character(
    "tsb-006",
    "Obsessive Zealot",
    CTHULHU,
    cost=2,
    skill=1,
    icons="TA",
    subtypes="Cultist",
    text=[
        response(after(leaves_play(THIS)), drive_insane(choose(CHARACTER))),
    ],
)

IAN_HARDAWAY = character(
    "tsb-007",
    "Ian Hardaway",
    CTHULHU,
    unique=True,
    descriptor="Uncanny Presence",
    cost=2,
    skill=2,
    icons="AAA",
    subtypes="Independent",
    keywords=[FAST],
    boosters="TC",
    text=[
        # no text
    ],
)

AKHLUT = character(
    "tsb-008",
    "Akhlut",
    CTHULHU,
    cost=3,
    skill=3,
    icons="TC",
    subtypes="Monster",
    keywords=[VILLAINOUS, FAST],
    text=[
        while_(every(YOUR_CARD, CARD.faction(CTHULHU)), gains(THIS, "T"), gains(MINE.other.subtype("Monster"), "CC")),
    ],
)

ASUILAAK = character(
    "tsb-009",
    "Asuilaak",
    CTHULHU,
    unique=True,
    descriptor="Fallen Angakkuq",
    cost=3,
    skill=3,
    icons="TA",
    subtypes="Cultist",
    keywords=[VILLAINOUS, FAST],
    text=[
        while_(every(YOUR_CARD, CARD.faction(CTHULHU)), gains(THIS, "T"), gains(MINE.other.subtype("Cultist"), "A")),
    ],
)

DWELLERS_BELOW = character(
    "tsb-011",
    "Dwellers Below",
    CTHULHU,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Deep One, Servitor",
    text=[
        action(put_on_bottom(together(choose(CHARACTER.other_than("Ancient One")), THIS))),
    ],
)

HENRY_ANTHONY_WILCOX = character(
    "tsb-013",
    "Henry Anthony Wilcox",
    CTHULHU,
    unique=True,
    descriptor="Neurotic Genius",
    cost=4,
    skill=4,
    icons="CCA",
    subtypes="Cultist, Dreamer",
    text=[
        response(
            after(plays(CHARACTER.subtype("Cultist"))),
            until_end_of_turn(gains(THIS, keyword=INVULNERABILITY), gains(MINE.subtype("Cultist"), "T")),
        ),
    ],
)

TWISTED_ACROPOLIS = support(
    "tsb-022",
    "Twisted Acropolis",
    CTHULHU,
    cost=2,
    subtypes="Location",
    text=[
        disrupt(
            when(would_be("sacrificed", CHARACTER)), pay(1), to=put_into_play(a(CHARACTER.subtype("Cultist").in_(HAND)))
        ),
    ],
)

SEVEN_CRYPTICAL_BOOKS_OF_HSAAN = support(
    "tsb-023",
    "Seven Cryptical Books of Hsaan",
    CTHULHU,
    unique=True,
    descriptor="Secrets of the Other Gods",
    cost=2,
    subtypes="Tome",
    text=[
        response(after(is_("destroyed", CHARACTER)), look_at_top(4), put_back()),
    ],
)

CTHULHU_FHTAGN = event(
    "tsb-030",
    "Cthulhu Fhtagn!",
    CTHULHU,
    cost=1,
    subtypes="Disaster",
    text=[
        response(
            after(commits(CHARACTER)),
            must(controller_of(THAT_CHARACTER), one_of(spend_tokens(1, THAT_STORY), discard_from_hand())),
        ),
    ],
)
