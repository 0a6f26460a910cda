"""Drafts of cards of The Sleeper Below."""

from rlyeh.language import *

ARDOIS_BONNOT = character(
    "tsb-041",
    "Ardois-Bonnot",
    HASTUR,
    unique=True,
    descriptor="The Surrealist",
    cost=3,
    skill=3,
    icons="CCA",
    subtypes="Artist, Lunatic",
    keywords=[LOYAL],
    text=[
        response(after(commits(THIS, to=STORY_OF_THE_DECK)), drive_insane(THIS), to=use_story_effect(THAT_STORY)),
    ],
)

SONS_OF_CARCOSA = character(
    "tsb-042",
    "Sons of Carcosa",
    HASTUR,
    unique=True,
    descriptor="Servants to the King",
    cost=6,
    skill=6,
    icons="TTCAA",
    subtypes="Society, Cultist",
    steadfast={HASTUR: 1},
    text=[
        always(costs(THIS, -2, per=STORY_CARD.in_(WON, of=OPPONENT)), in_=HAND),
        response(
            after(is_("readied", CARD, by=ANY_PLAYER, together=True)),
            must(controller_of(THE_CAUSE), drive_insane(a(MINE), if_able=True)),
            if_=not_(during(REFRESH_PHASE, ANY_PLAYER)),
        ),
    ],
)
