"""Drafts of cards of Forgotten Lore."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
ELDER_THING = character(
    "fl-011",
    "Elder Thing",
    YOG_SOTHOTH,
    cost=4,
    skill=3,
    icons="CCA",
    subtypes="Servitor",
    text=[response(after(enters_play(THIS)), put_on_top(CARD.in_(DISCARD), up_to=2))],
)

REVELATION_OF_THE_SPHERES = event(
    "fl-012",
    "Revelation of the Spheres",
    YOG_SOTHOTH,
    cost=4,
    text=[
        action(
            reveal(top_cards(5, OPPONENT)),
            put_into_play(a(CHARACTER.among("revealed")), control=YOU),
            shuffle_deck(OPPONENT),
            only=YOUR_OPERATIONS,
        ),
    ],
)

BLOOD_MAGICIAN = character(
    "fl-051",
    "Blood Magician",
    YOG_SOTHOTH,
    cost=2,
    skill=2,
    subtypes="Sorcerer",
    text=[
        action(
            pay(1),
            to=[
                choosing(choose(CHARACTER, as_="it")),
                one_of(
                    until_end_of_phase(gains(the("it"), naming("icon"))),
                    until_end_of_phase(loses(the("it"), naming("icon"))),
                ),
            ],
        ),
    ],
)

THE_RITUAL_CONSPIRACY = conspiracy(
    "fl-052",
    "The Ritual Conspiracy",
    YOG_SOTHOTH,
    cost=0,
    struggles="TCAI",
    text=[given(exists(MINE.faction(YOG_SOTHOTH)), mill(10))],
)

FORGOTTEN_SHOGGOTH = character(
    "fl-092",
    "Forgotten Shoggoth",
    YOG_SOTHOTH,
    cost=4,
    skill=3,
    icons="TC",
    subtypes="Monster",
    keywords=[INVULNERABILITY],
    text=[
        cannot_have_attached(THIS),
        instead(would_enter_discard(CARD), put_on_bottom(THAT_CARD)),
    ],
)

REAWAKENED_ELDER_THING = character(
    "fl-093",
    "Reawakened Elder Thing",
    YOG_SOTHOTH,
    cost=3,
    skill=4,
    icons="TCII",
    subtypes="Monster, Scientist",
    text=[forced_response(after(plays(EVENT, who=ANY_PLAYER)), exhaust(THIS, if_able=True))],
)

TCHO_TCHO_TRIBE = character(
    "fl-116",
    "Tcho-Tcho Tribe",
    YOG_SOTHOTH,
    cost=5,
    skill=4,
    icons="CCCA",
    subtypes="Servitor",
    text=[
        while_(
            both(turn_of(OPPONENT), both(committed(THIS), none(MINE.other.at(SAME_STORY)))),
            gains(THIS, skill=5),
            gains(THIS, "TCCA"),
        )
    ],
)
