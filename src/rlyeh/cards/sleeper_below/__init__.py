"""The Sleeper Below (2014)."""

from rlyeh.cards.sleeper_below import cthulhu

MODULES = (cthulhu,)
