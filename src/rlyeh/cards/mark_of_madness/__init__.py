"""The Mark of Madness (2015)."""
