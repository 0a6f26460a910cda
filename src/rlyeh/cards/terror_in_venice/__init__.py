"""Terror in Venice (2013)."""
