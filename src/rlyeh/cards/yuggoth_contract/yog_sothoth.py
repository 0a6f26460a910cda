"""The Yuggoth Contract: Yog-Sothoth."""

from rlyeh.language import *

CASTING_OFF_THE_SKIN = event(
    "yc-019", "Casting off the Skin", YOG_SOTHOTH, cost=2, subtypes="Spell",
    text=[
        action(
            choosing(choose(MINE.committed, as_="him")),
            until_end_of_phase(gains(the("him"), "TC", times=count(CHARACTER.at(story_of(the("him")))))),
        ),
    ],
)

CRAZED_SHOGGOTH = character(
    "yc-039", "Crazed Shoggoth", YOG_SOTHOTH, cost=3, skill=3, icons="TCCA", subtypes="Monster",
    keywords=[TOUGHNESS(1)],
    text=[
        passive(
            after(phase_begins(STORY_PHASE, YOU)),
            then(
                choosing(choose(STORY, as_="story", by=OPPONENT)),
                until_end_of_phase(must_commit(THIS, to=the("story", "story"))),
            ),
        ),
    ],
)

ALL_ARE_ONE = event(
    "yc-060", "All are One", YOG_SOTHOTH, cost=2, subtypes="Ritual",
    text=[
        action(
            reveal(top_cards(3)),
            discard(a(CARD.among("revealed"))),
            return_to_hand(a(CARD.among("revealed"))),
            put_on_top(a(CARD.among("revealed"))),
        ),
    ],
)

DOPPELGANGER = character(
    "yc-079", "Doppelgänger", YOG_SOTHOTH, cost=X, skill=0,
    text=[enters_as_copy(CHARACTER.non_unique.cost(at_most=X, at_least=X, printed=True), returns=True)],
    errata=[
        errata(
            "FAQ 1.3",
            "the printed cost may be lower than X, and it stays a copy, ERR-29",
            text=[enters_as_copy(CHARACTER.non_unique.cost(at_most=X, printed=True))],
        ),
        errata(
            "FAQ 4.1",
            "it returns to hand when the copied character leaves play",
            text=[enters_as_copy(CHARACTER.non_unique.cost(at_most=X, printed=True), returns=True)],
        ),
    ],
    rulings=(
        "It is paid for as the card it is in hand; Loyal and Steadfast of the copied card do not matter (PAY-31).",
        "It enters play as the copy and stays one until it leaves play, the title included when it is insane (EFF-42, "
        "STATE-17).",
        "An insane character can be copied by the cost that is printed on it (EFF-10, PAY-11). Under the last FAQ it "
        "cannot: there is no printed cost on a card that lies face down (FINAL-12).",
        "Put into play without being played, it copies nothing and X is 0 (AMB-69).",
    ),
)

CULTIST_OF_THE_KEY = character(
    "yc-080", "Cultist of the Key", YOG_SOTHOTH, cost=2, skill=2, icons="AA", subtypes="Cultist, Sorcerer",
    text=[
        action(
            exhaust(THIS),
            to=[
                choosing(choose(STORY, as_="story")),
                one_of(
                    until_end_of_phase(gains_struggles(the("story", "story"), "A")),
                    until_end_of_phase(loses_struggles(the("story", "story"), "A")),
                ),
            ],
        ),
    ],
)

YOG_SOTHOTH_LORD_OF_TIME_AND_SPACE = character(
    "yc-099", "Yog-Sothoth", YOG_SOTHOTH, unique=True, descriptor="Lord of Time and Space", cost=6, skill=7,
    icons="TCCAA", subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[
        action(
            pay(2),
            to=then(
                play_free(choose(EVENT.subtype("Spell").in_(DISCARD), as_="event")),
                put_on_bottom(the("event", "card")),
            ),
        ),
    ],
    rulings=("For an event with cost X, X is 0 (PAY-19).",),
)
