"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
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
