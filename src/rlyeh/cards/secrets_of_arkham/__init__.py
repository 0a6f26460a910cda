"""Secrets of Arkham (2010)."""

from rlyeh.cards.secrets_of_arkham import hastur, miskatonic, stories, yog_sothoth

MODULES = (miskatonic, hastur, yog_sothoth, stories)
