"""Drafts of cards of The Rituals of the Order."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
HOLY_ROSARY = support(
    "roto-002",
    "Holy Rosary",
    AGENCY,
    cost=0,
    subtypes="Attachment, Item",
    steadfast={AGENCY: 2},
    attach_to=MINE,
    text=[action(exhaust(THIS), to=until_end_of_phase(gains(HOST, keyword=WILLPOWER)))],
)

EDUCATED_OFFICER = character(
    "roto-021",
    "Educated Officer",
    AGENCY,
    cost=3,
    skill=2,
    icons="AI",
    subtypes="Investigator, Scientist",
    steadfast={MISKATONIC: 1},
    text=[response(after(is_("wounded", THEIRS)), draw())],
)

COVER_UP = event(
    "roto-022",
    "Cover Up",
    AGENCY,
    cost=1,
    subtypes="Government",
    text=[action(search(CONSPIRACY, to="play"))],
)

ARREST_WARRANT = event(
    "roto-042",
    "Arrest Warrant",
    AGENCY,
    cost=1,
    text=[action(until_end_of_phase(loses(choose(CHARACTER, as_="it"), "CCC"), gains_subtype(the("it"), "Criminal")))],
)

SPECIAL_AGENT_CLARKSTON = character(
    "roto-061",
    "Special Agent Clarkston",
    AGENCY,
    unique=True,
    descriptor="Can't be bought",
    cost=3,
    skill=3,
    icons="CCI",
    subtypes="Government",
    keywords=[LOYAL, HEROIC, WILLPOWER],
    text=[costs(CARD.subtype("Government"), -1, minimum=1)],
)

G_AAMX = support(
    "roto-063",
    "G-AAMX",
    AGENCY,
    unique=True,
    descriptor="Gypsy Moth",
    cost=2,
    subtypes="Government, Vehicle",
    text=[
        action(
            exhaust(THIS),
            to=[
                look_at_top(2, OPPONENT),
                put_on_bottom(CARD.among("those"), any_number=True),
                put_back(said="the others"),
            ],
        ),
    ],
)

TRIAL_JUDGE = character(
    "roto-081",
    "Trial Judge",
    AGENCY,
    cost=4,
    skill=3,
    icons="CI",
    subtypes="Government",
    text=[
        while_(DAY_TIME, costs(THIS, -2, minimum=1), in_=HAND),
        action(exhaust(THIS), to=until_end_of_turn(cannot(choose(CHARACTER), "commit"))),
    ],
)

CATASTROPHIC_EXPLOSION = event(
    "roto-082",
    "Catastrophic Explosion",
    AGENCY,
    cost=X,
    subtypes="Disaster",
    keywords=[LOYAL],
    text=[action(wound(CHARACTER.skill(below=X, printed=True)), only=YOUR_OPERATIONS)],
)

UNLIKELY_INFORMANT = character(
    "roto-101",
    "Unlikely Informant",
    AGENCY,
    cost=2,
    skill=3,
    icons="I",
    subtypes="Criminal",
    text=[response(after(commits(THIS)), reveal(CARD.in_(HAND, of=OPPONENT)))],
)

FIRE_EXTINGUISHER = support(
    "roto-102",
    "Fire Extinguisher",
    AGENCY,
    cost=1,
    subtypes="Item",
    text=[disrupt(when(would(CARD, "destroy", SUPPORT.subtype("Location"))), sacrifice(THIS), to=cancel())],
)
