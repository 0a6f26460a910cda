"""The Sleeper Below: Miskatonic."""

from rlyeh.language import *

PROFESSOR_WILLIAM_WEBB = character(
    "tsb-043", "Professor William Webb", MISKATONIC, unique=True, descriptor="Finder of Hidden Connections", cost=3,
    skill=4, icons="II", subtypes="Faculty, Explorer", keywords=[FAST],
    text=[
        instead(
            would_place_token(with_=THIS), place_token(choose(STORY.that(different_from(THAT_STORY)))), optional=True
        ),
    ],
)
