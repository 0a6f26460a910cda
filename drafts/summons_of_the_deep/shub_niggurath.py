"""Drafts of cards of Summons of the Deep."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
MIND_EATER = character(
    "sotd-035",
    "Mind Eater",
    SHUB_NIGGURATH,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Monster",
    text=[action(pay(1), to=until_end_of_phase(loses(choose(CHARACTER.icon(INVESTIGATION)), "I"), gains(THIS, "I")))],
)

UNDER_THE_PORCH = support(
    "sotd-036",
    "Under the Porch",
    SHUB_NIGGURATH,
    cost=3,
    subtypes="Location",
    text=[
        action(
            sacrifice(THIS),
            to=[
                search(CHARACTER.faction(SHUB_NIGGURATH), to="play", as_="it"),
                at_end_of_phase(given(still_in_play(the("it")), return_to_hand(the("it")))),
            ],
        ),
    ],
)

GIBBERING_SOUL = character(
    "sotd-054",
    "Gibbering Soul",
    SHUB_NIGGURATH,
    cost=1,
    skill=1,
    subtypes="Undead",
    text=[response(after(is_("destroyed", THIS)), search(CHARACTER.faction(SHUB_NIGGURATH).icon(COMBAT)))],
)

GHOULISH_THRILL_SEEKER = character(
    "sotd-055",
    "Ghoulish Thrill Seeker",
    SHUB_NIGGURATH,
    cost=3,
    skill=1,
    icons="TC",
    subtypes="Monster, Independent, Undead",
    text=[response(after(is_("wounded", CHARACTER)), ready(THIS))],
)

DIMENSIONAL_WORM = character(
    "sotd-073",
    "Dimensional Worm",
    SHUB_NIGGURATH,
    cost=5,
    skill=3,
    icons="TCA",
    subtypes="Monster",
    text=[response(after(commits(THIS)), until_end_of_phase(counts_other_icons(THAT_STORY, ARCANE)), if_=YOUR_TURN)],
)

INSECT_SWARM = character(
    "sotd-093",
    "Insect Swarm",
    SHUB_NIGGURATH,
    cost=3,
    skill=6,
    icons="TC",
    subtypes="Monster, Creature",
    keywords=[FAST],
    text=[costs(CARD.faction(NEUTRAL), +1)],
)

OPEN_GRAVE = support(
    "sotd-094",
    "Open Grave",
    SHUB_NIGGURATH,
    cost=3,
    subtypes="Location",
    text=[
        response(
            after(is_("destroyed", MINE)),
            sacrifice(THIS),
            to=put_into_play(a(CHARACTER.faction(SHUB_NIGGURATH).skill(at_most=3).in_(DISCARD))),
        )
    ],
)

BINDING_WORM = character(
    "sotd-114",
    "Binding Worm",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TT",
    subtypes="Monster",
    text=[cannot_commit_alone(CHARACTER)],
)
