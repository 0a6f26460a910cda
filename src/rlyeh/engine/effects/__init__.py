"""Effect resolution: doing, choosing, the order of leaving, equal copies, loops."""
