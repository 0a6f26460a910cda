"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

DESERTIFICATION = support(
    "ar-022",
    "Desertification",
    SHUB_NIGGURATH,
    cost=1,
    subtypes="Attachment",
    attach_to=SUPPORT.subtype("Location"),
    text=[
        forced_response(after(ability_used(of=HOST_CARD)), must(controller_of(HOST_CARD), destroy(a(YOUR_RESOURCES))))
    ],
)

MI_GO_OBSERVER = character(
    "ar-038",
    "Mi-Go Observer",
    SHUB_NIGGURATH,
    cost=4,
    skill=3,
    icons="TTC",
    subtypes="Mi-Go",
    text=[
        response(
            after(is_("destroyed", CHARACTER.subtype("Mi-Go"))),
            reveal(top_cards(5)),
            return_to_hand(CHARACTER.subtype("Mi-Go").among("revealed")),
            put_on_bottom(CARD.among("revealed").remaining, any_order=True),
        ),
    ],
)

JAGUAR_WARRIOR = character(
    "ar-059",
    "Jaguar Warrior",
    SHUB_NIGGURATH,
    cost=3,
    skill=3,
    icons="TTC",
    subtypes="Monster",
    keywords=[TOUGHNESS(1)],
    text=[response(after(is_("wounded", THIS)), search(CARD.titled("Jaguar Warrior")))],
)

VOICE_OF_THE_JUNGLE = support(
    "ar-060",
    "Voice of the Jungle",
    SHUB_NIGGURATH,
    cost=0,
    subtypes="Attachment, Environment",
    steadfast={SHUB_NIGGURATH: 1},
    attach_to=STORY_CARD,
    text=[
        stays_committed(CHARACTER.at(HOST_STORY), whatever=True),
    ],
)

EVEN_HERE_SHE_DWELLS = event(
    "ar-080",
    "Even Here She Dwells",
    SHUB_NIGGURATH,
    cost=2,
    text=[
        action(
            reveal(top_cards(5)),
            return_to_hand(CHARACTER.subtype("Cultist", "Monster").among("revealed")),
            put_on_top(CARD.among("revealed").remaining, any_order=True),
            if_=more(count(THEIRS), than=count(MINE)),
        ),
    ],
)

CHILD_OF_ARGUS = character(
    "ar-099",
    "Child of Argus",
    SHUB_NIGGURATH,
    cost=3,
    skill=1,
    icons="TC",
    subtypes="Monster",
    text=[
        passive(after(leaves_play(THIS)), search(CHARACTER, top=3)),
    ],
)

MI_GO_SKULL = support(
    "ar-100",
    "Mi-Go Skull",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Revered Remnant",
    cost=1,
    subtypes="Attachment, Mask, Relic",
    attach_to=MINE,
    text=[
        gains_subtype(HOST, "Mi-Go"),
        gains(MINE.subtype("Mi-Go"), "T"),
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
    ],
)

KAUULI_WARRIORS = character(
    "ar-118",
    "Kau'uli Warriors",
    SHUB_NIGGURATH,
    cost=4,
    skill=3,
    icons="CCC",
    subtypes="Cultist",
    text=[
        response(
            after(is_("destroyed", MINE.at(SAME_STORY), by_struggle=COMBAT)),
            search(CARD.titled("Kau'uli Warriors"), to="top"),
        ),
    ],
)

MASK_OF_RAKINUI = support(
    "ar-120",
    "Mask of Rakinui",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Symbol of Power",
    cost=1,
    subtypes="Attachment, Relic, Mask",
    attach_to=MINE,
    text=[
        while_(both(committed(HOST), YOUR_TURN), orders_struggles(HOSTS_STORY)),
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
    ],
)

TASTE_OF_LIFEBLOOD = event(
    "ar-121",
    "Taste of Lifeblood",
    SHUB_NIGGURATH,
    cost=2,
    text=[response(after(is_("destroyed", CHARACTER)), refresh_domain(ANY_PLAYER))],
)
