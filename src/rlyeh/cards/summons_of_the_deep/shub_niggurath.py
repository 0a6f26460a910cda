"""Summons of the Deep: Shub-Niggurath."""

from rlyeh.language import *

GRIM_WRAITH = character(
    "sotd-015", "Grim Wraith", SHUB_NIGGURATH, cost=3, skill=1, icons="T", subtypes="Monster",
    text=[
        response(
            after(commits(THIS)),
            until_end_of_phase(loses_struggle(THAT_STORY), gains_struggles(THAT_STORY, "T")),
        ),
    ],
)

THE_BLACK_GOATS_RAGE = event(
    "sotd-016", "The Black Goat's Rage", SHUB_NIGGURATH, cost=3,
    text=[
        action(
            must(fewest(icons_of(TERROR, MINE.ready)), drive_insane(choose(MINE, 2), if_able=True)),
            only=every(YOUR_CARD, CARD.faction(SHUB_NIGGURATH)),
        ),
    ],
    errata=[errata("FAQ 1.3", "every card that its player controls belongs to the faction, ERR-8")],
    rulings=(
        "Who cannot choose two such characters ignores it altogether (EFF-7).",
        "In a tie whoever played it picks the player (EFF-9); under the last FAQ it does nothing (FINAL-13).",
    ),
)

EAT_THE_DEAD = support(
    "sotd-056", "Eat the Dead", SHUB_NIGGURATH, cost=1, subtypes="Attachment", attach_to=MINE,
    text=[response(after(is_("destroyed", HOST)), attach_as_resource(together(HOST, THIS)))],
    errata=[
        errata(
            "FAQ 4.1",
            "a disrupt, when the character would be destroyed",
            text=[
                disrupt(when(would_be("destroyed", HOST)), attach_as_resource(together(HOST, THIS)), instead=True),
            ],
        ),
    ],
    rulings=(
        "Both go to one domain. As printed it answers from the discard pile, where it went with its host (TIME-32).",
    ),
)

SUMMONING_CIRCLE = support(
    "sotd-074", "Summoning Circle", SHUB_NIGGURATH, cost=3, subtypes="Location",
    text=[
        action(
            exhaust(THIS),
            exhaust(any_number(MINE.faction(SHUB_NIGGURATH), as_="them")),
            to=search(
                CHARACTER.faction(SHUB_NIGGURATH).cost(at_most=icons_of(ARCANE, the("them", "characters")))
            ),
        ),
    ],
    errata=[errata("FAQ 1.3", "only arcane icons on the characters exhausted as its cost count, ERR-14")],
)

UNSPEAKABLE_TRANSFORMATION = event(
    "sotd-115", "Unspeakable Transformation", SHUB_NIGGURATH, cost=2,
    text=[
        action(
            choosing(choose(MINE.cost(at_most=3).that(controlled_with(MINE, silent=True)), as_="it")),
            until_end_of_phase(gains_icons(the("it"), of=a(MINE.that(is_not(the("it")))))),
        ),
    ],
    errata=[errata("FAQ 1.3", "it is an Action, ERR-23")],
)
