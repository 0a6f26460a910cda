"""Drafts of cards of For the Greater Good."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
BEDLAM_BOYS = character(
    "ftgg-041",
    "Bedlam Boys",
    HASTUR,
    cost=2,
    skill=1,
    icons="T",
    subtypes="Cultist",
    text=[
        response(after(is_("insane", MINE)), draw(), limit=limit_once()),
    ],
)
