"""Timing: the turn, the stages of everything that happens, windows and checks."""
