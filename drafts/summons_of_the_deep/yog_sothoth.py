"""Drafts of cards of Summons of the Deep."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY


def _keep_away(icon):
    return until_end_of_phase(cannot(choose(THEIRS.icon(icon)), "commit", at=SAME_STORY))


BLOODTHIRSTY_ZEALOT = character(
    "sotd-013",
    "Bloodthirsty Zealot",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="TT",
    subtypes="Cultist",
    text=[while_(exists(CHARACTER.insane), gains(THIS, "CC"))],
)

TOUCHED_WITH_MADNESS = event(
    "sotd-014",
    "Touched with Madness",
    YOG_SOTHOTH,
    cost=3,
    subtypes="Madness",
    text=[
        action(
            until_end_of_phase(
                instead(
                    result_of_struggle(TERROR, YOU),
                    drive_insane(choose(THEIRS.at(THAT_STORY)), if_able=True),
                ),
            ),
            only=during(STORY_PHASE),
        ),
    ],
)

UNFATHOMABLE_ELDER_THING = character(
    "sotd-033",
    "Unfathomable Elder Thing",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="CAA",
    subtypes="Servitor",
    text=[response(after(commits(THIS)), _keep_away(INVESTIGATION))],
)

SHADOW_SORCERESS = character(
    "sotd-071",
    "Shadow Sorceress",
    YOG_SOTHOTH,
    cost=3,
    skill=2,
    icons="AA",
    subtypes="Cultist, Sorcerer",
    text=[
        response(
            after(wins_struggle(ARCANE, with_=THIS)),
            return_to_hand(topmost(CARD.subtype("Spell").in_(DISCARD))),
        ),
    ],
)

PATH_OF_BLOOD = event(
    "sotd-072",
    "Path of Blood",
    YOG_SOTHOTH,
    cost=1,
    subtypes="Spell",
    text=[action(return_to_hand(choose(CHARACTER.faction(NEUTRAL))))],
)

NEBULOUS_OOZE = character(
    "sotd-091",
    "Nebulous Ooze",
    YOG_SOTHOTH,
    cost=2,
    skill=0,
    icons="TA",
    subtypes="Monster",
    text=[
        action(
            pay(1),
            to=[
                commit_to(a(MINE.ready.faction(YOG_SOTHOTH)), SAME_STORY),
                uncommit(THIS),
            ],
            if_=committed(THIS),
        ),
    ],
)

DOMESTIC_SACRIFICE = event(
    "sotd-092",
    "Domestic Sacrifice",
    YOG_SOTHOTH,
    cost=2,
    text=[
        action(
            choosing(A_PLAYER),
            mill(2, CHOSEN_PLAYER, as_="discarded"),
            for_each(
                the("discarded", "cards"),
                given(
                    is_a(the("each", "card"), CARD.faction(YOG_SOTHOTH)),
                    may(YOU, ready(choose(CHARACTER.faction(YOG_SOTHOTH)))),
                ),
            ),
        )
    ],
)

IDOL_OF_THE_ABOMINATION = support(
    "sotd-113",
    "Idol of the Abomination",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Location",
    text=[action(pay(2), to=until_end_of_phase(counts_as_character(THIS, skill=3, icons="TTCC")))],
)
