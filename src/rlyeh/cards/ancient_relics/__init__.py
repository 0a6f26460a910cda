"""Ancient Relics (2012)."""
