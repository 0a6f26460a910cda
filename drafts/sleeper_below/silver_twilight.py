"""Drafts of cards of The Sleeper Below."""

from rlyeh.language import *

PROFESSOR_GEORGE_ANGELL = character(
    "tsb-048",
    "Professor George Angell",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Studied and Ready",
    cost=3,
    skill=3,
    icons="AI",
    subtypes="Faculty, Lodge",
    text=[
        disrupt(when(triggered()), return_to_hand(THIS), to=cancel()),
    ],
)

H_O_S_T = character(
    "tsb-049",
    "H.O.S.T.",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="The Inner Circle",
    cost=6,
    skill=6,
    icons="CCAAI",
    subtypes="Society, Independent",
    steadfast={SILVER_TWILIGHT: 1},
    text=[
        always(costs(THIS, -2, per=STORY_CARD.in_(WON, of=OPPONENT)), in_=HAND),
        action(then(return_to_hand(a(CHARACTER.subtype("Lodge").owned_by(YOU))), draw()), limit=limit(3, per="turn")),
    ],
)

THE_TABLETS_OF_NHING = support(
    "tsb-050",
    "The Tablets of Nhing",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Lost Knowledge",
    cost=2,
    subtypes="Artifact",
    keywords=[FATED(3)],
    text=[
        response(
            after(is_("destroyed", MINE)),
            exhaust(THIS),
            to=then(put_into_play(a(CHARACTER.cost(below=cost_of(THAT_CHARACTER)).in_(HAND))), place_token(THIS)),
        ),
    ],
)
