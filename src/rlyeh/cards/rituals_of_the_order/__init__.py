"""The Rituals of the Order (2011)."""

from rlyeh.cards.rituals_of_the_order import agency

MODULES = (agency,)
