"""Drafts of cards of Seekers of Knowledge."""

from rlyeh.language import *

HANYATLS_7_13 = event(
    "sok-048",
    "Hanyatl's 7:13",
    SHUB_NIGGURATH,
    descriptor="She will give birth to madness...",
    cost=0,
    keywords=[PROPHECY],
    steadfast={SHUB_NIGGURATH: 1},
    text=[
        action(put_on_top(THIS, face_up=True), only=during(DRAW_PHASE, ANY_PLAYER)),
        response(
            after(commits(CHARACTER, together=True)),
            discard_from_deck(THIS),
            to=drive_insane(choose(CHARACTER.other_than("Ancient One")), past_protection=True),
            if_=exists(CHARACTER.at(THAT_STORY), at_least=3),
            from_=DECK,
        ),
    ],
)

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
