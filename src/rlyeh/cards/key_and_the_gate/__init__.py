"""The Key and the Gate (2013)."""
