"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

BRUNO_CARIOLI = character(
    "tiv-019",
    "Bruno Carioli",
    MISKATONIC,
    unique=True,
    descriptor="Hatching a Plan",
    cost=1,
    skill=1,
    icons="AI",
    subtypes="Conspirator, Faculty",
    keywords=[FATED(2)],
    text=[
        response(
            after(commits(THIS, to=CONSPIRACY)),
            then(until_end_of_phase(no_chosen_struggles(STORY_CARD, chosen_at=THAT_STORY)), place_token(THIS)),
        ),
    ],
)

URBAN_TRAILBLAZER = character(
    "tiv-020",
    "Urban Trailblazer",
    MISKATONIC,
    cost=2,
    skill=1,
    icons="II",
    subtypes="Explorer, Student",
    text=[
        response(
            after(enters_play(SUPPORT.subtype("Location")), leaves_play(SUPPORT.subtype("Location"))),
            pay(1),
            to=[reveal(top_cards(5)), return_to_hand(a(ATTACHMENT.among("revealed")))],
        ),
    ],
)

MEDICO_DELLA_PESTE = support(
    "tiv-022",
    "Medico Della Peste",
    MISKATONIC,
    cost=1,
    subtypes="Attachment, Item, Mask",
    keywords=[DAY],
    attach_to=CHARACTER,
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(NIGHT))),
        immune(THIS, to=CARD.without_keyword(NIGHT)),
        commits_ready(HOST),
    ],
)

DESPERATE_SEARCH = event(
    "tiv-023",
    "Desperate Search",
    MISKATONIC,
    cost=1,
    text=[
        action(
            discard_from_hand(X, as_="gone"),
            to=then(return_to_hand(choose(CARD.in_(DISCARD), X)), given(DAY_TIME, draw())),
        ),
    ],
)
