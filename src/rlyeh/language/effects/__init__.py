"""Effects: what texts do."""
