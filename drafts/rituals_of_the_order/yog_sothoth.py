"""Drafts of cards of The Rituals of the Order."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
INTRUDER_FROM_BEYOND = character(
    "roto-019",
    "Intruder from Beyond",
    YOG_SOTHOTH,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Independent",
    text=[response(after(plays(EVENT, who=OPPONENT)), put_into_play(THIS, from_=HAND), from_=HAND)],
)

A_GATE_OPENS = event(
    "roto-040",
    "A Gate Opens",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Disaster",
    text=[action(must(OPPONENT, put_on_top(a(MINE))))],
)

CONSTRICTING_ELDER_THING = character(
    "roto-059",
    "Constricting Elder Thing",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="TAI",
    subtypes="Independent, Scientist",
    text=[response(after(enters_play(THIS)), return_to_hand(choose(SUPPORT)))],
)

EVOLVING_SHOGGOTH = character(
    "roto-060",
    "Evolving Shoggoth",
    YOG_SOTHOTH,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Servitor",
    keywords=[LOYAL],
    text=[action(pay(2), sacrifice(THIS), to=put_into_play(choose(CHARACTER.other_than("Ancient One").in_(RESOURCE))))],
)

GLAAKI = character(
    "roto-078",
    "Glaaki",
    YOG_SOTHOTH,
    unique=True,
    descriptor="The Inhabitant of the Lake",
    cost=6,
    skill=4,
    icons="TTCCA",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, TOUGHNESS(3)],
    text=[
        response(
            after(commits(THIS)),
            until_end_of_phase(
                loses_all(choose(CHARACTER, as_="it"), TERROR),
                loses_all(the("it"), COMBAT),
                loses_all(the("it"), ARCANE),
                loses_all(the("it"), INVESTIGATION),
                must_follow(the("it"), THIS),
            ),
        )
    ],
)

SERVANTS_OF_GLAAKI = character(
    "roto-079",
    "Servants of Glaaki",
    YOG_SOTHOTH,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Servitor",
    text=[
        gains(THIS, "T", times=count(CARD.titled("Servants of Glaaki"))),
        costs(CARD.titled("Glaaki"), -1, minimum=1),
    ],
)

INITIATION_OF_GLAAKI = event(
    "roto-080",
    "Initiation of Glaaki",
    YOG_SOTHOTH,
    cost=3,
    subtypes="Ritual",
    text=[
        action(
            then(
                must(OPPONENT, sacrifice(a(MINE), if_able=True)),
                may(YOU, put_into_play(a(CHARACTER.titled("Servants of Glaaki").in_(DISCARD)))),
            ),
            only=YOUR_OPERATIONS,
        )
    ],
)

MANY_ANGLED_THING = character(
    "roto-099",
    "Many-angled Thing",
    YOG_SOTHOTH,
    cost=3,
    skill=2,
    icons="TA",
    subtypes="Monster",
    text=[response(after(enters_play(THIS)), must(EACH_OPPONENT, sacrifice(choose(MINE), if_able=True)))],
)

HERMETIC_TEXT = support(
    "roto-100",
    "Hermetic Text",
    YOG_SOTHOTH,
    cost=1,
    subtypes="Attachment, Tome",
    attach_to=CHARACTER,
    text=[gains(HOST, "A"), gains(HOST, text=forced_response(after(commits(THIS)), mill(1, YOU)))],
)

FLESH_WARD = support(
    "roto-118",
    "Flesh Ward",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Attachment, Spell",
    attach_to=CHARACTER,
    text=[gains(HOST, keyword=TOUGHNESS(2))],
)


FIST_OF_YOG_SOTHOTH = event(
    "roto-120",
    "Fist of Yog-Sothoth",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Spell",
    text=[
        action(
            until_end_of_phase(gains(choose(CHARACTER), "TCA")),
            given(OVERPAID, may(YOU, return_instead_of_discarding(THIS))),
        )
    ],
)
