"""Dreamlands (2009 to 2010)."""

from rlyeh.cards.dreamlands import agency, cthulhu, hastur, miskatonic, neutral, yog_sothoth

MODULES = (agency, miskatonic, cthulhu, hastur, yog_sothoth, neutral)
