"""The Core Set (2008)."""
