"""Drafts of cards of Seekers of Knowledge."""

from rlyeh.language import *

NUG = character(
    "sok-049",
    "Nug",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Blasphemy in the Night Sky",
    cost=5,
    skill=5,
    icons="TTCA",
    subtypes="Ancient One",
    keywords=[INVULNERABILITY, VILLAINOUS],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
        forced_response(after(enters_play(THIS)), for_each_domain(attach_as_resource(TOP_CARD, to=that_domain()))),
    ],
    errata=[
        errata(
            "FAQ 4.1",
            "the resources come only if it is played",
            text=[
                passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
                forced_response(after(plays(THIS)), for_each_domain(attach_as_resource(TOP_CARD, to=that_domain()))),
            ],
        ),
    ],
)
