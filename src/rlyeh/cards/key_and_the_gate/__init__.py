"""The Key and the Gate (2013)."""

from rlyeh.cards.key_and_the_gate import yog_sothoth

MODULES = (yog_sothoth,)
