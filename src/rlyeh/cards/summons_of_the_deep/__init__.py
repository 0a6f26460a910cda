"""Summons of the Deep: six Asylum Packs (2008 to 2009)."""

from rlyeh.cards.summons_of_the_deep import (
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
