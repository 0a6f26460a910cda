"""Drafts of cards of The Key and the Gate."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
LOST_ORACLE = character(
    "katg-009",
    "Lost Oracle",
    YOG_SOTHOTH,
    cost=1,
    skill=1,
    icons="A",
    subtypes="Independent, Sorcerer",
    text=[
        response(
            after(wins_struggle(ARCANE)),
            mill(2, YOU),
            to=discard_exactly(1, choose(CARD.that(with_tokens(at_least=1)))),
            from_=DISCARD,
        ),
    ],
)

WENTSHUKUMISHITEU = character(
    "katg-010",
    "Wentshukumishiteu",
    YOG_SOTHOTH,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Gug, Polar",
    keywords=[VILLAINOUS, FAST, TOUGHNESS(1)],
    text=[
        forced_response(after(leaves_play(THIS)), mill(3, EACH_OPPONENT)),
    ],
)

HUNGRY_STAR_VAMPIRE = character(
    "katg-011",
    "Hungry Star Vampire",
    YOG_SOTHOTH,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Monster",
    keywords=[TOUGHNESS(1)],
    text=[
        forced_response(after(is_("readied", THIS)), destroy(choose(lowest(CHARACTER)))),
    ],
)

YITHIAN_SCOUT = character(
    "katg-015",
    "Yithian Scout",
    YOG_SOTHOTH,
    cost=1,
    skill=1,
    subtypes="Yithian, Investigator",
    steadfast={YOG_SOTHOTH: 2},
    text=[
        response(after(enters_discard(THIS)), search(CARD.titled("Yithian Scout"))),
        action(
            mill(1, EACH_OPPONENT, as_="milled"),
            given(is_a(the("milled", "card"), either_kind(SUPPORT, EVENT, CONSPIRACY)), put_into_play(THIS)),
            from_=DISCARD,
            limit=limit_once("turn"),
        ),
    ],
)

SCHOLAR_FROM_YITH = character(
    "katg-017",
    "Scholar from Yith",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="TAA",
    subtypes="Yithian, Investigator",
    text=[
        action(
            pay(1), to=until_end_of_phase(loses(THIS, "A"), gains(THIS, "I")), if_=is_a(THIS, CHARACTER.icon(ARCANE))
        ),
        action(pay(2), to=until_end_of_phase(blank(choose(CHARACTER))), from_=DISCARD),
    ],
)

DISPLACED = support(
    "katg-019",
    "Displaced",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Yithian",
    keywords=[LOYAL],
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[
        action(put_on_bottom(a(MINE.subtype("Yithian"))), to=take_control(HOST, until=END_OF_TURN)),
    ],
)

LOST_CITY_OF_PNAKOTUS = support(
    "katg-027",
    "Lost City of Pnakotus",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Source of Forgotten Lore",
    cost=2,
    subtypes="Lost Civilization, Yithian",
    text=[
        response(
            after(enters_play(CARD.subtype("Yithian"))),
            exhaust(THIS),
            to=[choosing(A_PLAYER), then(draw(2, CHOSEN_PLAYER), must(CHOSEN_PLAYER, discard_from_hand(2)))],
        ),
    ],
)
