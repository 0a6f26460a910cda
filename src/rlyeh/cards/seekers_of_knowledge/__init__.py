"""Seekers of Knowledge (2012)."""
