"""Seekers of Knowledge (2013)."""
