"""Revelations (2012)."""
