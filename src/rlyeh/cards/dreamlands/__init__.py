"""Dreamlands (2009 to 2010)."""

from rlyeh.cards.dreamlands import (
    agency,
    cthulhu,
    hastur,
    miskatonic,
    neutral,
    shub_niggurath,
    syndicate,
    yog_sothoth,
)

MODULES = (agency, miskatonic, syndicate, cthulhu, hastur, yog_sothoth, shub_niggurath, neutral)
