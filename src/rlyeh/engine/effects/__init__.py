"""Carrying out effects: doing, choosing, the order of leaving, equal copies, loops."""
