"""Ancient Relics: Shub-Niggurath."""

from rlyeh.language import *

THE_FORGOTTEN_EXPLORER = character(
    "ar-079", "The Forgotten Explorer", SHUB_NIGGURATH, cost=2, skill=2, icons="CI", subtypes="Cultist",
    text=[
        forced_response(
            after(has_committed(OPPONENT)),
            then(exhaust(THIS), commit_to(THIS, the_one(lowest(STORY.that(with_characters()), "characters")))),
        ),
    ],
)
