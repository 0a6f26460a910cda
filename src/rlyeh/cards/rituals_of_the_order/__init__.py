"""The Rituals of the Order (2011)."""
