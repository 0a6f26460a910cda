"""Forgotten Lore: the first four Asylum Packs (2008)."""

from rlyeh.cards.forgotten_lore import agency, cthulhu, hastur, miskatonic, neutral, yog_sothoth

MODULES = (agency, miskatonic, cthulhu, hastur, yog_sothoth, neutral)
