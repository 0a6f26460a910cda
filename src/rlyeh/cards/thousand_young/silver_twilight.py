"""The Thousand Young: The Order of the Silver Twilight."""

from rlyeh.language import *

RITUAL_OF_EXPULSION = support(
    "tty-050", "Ritual of Expulsion", SILVER_TWILIGHT, cost=4, subtypes="Ritual", keywords=[DORMANT],
    steadfast={SILVER_TWILIGHT: 4},
    text=[disrupt(when(wins_story(ANY_PLAYER, STORY_CARD)), return_to_hand(CHARACTER.at(THAT_STORY_CARD)))],
    rulings=("It does not answer the winning of the story at which it lay dormant: it is played only then (KEY-26).",),
)
