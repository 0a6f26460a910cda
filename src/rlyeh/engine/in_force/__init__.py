"""Continuous effects: the texts that count now, what cards are because of them, and the caches of both."""
