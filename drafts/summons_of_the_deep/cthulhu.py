"""Drafts of cards of Summons of the Deep."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
EMERGING_DEEP_ONE = character(
    "sotd-008",
    "Emerging Deep One",
    CTHULHU,
    cost=2,
    skill=3,
    icons="CCA",
    subtypes="Deep One",
    text=[forced_response(after(plays(THIS)), destroy(choose(CHARACTER.faction(CTHULHU))))],
)

SILVER_TWILIGHT_TEMPTRESS = character(
    "sotd-029",
    "Silver Twilight Temptress",
    CTHULHU,
    cost=2,
    skill=1,
    icons="T",
    subtypes="Cultist",
    text=[
        response(
            after(commits(THIS)),
            until_end_of_phase(must_follow(choose(CHARACTER.without_icon(INVESTIGATION)), THIS)),
            if_=YOUR_TURN,
        )
    ],
)

A_SINGLE_PATH = event(
    "sotd-030",
    "A Single Path",
    CTHULHU,
    cost=1,
    text=[action(until_end_of_phase(commits_to_one_story()), only=before_committing(ANY_PLAYER))],
)

NOCTURNAL_SCAVENGER = character(
    "sotd-048",
    "Nocturnal Scavenger",
    CTHULHU,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Monster",
    text=[response(after(wins_struggle(COMBAT)), pay(X), to=destroy(choose(ATTACHMENT.cost(at_most=X, printed=True))))],
)

BITE_MARKS = support(
    "sotd-068",
    "Bite Marks",
    CTHULHU,
    cost=1,
    subtypes="Attachment",
    attach_to=CHARACTER,
    text=[response(after(is_("wounded", HOST)), destroy(HOST))],
)
