"""Ancient Relics (2011)."""
