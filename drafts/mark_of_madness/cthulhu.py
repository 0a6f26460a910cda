"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *

MANDY_AUREL = character(
    "tmom-041",
    "Mandy Aurel",
    CTHULHU,
    unique=True,
    descriptor="An Old Soul",
    cost=3,
    skill=4,
    icons="CCAA",
    subtypes="Cultist",
    text=[
        enters_insane(),
        response(
            after(is_("restored", THIS)),
            ready(THIS),
            to=must(EACH_OPPONENT, sacrifice(choose(SUPPORT.of(YOU)))),
        ),
    ],
)

STRIKING_TENTACLE = event(
    "tmom-042",
    "Striking Tentacle",
    CTHULHU,
    cost=2,
    text=[
        action(
            uncommit(
                choose(
                    either_kind(
                        CHARACTER.committed.without_icon(TERROR), CHARACTER.committed.without_keyword(WILLPOWER)
                    )
                )
            )
        ),
    ],
)
