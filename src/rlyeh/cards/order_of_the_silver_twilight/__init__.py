"""The Order of the Silver Twilight (2010)."""
