"""Drafts of cards of The Key and the Gate."""

from rlyeh.language import *

SLENDERMAN = character(
    "katg-050",
    "Slenderman",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Feaster Upon the Innocent",
    cost=3,
    skill=4,
    icons="TCC",
    subtypes="Monster",
    keywords=[FATED(3)],
    text=[
        disrupt(
            when(would_resolve(with_=THIS, first=True)),
            then(uncommit(CHARACTER.not_faction(SHUB_NIGGURATH).cost(at_most=2).at(THAT_STORY)), place_token(THIS)),
        ),
    ],
)

THE_FESTIVAL = support(
    "katg-051",
    "The Festival",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Bringer of Strange Joy",
    cost=1,
    subtypes="Location",
    text=[
        action(
            exhaust(THIS),
            sacrifice(a(YOUR_RESOURCES)),
            to=search(CARD, as_="it", do=attach_as_resource(the("it", "card"), to=domain(drained=True))),
        ),
        action(attach_as_resource(THIS), from_=DISCARD, limit=limit_once("turn")),
    ],
)
