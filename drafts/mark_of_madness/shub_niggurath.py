"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *

MARIA_SULEMAN = character(
    "tmom-045",
    "Maria Suleman",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Mother of Many",
    cost=3,
    skill=4,
    icons="CCCA",
    subtypes="Cultist, Servitor",
    text=[
        enters_insane(),
        response(after(is_("restored", THIS)), ready(THIS), to=search(CHARACTER.other_than("Ancient One"))),
    ],
)

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
