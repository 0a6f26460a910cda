"""The Yuggoth Contract (2010)."""

from rlyeh.cards.yuggoth_contract import agency, cthulhu, hastur, miskatonic, shub_niggurath, yog_sothoth

MODULES = (agency, miskatonic, cthulhu, hastur, yog_sothoth, shub_niggurath)
