"""Ancient Relics (2011-2012)."""
