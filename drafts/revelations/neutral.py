"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
