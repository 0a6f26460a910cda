"""Drafts of cards of Summons of the Deep."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY


def _keep_away(icon):
    return until_end_of_phase(cannot(choose(THEIRS.icon(icon)), "commit", at=SAME_STORY))


GOVERNMENT_EXORCIST = character(
    "sotd-001",
    "Government Exorcist",
    AGENCY,
    cost=2,
    skill=2,
    icons="CI",
    subtypes="Government",
    text=[response(after(commits(THIS)), _keep_away(TERROR), if_=YOUR_TURN)],
)

INTERROGATION_CENTER = support(
    "sotd-002",
    "Interrogation Center",
    AGENCY,
    cost=2,
    subtypes="Location",
    text=[cannot(CHARACTER.faction(NEUTRAL), "commit")],
)

HAND_RESTRAINTS = support(
    "sotd-022",
    "Hand Restraints",
    AGENCY,
    cost=1,
    subtypes="Attachment, Item",
    attach_to=CHARACTER,
    text=[loses(HOST, "CI")],
)

REPO_MAN = character(
    "sotd-041",
    "Repo Man",
    AGENCY,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Government",
    text=[instead(result_of_struggle(COMBAT, YOU, with_=THIS), take_control(choose(SUPPORT.of(OPPONENT))))],
)

AGENCY_GROUNDSKEEPER = character(
    "sotd-061",
    "Agency Groundskeeper",
    AGENCY,
    cost=3,
    skill=2,
    icons="CC",
    subtypes="Government",
    steadfast={AGENCY: 3},
    text=[
        action(
            exhaust(THIS),
            to=[
                exhaust(choose(SUPPORT, as_="it")),
                given(is_a(the("it", "card"), SUPPORT.subtype("Location")), destroy(the("it", "card"))),
            ],
        )
    ],
)

A_CALL_FOR_HELP = event(
    "sotd-062",
    "A Call for Help",
    AGENCY,
    cost=3,
    text=[action(exhaust(a(MINE.icon(ARCANE))), to=search(CHARACTER.faction(AGENCY)))],
)

UNORTHODOX_PSYCHOLOGIST = character(
    "sotd-081",
    "Unorthodox Psychologist",
    AGENCY,
    cost=2,
    skill=2,
    icons="CI",
    subtypes="Government",
    text=[action(exhaust(THIS), to=look_at(CARD.in_(HAND, of=OPPONENT)))],
)
