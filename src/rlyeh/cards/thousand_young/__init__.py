"""The Thousand Young (2015)."""
