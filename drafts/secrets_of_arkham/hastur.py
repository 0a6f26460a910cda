"""Drafts of cards of Secrets of Arkham."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
POLTERGEIST = character(
    "soa-037",
    "Poltergeist",
    HASTUR,
    cost=2,
    skill=2,
    icons="TT",
    subtypes="Monster",
    text=[
        cannot(THIS, "commit"),
        cannot(MINE.insane, "be restored"),
        action(pay(2), to=take_control(THIS, who=OPPONENT)),
    ],
)

MESSENGER_FROM_HALI = character(
    "soa-039",
    "Messenger from Hali",
    HASTUR,
    cost=3,
    skill=3,
    icons="TTA",
    subtypes="Servitor",
    keywords=[NIGHT],
    text=[forced_response(after(enters_play(THIS)), destroy(CARD.keyword(DAY)))],
)

WRITHING_WALL = event(
    "soa-040",
    "Writhing Wall",
    HASTUR,
    cost=3,
    subtypes="Spell",
    text=[disrupt(when(triggered(ACTION, DISRUPT, RESPONSE, FORCED_RESPONSE)), then(cancel(), draw()))],
)

INFECTED_BY_MADNESS = event(
    "soa-041",
    "Infected by Madness",
    HASTUR,
    cost=1,
    text=[action(must(EACH_PLAYER, mill(count(MINE.insane), YOU)))],
)

IMPLANT_FEAR = event(
    "soa-042",
    "Implant Fear",
    HASTUR,
    cost=4,
    subtypes="Spell",
    text=[
        action(
            must(OPPONENT, then(discard_down_to(0), return_to_hand(choose(CARD.in_(DISCARD), up_to=2)))),
            only=YOUR_OPERATIONS,
        )
    ],
)
