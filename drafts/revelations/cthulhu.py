"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

UROBORUS = character(
    "rev-003",
    "Uroborus",
    CTHULHU,
    descriptor="Fang of Yig",
    cost=4,
    skill=3,
    icons="TCC",
    subtypes="Servitor, Serpent",
    text=[
        response(after(leaves_play(CHARACTER.subtype("Serpent"))), put_into_play(THIS, from_=HAND), from_=HAND),
        action(
            put_into_play(THIS, position=INSANE),
            if_=exists(CHARACTER.subtype("Serpent").in_(DISCARD), at_least=3),
            from_=DISCARD,
        ),
    ],
)

SIBILANT_CRY = event(
    "rev-004",
    "Sibilant Cry",
    CTHULHU,
    cost=3,
    text=[
        response(
            after(leaves_play(CHARACTER.subtype("Serpent"))),
            put_into_play(any_number(CHARACTER.subtype("Serpent").in_(DISCARD))),
        ),
    ],
)

DRAGGED_INTO_THE_DEEP = event(
    "rev-024",
    "Dragged into the Deep",
    CTHULHU,
    cost=3,
    subtypes="Disaster",
    text=[
        action(put_on_bottom(choose(either_kind(CHARACTER_OR_SUPPORT.non_unique, CONSPIRACY.non_unique)))),
    ],
)

DR_WENTWORTH_MOORE = character(
    "rev-043",
    "Dr. Wentworth Moore",
    CTHULHU,
    unique=True,
    descriptor="Dark Supplicant",
    cost=4,
    skill=3,
    icons="CAAA",
    subtypes="Cultist, Scientist",
    keywords=[VILLAINOUS],
    text=[
        forced_response(after(succeeds(with_=THIS)), return_to_hand(a(CHARACTER.faction(CTHULHU).in_(DISCARD)))),
    ],
)

CTHAAT_AQUADINGEN = support(
    "rev-044",
    "Cthäat Aquadingen",
    CTHULHU,
    unique=True,
    descriptor="Things of the Water",
    cost=3,
    subtypes="Tome",
    text=[
        response(
            after(plays(CHARACTER.subtype("Deep One"))), shuffle_into_deck(choose(SUPPORT.other_than("Location")))
        ),
    ],
)

THE_CARPATHIAN = character(
    "rev-045",
    "The Carpathian",
    CTHULHU,
    unique=True,
    descriptor="Tomb Raider",
    cost=2,
    skill=2,
    icons="CA",
    subtypes="Independent, Relic Hunter",
    text=[
        while_(exists(YOUR_CARD.subtype("Tome")), gains(THIS, "CA")),
        response(
            after(is_("sacrificed", CHARACTER)),
            search(SUPPORT.faction(CTHULHU), top=5, reveal=True, rest="bottom"),
            limit=limit_once("turn"),
        ),
    ],
)

THE_WARRENS = support(
    "rev-065",
    "The Warrens",
    CTHULHU,
    unique=True,
    descriptor="Despair-ridden Tenement",
    cost=3,
    subtypes="Location",
    boosters="TT",
    boosts_itself=False,
    text=[
        gains(CHARACTER.subtype("Serpent"), "TT"),
        action(sacrifice(a(MINE.subtype("Serpent"))), to=until_end_of_phase(gains_struggles(choose(STORY), "TT"))),
    ],
)

PADMA_AMRITA = character(
    "rev-083",
    "Padma Amrita",
    CTHULHU,
    unique=True,
    descriptor="Cold-blooded Charmer",
    cost=5,
    skill=4,
    icons="CCAA",
    subtypes="Serpent, Servitor, Cultist",
    text=[
        forced_response(after(is_("destroyed", THIS)), put_into_play(a(CHARACTER.faction(CTHULHU).in_(HAND)))),
        # FAQ 4.1: [response(after(is_('destroyed', THIS)), put_into_play(a(CHARACTER.faction(CTHULHU).in_(HAND))))]
    ],
)

URUMI = support(
    "rev-084",
    "Urumi",
    CTHULHU,
    cost=2,
    subtypes="Weapon, Attachment",
    boosters="TC",
    attach_to=CHARACTER,
    boosts_itself=False,
    text=[
        gains(HOST, "TC"),
        gains_struggles(HOSTS_STORY, "TC"),
    ],
)

THE_NECRONOMICON = support(
    "rev-085",
    "The Necronomicon",
    CTHULHU,
    unique=True,
    descriptor="Owlswick Translation",
    cost=2,
    subtypes="Tome, Relic, Attachment",
    attach_to=MINE,
    text=[
        passive(after(enters_play(THIS)), shuffle_into_deck(CARD.other.titled("The Necronomicon"))),
        action(
            shuffle_into_deck(THIS), sacrifice(HOST), to=must(EACH_PLAYER, sacrifice(MINE.cost(below=cost_of(HOST))))
        ),
    ],
)

ANCIENT_PLANS = conspiracy(
    "rev-104",
    "Ancient Plans",
    CTHULHU,
    cost=1,
    struggles="TCCA",
    steadfast={CTHULHU: 2},
    text=[
        search(CHARACTER.subtype("Ancient One"), to="play"),
    ],
)

NAAGINN = character(
    "rev-105",
    "Naaginn",
    CTHULHU,
    cost=2,
    skill=2,
    icons="T",
    subtypes="Serpent",
    text=[
        response(after(is_("destroyed", SUPPORT)), put_into_play(THIS), from_=DISCARD),
    ],
)
