"""Drafts of cards of The Yuggoth Contract."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
THE_LOCKED_DOOR = conspiracy(
    "yc-010",
    "The Locked Door",
    NEUTRAL,
    cost=0,
    struggles="TCAII",
    text=[gains(CHARACTER.at(THIS_STORY), "I")],
)

THE_RED_GLOVED_MAN = character(
    "yc-011",
    "The Red-Gloved Man",
    NEUTRAL,
    unique=True,
    descriptor="He Was Never There",
    cost=3,
    skill=3,
    icons="CAI",
    subtypes="Conspirator, Independent",
    keywords=[WILLPOWER],
    text=[response(after(enters_play(THIS)), search(CONSPIRACY, to="play"))],
)

THE_YUGGOTH_CONTRACT = support(
    "yc-012",
    "The Yuggoth Contract",
    NEUTRAL,
    unique=True,
    descriptor="Nefarious Pact",
    cost=1,
    subtypes="Attachment, Item",
    attach_to=MINE,
    text=[gains(HOST, text=action(pay(1), sacrifice(a(CHARACTER)), to=draw(2)))],
)

THE_PAINTED_CORPSE = conspiracy(
    "yc-030",
    "The Painted Corpse",
    NEUTRAL,
    cost=0,
    struggles="TCAAI",
    text=[gains(CHARACTER.at(THIS_STORY), "A")],
)

TATTOO_PARLOR = support(
    "yc-031",
    "Tattoo Parlor",
    NEUTRAL,
    cost=2,
    subtypes="Location",
    text=[gains(MINE.subtype("Cultist"), "A")],
)


THE_GUARDIAN_OF_THE_KEY = conspiracy(
    "yc-052",
    "The Guardian of the Key",
    NEUTRAL,
    cost=0,
    struggles="TCCAI",
    text=[gains(CHARACTER.at(THIS_STORY), "C")],
)

DRUNKEN_HALLUCINATIONS = event(
    "yc-053",
    "Drunken Hallucinations",
    NEUTRAL,
    cost=1,
    text=[
        action(
            drive_insane(a(MINE)),
            to=[
                put_into_play(a(CHARACTER.subtype("Monster").in_(HAND).cost(at_most=3, printed=True)), as_="it"),
                at_end_of_phase(sacrifice(the("it"))),
            ],
        )
    ],
)

TAMING_THE_STORM = conspiracy(
    "yc-071",
    "Taming the Storm",
    NEUTRAL,
    cost=0,
    struggles="TCAI",
    text=[gains(CHARACTER.at(THIS_STORY), skill=2)],
)

GETAWAY_VEHICLE = support(
    "yc-072",
    "Getaway Vehicle",
    NEUTRAL,
    cost=2,
    subtypes="Attachment, Vehicle",
    attach_to=CHARACTER,
    text=[always(gains(HOST, keyword=FAST), gains(HOST, keyword=TOUGHNESS(2)))],
)

LOSING_THE_TAIL = conspiracy(
    "yc-092",
    "Losing the Tail",
    NEUTRAL,
    cost=0,
    struggles="TCAI",
    text=[gains(CHARACTER.at(THIS_STORY), keyword=FAST)],
)

RIDING_SHOTGUN = event(
    "yc-093",
    "Riding Shotgun",
    NEUTRAL,
    cost=2,
    text=[
        response(
            after(wins_struggle(COMBAT)), exhaust(a(MINE.icon(COMBAT))), to=wound(choose(CHARACTER.at(THAT_STORY)))
        )
    ],
)

BEHIND_THE_DOOR = conspiracy(
    "yc-112",
    "Behind the Door",
    NEUTRAL,
    cost=0,
    struggles="TTCAI",
    text=[gains(CHARACTER.at(THIS_STORY), "T")],
)
