"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
HOUND_OF_DRAGONS = event(
    "ar-048",
    "Hound of Dragons",
    YOG_SOTHOTH,
    cost=3,
    text=[response(after(wins_struggle(who=OPPONENT)), put_on_top(choose(CHARACTER.at(THAT_STORY))))],
)

LETHARGIC_MIASMA = support(
    "ar-068",
    "Lethargic Miasma",
    YOG_SOTHOTH,
    cost=1,
    subtypes="Attachment, Curse",
    attach_to=CHARACTER,
    text=[cannot(HOST, "be readied"), gains(HOST, text=action(pay(1), to=drive_insane(THIS)))],
)

TUNNEL_LURKER = character(
    "ar-086",
    "Tunnel Lurker",
    YOG_SOTHOTH,
    cost=2,
    skill=2,
    icons="TT",
    subtypes="Monster",
    text=[forced_response(after(commits(THIS)), must(EACH_PLAYER, mill(count(MINE.other.committed), YOU)))],
)

ENSLAVED_YETI = character(
    "ar-087",
    "Enslaved Yeti",
    YOG_SOTHOTH,
    cost=4,
    skill=3,
    icons="CCC",
    subtypes="Monster, Yeti",
    keywords=[TOUGHNESS(2)],
    text=[
        immune(THIS, to=EVENT.subtype("Polar")),
        action(
            wound(THIS),
            to=until_end_of_phase(blank(CHARACTER.other.other_than("Ancient One").at(SAME_STORY))),
            if_=committed(THIS),
        ),
    ],
)

PAWN_BROKER = character(
    "ar-106",
    "Pawn Broker",
    YOG_SOTHOTH,
    cost=2,
    skill=1,
    icons="TA",
    subtypes="Servitor",
    text=[action(pay(1), discard_from_hand(), to=draw())],
)

BREAKING_THE_WARD = support(
    "ar-107",
    "Breaking the Ward",
    YOG_SOTHOTH,
    cost=0,
    subtypes="Attachment",
    steadfast={YOG_SOTHOTH: 1},
    attach_to=SUPPORT.of(OPPONENT),
    text=[response(after(ability_used(of=HOST_CARD)), mill(1, YOU), to=copy_effects())],
)
