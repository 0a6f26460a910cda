"""Drafts of cards of The Yuggoth Contract."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
PERPETUAL_SILENCE = event(
    "yc-009",
    "Perpetual Silence",
    MISKATONIC,
    cost=3,
    text=[action(until_end_of_phase(loses_printed_icons(CHARACTER)))],
)

ERIN_MOIRAI = character(
    "yc-028",
    "Erin Moirai",
    MISKATONIC,
    unique=True,
    descriptor="Biology Student",
    cost=3,
    skill=2,
    icons="AII",
    subtypes="Student",
    text=[response(after(plays(THIS)), ready(choose(CHARACTER_OR_SUPPORT.exhausted)))],
)

SEARCHING_THE_RESERVES = event(
    "yc-029",
    "Searching the Reserves",
    MISKATONIC,
    cost=0,
    steadfast={MISKATONIC: 1},
    text=[
        action(
            exhaust(a(CHARACTER.faction(MISKATONIC))),
            to=return_to_hand(a(SUPPORT.subtype("Artifact", "Tome").in_(DISCARD))),
        )
    ],
)

BROKEN_GLASSES = support(
    "yc-049",
    "Broken Glasses",
    MISKATONIC,
    cost=0,
    subtypes="Attachment, Item",
    steadfast={MISKATONIC: 2},
    attach_to=CHARACTER,
    text=[loses(HOST, "II")],
)

UNDER_THE_MICROSCOPE = event(
    "yc-050",
    "Under the Microscope",
    MISKATONIC,
    cost=1,
    text=[
        action(
            until_end_of_turn(
                passive(
                    after(wins_struggle(INVESTIGATION, who=ANY_PLAYER)),
                    may(THAT_PLAYER, ready(choose(CHARACTER.at(THAT_STORY), up_to=MARGIN))),
                ),
            ),
            only=BEFORE_COMMITTING,
        ),
    ],
)

M_U_CHEM_LAB = support(
    "yc-051",
    "M.U. Chem Lab",
    MISKATONIC,
    cost=2,
    subtypes="Location",
    text=[action(pay(1), to=until_end_of_phase(gains(CHARACTER.subtype("Student"), "I")))],
)

FIELD_RESEARCH_STATION = support(
    "yc-068",
    "Field Research Station",
    MISKATONIC,
    cost=3,
    subtypes="Location",
    text=[
        action(
            exhaust(THIS),
            pay(1),
            to=[
                choosing(choose(STORY, as_="story")),
                one_of(
                    until_end_of_phase(gains_struggles(the("story", "story"), "I")),
                    until_end_of_phase(loses_struggles(the("story", "story"), "I")),
                ),
            ],
        ),
    ],
)

DERBY_HALL = support(
    "yc-069",
    "Derby Hall",
    MISKATONIC,
    unique=True,
    descriptor="M.U. Dormitory",
    cost=2,
    subtypes="Location",
    text=[action(pay(1), exhaust(THIS), to=return_to_hand(a(MINE.subtype("Student", "Faculty").owned_by(YOU))))],
)

MUSEUM_CURATOR = character(
    "yc-070",
    "Museum Curator",
    MISKATONIC,
    cost=2,
    skill=2,
    icons="A",
    subtypes="Faculty",
    text=[response(after(enters_play(THIS)), search(SUPPORT, to="play", top=5, rest="bottom", any_order=False))],
    errata=(errata("FAQ 4.1", "an attachment that has no host stays; the other cards keep their order"),),
)

CULTIST_JOURNAL_SKETCHES = support(
    "yc-088",
    "Cultist Journal Sketches",
    MISKATONIC,
    cost=3,
    subtypes="Attachment, Tome",
    attach_to=MINE.faction(MISKATONIC),
    text=[action(exhaust(THIS), to=return_to_hand(choose(CHARACTER.keyword(VILLAINOUS))))],
)

M_U_MUSEUM_OF_NATURAL_HISTORY = support(
    "yc-090",
    "M.U. Museum of Natural History",
    MISKATONIC,
    cost=2,
    subtypes="Location",
    text=[action(exhaust(THIS), to=return_to_hand(choose(SUPPORT.subtype("Artifact").in_(DISCARD))))],
)

ARCHAEOLOGICAL_DIG_SITE = support(
    "yc-091",
    "Archaeological Dig Site",
    MISKATONIC,
    cost=2,
    subtypes="Location",
    text=[
        response(after(enters_discard(SUPPORT.subtype("Item", "Tome"))), sacrifice(THIS), to=return_to_hand(THAT_CARD))
    ],
)

STONE_CALENDAR = support(
    "yc-109",
    "Stone Calendar",
    MISKATONIC,
    cost=2,
    subtypes="Artifact",
    text=[action(exhaust(THIS), spend_tokens(X, STORY), to=draw(X))],
    errata=(errata("FAQ 4.1", "the tokens may come from your side of any stories"),),
)

HARRY_HOUDINI = character(
    "yc-111",
    "Harry Houdini",
    MISKATONIC,
    unique=True,
    descriptor="Escape Artist",
    cost=3,
    skill=3,
    icons="CAI",
    subtypes="Sorcerer",
    keywords=[HEROIC, WILLPOWER],
    text=[action(pay(1), to=then(uncommit(THIS), ready(THIS)))],
)
