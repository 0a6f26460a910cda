"""Forgotten Lore: the first four Asylum Packs (2008)."""
