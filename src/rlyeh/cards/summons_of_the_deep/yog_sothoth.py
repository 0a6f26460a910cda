"""Summons of the Deep: Yog-Sothoth."""

from rlyeh.language import *

BOOK_OF_EIBON = support(
    "sotd-034", "Book of Eibon", YOG_SOTHOTH, unique=True, descriptor="Mind Bending Revelations", cost=2,
    subtypes="Attachment, Tome", attach_to=CHARACTER,
    text=[hand_limit(controller_of(HOST), 5)],
    errata=[errata("FAQ 1.3", "it stops no draw; what is too much is discarded at once, ERR-11")],
    rulings=("It does not stop draws: what is beyond five cards is discarded right afterwards (DRAW-4).",),
)

THE_SLEEPWALKER = character(
    "sotd-052", "The Sleepwalker", YOG_SOTHOTH, unique=True, descriptor="Trapped by Nightmare", cost=2, skill=2,
    icons="TA", subtypes="Servitor",
    text=[
        response(
            after(commits(THIS)),
            until_end_of_phase(cannot(choose(THEIRS.icon(COMBAT)), "commit", at=SAME_STORY)),
        ),
    ],
)

ACROSS_DIMENSIONS = event(
    "sotd-053", "Across Dimensions", YOG_SOTHOTH, cost=2, subtypes="Spell",
    text=[
        action(
            until_end_of_phase(
                gains(CHARACTER.faction(YOG_SOTHOTH), "C", times=X), x=count(CHARACTER.faction(YOG_SOTHOTH))
            ),
            only=every(MINE, CHARACTER.faction(YOG_SOTHOTH)),
        ),
    ],
    errata=[errata("FAQ 1.3", "every character that its player controls belongs to the faction, ERR-13")],
)

HIDEOUS_GUARDIAN = character(
    "sotd-112", "Hideous Guardian", YOG_SOTHOTH, cost=4, skill=4, icons="C", subtypes="Monster",
    keywords=[TOUGHNESS(5)],
    text=[disrupt(when(would_be("wounded", MINE.other)), take_that_wound(THIS), instead=True)],
    rulings=(
        "The Guardian is not wounded by that, but suffers the wound (EFF-35). Each wound of several is moved by itself "
        "(AMB-91).",
    ),
)
