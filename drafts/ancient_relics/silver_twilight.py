"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
NIGEL_ST_JAMES = character(
    "ar-023",
    "Nigel St. James",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Lodge Recruiter",
    cost=3,
    skill=3,
    icons="AAA",
    subtypes="Lodge, Sorcerer",
    text=[disrupt(when(would_be("destroyed", MINE)), ready(THIS), to=attach_as_resource(THAT_CHARACTER), instead=True)],
)

INITIATE_OF_HUANG_HUN = character(
    "ar-040",
    "Initiate of Huang Hun",
    SILVER_TWILIGHT,
    cost=2,
    skill=2,
    icons="A",
    subtypes="Criminal, Lodge",
    text=[response(after(enters_play(THIS)), must(EACH_PLAYER, given(exists(MINE), return_to_hand(a(MINE)))))],
)

ERASMUS_MANOR = character(
    "ar-062",
    "Erasmus Manor",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="The Necromancer",
    cost=4,
    skill=3,
    icons="AAI",
    subtypes="Lodge, Sorcerer",
    text=[forced_response(after(leaves_play(MINE)), until_end_of_turn(gains(THIS, "CI")))],
)

THE_DOORWAY = support(
    "ar-063",
    "The Doorway",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Extra-dimensional Exit",
    cost=0,
    subtypes="Artifact, Item",
    steadfast={SILVER_TWILIGHT: 1},
    text=[disrupt(when(triggered()), exhaust(ITSELF), to=return_to_hand(choose(MINE.committed)))],
)

THE_THREE_LISTENERS = character(
    "ar-081",
    "The Three Listeners",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Ardent Supporters",
    cost=3,
    skill=2,
    icons="CA",
    subtypes="Lodge",
    keywords=[TOUGHNESS(1)],
    text=[while_(more(count(CARD.in_(HAND, of=OPPONENT)), than=count(CARD.in_(HAND))), gains(THIS, "AI"))],
)

MASTER_OF_THE_MYTHS = character(
    "ar-101",
    "Master of the Myths",
    SILVER_TWILIGHT,
    cost=3,
    skill=3,
    icons="AAA",
    subtypes="Lodge, Independent",
    keywords=[WILLPOWER, TOUGHNESS(1)],
    text=[
        action(
            pay(1),
            to=[
                put_into_play(THIS, as_="it", from_=HAND),
                at_end_of_phase(given(still_in_play(the("it")), return_to_hand(the("it")))),
            ],
            from_=HAND,
        )
    ],
)

VACANT_SERVANT = support(
    "ar-102",
    "Vacant Servant",
    SILVER_TWILIGHT,
    cost=1,
    subtypes="Attachment",
    attach_to=CHARACTER,
    text=[
        gains(HOST, "AA"),
        disrupt(
            when(result_of_struggle(ARCANE, YOU, with_=HOST)),
            sacrifice(THIS),
            to=refresh_domain(ANY_PLAYER),
            instead=True,
        ),
    ],
)

MAGNUS_STILES = character(
    "ar-122",
    "Magnus Stiles",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Blood Mage",
    cost=5,
    skill=3,
    icons="CAI",
    subtypes="Lodge, Sorcerer",
    text=[
        action(
            sacrifice(a(CHARACTER.subtype("Sorcerer"))),
            to=place_token(a(STORY)),
            if_=more(count(MINE.subtype("Sorcerer")), than=count(THEIRS.subtype("Sorcerer"))),
            limit=limit_once("turn"),
        )
    ],
)
