"""Dreamlands (2009 to 2010)."""
