"""Modifiers: what texts in force change about cards and rules."""
