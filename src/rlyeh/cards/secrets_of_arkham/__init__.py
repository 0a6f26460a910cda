"""Secrets of Arkham (2010)."""

from rlyeh.cards.secrets_of_arkham import stories, yog_sothoth

MODULES = (yog_sothoth, stories)
