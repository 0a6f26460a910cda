"""Dreamlands: Yog-Sothoth."""

from rlyeh.language import *

TWILIGHT_GATE = event(
    "dl-012", "Twilight Gate", YOG_SOTHOTH, cost=2,
    text=[
        action(
            put_into_play(choose(CHARACTER.other_than("Ancient One").in_(RESOURCE)), control=YOU, as_="character"),
            at_end_of_phase(given(still_in_play(the("character")), attach_as_resource(the("character")))),
        ),
    ],
    rulings=("What is printed on a resource counts when a text looks for a kind of card (RES-11).",),
)

THE_SILVER_KEY = support(
    "dl-072", "The Silver Key", YOG_SOTHOTH, unique=True, descriptor="Unlocking the way...", cost=1,
    subtypes="Artifact, Attachment", attach_to=STORY_CARD,
    text=[
        cannot(CHARACTER.ready, "commit", at=HOST_STORY),
        exhausted_may_commit(CHARACTER, to=HOST_STORY),
        forced_response(after(commits(CHARACTER, to=HOST_STORY)), ready(THAT_CHARACTER)),
    ],
)
