"""Denizens of the Underworld (2013)."""
