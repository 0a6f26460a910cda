"""Ancient Relics: Hastur."""

from rlyeh.language import *

THE_SPIRIT_OF_MANIA = character(
    "ar-095", "The Spirit of Mania", HASTUR, unique=True, descriptor="Breaker of Minds", cost=3, skill=2, icons="TTA",
    subtypes="Independent, Madness",
    text=[forced_response(after(wins_story(with_=THIS)), drive_insane(CHARACTER.at(THAT_STORY_CARD)))],
)
