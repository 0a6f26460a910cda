"""Ancient Relics: stories."""

from rlyeh.language import *

THE_9TH_PLAGUE = story(
    "ar-002", "The 9th Plague",
    text=[must(EACH_PLAYER, sacrifice(MINE.at(THIS_STORY)))],
    rulings=("Meant are the characters that were there when it was won: by now they have gone home (STORY-38).",),
)

WITHIN_THE_ICE = story(
    "ar-004", "Within the Ice",
    text=[return_to_hand(CHARACTER.at(THIS_STORY))],
    rulings=("Meant are the characters that were there when it was won: by now they have gone home (STORY-38).",),
)
