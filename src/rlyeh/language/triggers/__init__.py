"""Triggers: what abilities wait for."""
