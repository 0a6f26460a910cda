"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
THE_HEIRLOOM = story(
    "ar-011",
    "The Heirloom",
    text=[may(EACH_PLAYER, search(SUPPORT))],
)
