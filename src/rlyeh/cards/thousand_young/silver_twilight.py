"""The Thousand Young: The Order of the Silver Twilight."""

from rlyeh.language import *

LODGE_APPLICANT = character(
    "tty-046", "Lodge Applicant", SILVER_TWILIGHT, cost=1, skill=1, subtypes="Initiate, Lodge",
    text=[
        disrupt(
            when(would(CARD, "remove from play", SUPPORT.faction(SILVER_TWILIGHT))), sacrifice(THIS), to=cancel(),
        ),
    ],
)

THULE_ZEALOT = character(
    "tty-047", "Thule Zealot", SILVER_TWILIGHT, cost=2, skill=3, icons="CA", subtypes="Cultist",
    text=[
        forced_response(
            after(plays(THIS)), must(EACH_PLAYER, return_to_hand(a(YOUR_RESOURCES), if_able=True)),
        ),
    ],
)

RITUAL_OF_EXPULSION = support(
    "tty-050", "Ritual of Expulsion", SILVER_TWILIGHT, cost=4, subtypes="Ritual", keywords=[DORMANT],
    steadfast={SILVER_TWILIGHT: 4},
    text=[disrupt(when(wins_story(ANY_PLAYER, STORY_CARD)), return_to_hand(CHARACTER.at(THAT_STORY_CARD)))],
    rulings=("It does not answer the winning of the story at which it lay dormant: it is played only then (KEY-26).",),
)
