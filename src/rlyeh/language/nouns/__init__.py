"""Nouns: cards, players, numbers and names that a text speaks of."""
