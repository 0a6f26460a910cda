"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

NATHAN_WICK = character(
    "rev-013",
    "Nathan Wick",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Master of Initiation",
    cost=4,
    skill=3,
    icons="CAAI",
    subtypes="Lodge, Independent",
    text=[
        action(
            discard_from_hand(),
            to=[
                put_into_play(a(CHARACTER.subtype("Lodge").in_(HAND)), as_="it"),
                at_end_of_phase(given(still_in_play(the("it")), discard_from_play(the("it")))),
            ],
        ),
    ],
)

SARAH_VAN_SHAW = character(
    "rev-031",
    "Sarah Van Shaw",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Lodge Warden",
    cost=3,
    skill=2,
    icons="CI",
    subtypes="Lodge",
    text=[
        while_(exists(YOUR_CARD.subtype("Tome", "Ritual")), gains(CHARACTER.subtype("Lodge"), "CA")),
        response(after(enters_play(CHARACTER, put=True)), until_end_of_phase(gains(THIS, skill=2))),
    ],
)

KNIGHT_OF_THE_ECLIPSE = character(
    "rev-032",
    "Knight of the Eclipse",
    SILVER_TWILIGHT,
    cost=3,
    skill=3,
    icons="CAI",
    subtypes="Independent",
    keywords=[LOYAL],
    text=[
        while_(exists(CARD.subtype("Tome")), gains(THIS, keyword=INVULNERABILITY), gains(THIS, keyword=WILLPOWER)),
    ],
)

LODGE_NEOPHYTE = character(
    "rev-073",
    "Lodge Neophyte",
    SILVER_TWILIGHT,
    cost=1,
    skill=2,
    icons="A",
    subtypes="Cultist",
    text=[
        disrupt(
            when(would_be("destroyed", CHARACTER.subtype("Lodge"))),
            sacrifice(THIS),
            to=return_to_hand(THAT_CHARACTER),
            instead=True,
        ),
    ],
)

O_E_S_RING = support(
    "rev-074",
    "O.E.S. Ring",
    SILVER_TWILIGHT,
    cost=0,
    subtypes="Item, Attachment",
    attach_to=CHARACTER.faction(SILVER_TWILIGHT),
    text=[
        action(pay(1), to=until_end_of_phase(gains_keywords(HOST, of=choose(CHARACTER)))),
    ],
)
