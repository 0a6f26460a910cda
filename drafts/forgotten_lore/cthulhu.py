"""Drafts of cards of Forgotten Lore."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
_CON = exists(CONSPIRACY)

CTHULOID_SPAWN = character(
    "fl-007",
    "Cthuloid Spawn",
    CTHULHU,
    cost=3,
    skill=3,
    icons="TC",
    subtypes="Monster",
    text=[forced_response(after(resolves_story(with_=THIS)), destroy(CHARACTER.committed))],
)

ST_ERASMUS_HOME_FOR_MARINERS = support(
    "fl-027",
    "St. Erasmus' Home for Mariners",
    CTHULHU,
    unique=True,
    descriptor="Retirement Community...or worse?",
    cost=3,
    subtypes="Location",
    text=[
        action(
            exhaust(ITSELF),
            sacrifice(a(CHARACTER.subtype("Deep One"))),
            to=destroy(choose(CHARACTER.without_icon(ARCANE))),
        )
    ],
)

MUTANT_SPAWN = character(
    "fl-047",
    "Mutant Spawn",
    CTHULHU,
    descriptor="(Soft and Cuddly.)",
    cost=3,
    skill=3,
    icons="CCA",
    subtypes="Conspirator",
    text=[while_(_CON, gains(THIS, "TT"))],
)

THE_RLYEH_CONSPIRACY = conspiracy(
    "fl-048",
    "The R'lyeh Conspiracy",
    CTHULHU,
    cost=0,
    struggles="TCAI",
    text=[given(exists(MINE.faction(CTHULHU)), destroy(choose(CHARACTER_OR_SUPPORT, up_to=2)))],
)

CAVE_MOUTH = support(
    "fl-088",
    "Cave Mouth",
    CTHULHU,
    cost=1,
    subtypes="Location",
    text=[passive(when(would_replace_story()), cancel("that replacement"), if_=exists(WON_STORY.in_(PLAY)))],
)

GHATANOTHOA = character(
    "fl-111",
    "Ghatanothoa",
    CTHULHU,
    unique=True,
    descriptor="Lord of the Volcano",
    cost=6,
    skill=6,
    icons="TTTCC",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, TOUGHNESS(3)],
    text=[cannot_be_blanked(THIS), gains(THIS, "C", times=count(CARD.in_(HAND)))],
)
