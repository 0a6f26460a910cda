"""The Core Set (2008)."""

from rlyeh.cards.core import (
    agency,
    cthulhu,
    hastur,
    miskatonic,
    neutral,
    shub_niggurath,
    stories,
    syndicate,
    yog_sothoth,
)

MODULES = (agency, miskatonic, syndicate, cthulhu, hastur, yog_sothoth, shub_niggurath, neutral, stories)
