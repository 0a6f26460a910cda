"""Drafts of cards of For the Greater Good."""

from rlyeh.language import *

IOD = character(
    "ftgg-036",
    "Iod",
    NEUTRAL,
    unique=True,
    descriptor="The Hunter of Souls",
    cost=3,
    skill=3,
    icons="TC",
    subtypes="Ancient One",
    keywords=[TOUGHNESS(1)],
    text=[
        costs(CHARACTER.skill(at_most=2, printed=True), 1),
    ],
)

TOMMY_GUN = support(
    "ftgg-037",
    "Tommy Gun",
    NEUTRAL,
    cost=1,
    subtypes="Weapon, Attachment",
    boosters="C",
    attach_to=CHARACTER,
    text=[
        gains(HOST, "CC"),
    ],
)
