"""For the Greater Good: Cthulhu."""

from rlyeh.language import *

CALEB_ORISON = character(
    "ftgg-039", "Caleb Orison", CTHULHU, unique=True, descriptor="Spreading the Word", cost=2, skill=1, icons="C",
    subtypes="Cultist",
    text=[
        forced_response(
            after(stories_resolved()),
            must(
                EACH_PLAYER,
                given(
                    happened(has_committed(at_least=1), "phase", at_most=0),
                    sacrifice(a(SUPPORT.of(YOU)), if_able=True),
                ),
            ),
        ),
    ],
)

NON_EUCLIDEAN_GEOMETRY = support(
    "ftgg-040", "Non-Euclidean Geometry", CTHULHU, cost=0, subtypes="Attachment, Environment", steadfast={CTHULHU: 1},
    attach_to=STORY_CARD,
    text=[struggles_become(HOST_STORY, TERROR, from_=INVESTIGATION)],
)
