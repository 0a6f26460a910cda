"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

GUARDIAN_OF_DAWN = character(
    "tiv-040",
    "Guardian of Dawn",
    SILVER_TWILIGHT,
    cost=1,
    skill=2,
    icons="I",
    subtypes="Lodge",
    text=[
        while_(DAY_TIME, gains(THIS, "CA")),
    ],
)

VOLTO = support(
    "tiv-043",
    "Volto",
    SILVER_TWILIGHT,
    cost=1,
    subtypes="Attachment, Item, Mask",
    steadfast={SILVER_TWILIGHT: 2},
    attach_to=MINE,
    text=[
        response(
            after(commits(HOST)),
            uncommit(choose(CHARACTER.at(HOSTS_STORY).that(without(with_attached(SUPPORT.subtype("Mask")))))),
        ),
    ],
)
