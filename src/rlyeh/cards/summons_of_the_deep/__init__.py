"""Summons of the Deep: six Asylum Packs (2008 to 2009)."""
