"""For the Greater Good (2015)."""
