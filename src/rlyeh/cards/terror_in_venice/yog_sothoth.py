"""Terror in Venice: Yog-Sothoth."""

from rlyeh.language import *

SALVATORE_NERI = character(
    "tiv-052", "Salvatore Neri", YOG_SOTHOTH, unique=True, descriptor="Master of Illusion", cost=2, skill=2, icons="CA",
    subtypes="Conspirator, Sorcerer",
    text=[
        while_(
            exists(CONSPIRACY),
            gains(
                THIS,
                text=action(
                    pay(1),
                    to=[
                        choosing(choose(CHARACTER, as_="model")),
                        until_end_of_turn(*gains_text_box(THIS, of=the("model"))),
                    ],
                ),
            ),
        ),
    ],
)

DEVIOUS_NIGHTGAUNT = character(
    "tiv-053", "Devious Nightgaunt", YOG_SOTHOTH, cost=2, skill=1, icons="T", subtypes="Monster",
    text=[
        blank(THEIRS.skill(at_most=2).at(SAME_STORY)),
        while_(NIGHT_TIME, blank(THEIRS.skill(at_most=4).at(SAME_STORY))),
    ],
    rulings=("What counts is the skill that a character has with everything else in force, its own text included.",),
)

THE_BLACK = support(
    "tiv-054", "The Black", YOG_SOTHOTH, cost=1, subtypes="Attachment, Curse", steadfast={YOG_SOTHOTH: 5},
    attach_to=CHARACTER,
    text=[always(price_to_commit(pay(1), HOST), price_to_trigger(pay(1), of=HOST))],
    rulings=(
        "What is paid for an ability is drained with its other costs, by a domain of its own (PAY-5, PAY-34).",
        "A Forced Response is triggered by nobody and stays free (TIME-21).",
        "A card effect that commits the character costs nothing: its player does not wish it (STORY-7).",
    ),
)
