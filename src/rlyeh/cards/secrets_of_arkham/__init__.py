"""Secrets of Arkham (2010)."""
