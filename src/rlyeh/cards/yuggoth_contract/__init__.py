"""The Yuggoth Contract (2010)."""

from rlyeh.cards.yuggoth_contract import (
    agency,
    cthulhu,
    hastur,
    miskatonic,
    shub_niggurath,
    syndicate,
    yog_sothoth,
)

MODULES = (agency, miskatonic, syndicate, cthulhu, hastur, yog_sothoth, shub_niggurath)
