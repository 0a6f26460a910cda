"""Drafts of cards of The Yuggoth Contract."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
FLANKING_MANEUVER = event(
    "yc-002",
    "Flanking Maneuver",
    AGENCY,
    cost=2,
    subtypes="Tactic",
    text=[action(exhaust(a(CHARACTER.icon(COMBAT), 2)), to=destroy(choose(CHARACTER.other_than("Ancient One"))))],
)

MACHETE = support(
    "yc-021",
    "Machete",
    AGENCY,
    cost=1,
    subtypes="Attachment, Weapon",
    attach_to=MINE,
    text=[action(exhaust(THIS), to=until_end_of_phase(gains(HOST, keyword=FAST), gains(HOST, "CC")))],
)

APPRENTICE_MONSTER_HUNTER = character(
    "yc-022",
    "Apprentice Monster Hunter",
    AGENCY,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Sorcerer",
    text=[action(sacrifice(THIS), to=wound(choose(CHARACTER.subtype("Monster").skill(at_most=3, printed=True))))],
)

MUSEUM_SECURITY = character(
    "yc-041",
    "Museum Security",
    AGENCY,
    cost=2,
    skill=3,
    icons="CC",
    subtypes="Faculty",
)

INTERVENTION = event(
    "yc-042",
    "Intervention",
    AGENCY,
    cost=2,
    subtypes="Encounter",
    text=[
        while_(happened(enters_play(CHARACTER, put=True, by=OPPONENT)), costs(THIS, -2), in_=HAND),
        action(
            enters_as_character(skill=3, icons="CCI", subtypes="Investigator", keywords=(WILLPOWER,), as_="it"),
            at_end_of_phase(sacrifice(the("it"))),
        ),
    ],
)

PRIEST_OF_TWO_FAITHS = character(
    "yc-043",
    "Priest of Two Faiths",
    AGENCY,
    cost=4,
    skill=4,
    icons="AA",
    subtypes="Independent",
    text=[
        response(
            after(commits(THIS)),
            until_end_of_phase(does_not_count(choose(THEIRS.other_than("Ancient One").at(THAT_STORY)), "icons")),
        ),
    ],
)

SAM_ARCHER = character(
    "yc-061",
    "Sam Archer",
    AGENCY,
    unique=True,
    descriptor="Private Investigator",
    cost=5,
    skill=4,
    icons="CCII",
    subtypes="Investigator",
    keywords=[HEROIC, WILLPOWER, TOUGHNESS(2)],
    text=[action(pay(2), to=until_end_of_phase(gains(THIS, "I")))],
)

EXPLORING_THE_RUINS = event(
    "yc-062",
    "Exploring the Ruins",
    AGENCY,
    cost=1,
    text=[
        action(
            reveal(top_cards(4)),
            return_to_hand(a(SUPPORT.among("revealed"))),
            put_on_bottom(CARD.among("revealed").remaining),
        ),
    ],
)

BORDER_PATROL_GUARD = character(
    "yc-081",
    "Border Patrol Guard",
    AGENCY,
    cost=3,
    skill=2,
    icons="CI",
    subtypes="Government",
    text=[while_(DAY_TIME, gains(THIS, "CC"))],
)

POLICE_HEADQUARTERS = support(
    "yc-082",
    "Police Headquarters",
    AGENCY,
    cost=2,
    subtypes="Location",
    text=[action(exhaust(THIS), to=exhaust(choose(CHARACTER.subtype("Criminal"))))],
)

SPRINGFIELD_M1903 = support(
    "yc-103",
    "Springfield M1903",
    AGENCY,
    cost=1,
    subtypes="Attachment, Weapon",
    attach_to=MINE,
    text=[always(gains(HOST, skill=2), gains(HOST, "CC"))],
)
