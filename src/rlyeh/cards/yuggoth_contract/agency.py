"""The Yuggoth Contract: Agency."""

from rlyeh.language import *

JAMES_LOGAN = character(
    "yc-001", "James Logan", AGENCY, unique=True, descriptor="Ready for Anything", cost=5, skill=5, icons="CCCA",
    subtypes="Independent", keywords=[HEROIC, WILLPOWER, TOUGHNESS(1)],
    text=[response(after(enters_play(THIS)), search(SUPPORT.subtype("Attachment"), to="play", up_to=2, on=THIS))],
    rulings=("Only what may be attached to him can be found.",),
)

SLEDGEHAMMER = support(
    "yc-083", "Sledgehammer", AGENCY, cost=1, subtypes="Attachment, Weapon", attach_to=MINE,
    text=[
        action(
            sacrifice(THIS),
            to=destroy(choose(CHARACTER.subtype("Monster", "Creature").skill(at_most=3, printed=True))),
        ),
    ],
)

OUT_OF_THE_DARKNESS = event(
    "yc-101", "Out of the Darkness", AGENCY, cost=1,
    text=[action(return_to_hand(choose(CARD.subtype("Weapon", "Item").in_(DISCARD))))],
)

BLOODBATH = event(
    "yc-102", "Bloodbath", AGENCY, cost=3, subtypes="Tactic",
    text=[action(until_end_of_turn(winner_deals_extra_wounds(MARGIN)), only=BEFORE_COMMITTING)],
    rulings=(
        "The winner deals the wounds out among the characters at the story as they like, all at once; the ordinary "
        "victim is still the loser's choice (STORY-52).",
    ),
)
