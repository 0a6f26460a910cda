"""Drafts of cards of Forgotten Lore."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
THUNDER_IN_THE_EAST = event(
    "fl-034",
    "Thunder in the East",
    SHUB_NIGGURATH,
    cost=1,
    subtypes="Disaster",
    text=[action(then(destroy(choose(SUPPORT)), draw()), only=YOUR_OPERATIONS)],
)

DISPLACED_CHTHONIAN = character(
    "fl-053",
    "Displaced Chthonian",
    SHUB_NIGGURATH,
    cost=4,
    skill=3,
    icons="TTC",
    subtypes="Chthonian",
    text=[forced_response(after(turn_begins()), must(THAT_PLAYER, sacrifice(a(SUPPORT), if_able=True)))],
)

DREAMLANDS_CONSPIRACY = conspiracy(
    "fl-054",
    "Dreamlands Conspiracy",
    SHUB_NIGGURATH,
    cost=0,
    struggles="TCAI",
    text=[
        given(
            exists(MINE.faction(SHUB_NIGGURATH)),
            put_into_play(choose(CHARACTER.faction(SHUB_NIGGURATH).in_(DISCARD), up_to=3)),
        )
    ],
)

GHOULISH_WORSHIPPER = character(
    "fl-119",
    "Ghoulish Worshipper",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TTC",
    subtypes="Monster",
    text=[costs(CARD.subtype("Monster", "Ancient One"), -1, minimum=1, whose=YOU)],
)

DARK_DRUID = character(
    "fl-120",
    "Dark Druid",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TA",
    subtypes="Monster, Cultist",
    text=[response(after(enters_play(THIS, from_=HAND)), search(CARD.titled("Dark Druid")))],
)
