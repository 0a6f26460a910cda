"""For the Greater Good (2014)."""
