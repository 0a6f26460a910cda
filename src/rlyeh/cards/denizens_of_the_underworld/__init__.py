"""Denizens of the Underworld (2014)."""
