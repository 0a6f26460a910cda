"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *

THE_THOUSAND = character(
    "tmom-046",
    "The Thousand",
    SHUB_NIGGURATH,
    cost=3,
    skill=X,
    icons="TCA",
    subtypes="Monster",
    keywords=[LOYAL],
    text=[
        disrupt(
            when(would_be("wounded", THIS)),
            discard_resource(a(YOUR_RESOURCES.supplying(SHUB_NIGGURATH))),
            to=cancel("that wound"),
        ),
        has_skill(THIS, count(YOUR_RESOURCES.supplying(SHUB_NIGGURATH))),
    ],
)
