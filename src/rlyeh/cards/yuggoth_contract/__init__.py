"""The Yuggoth Contract (2010)."""
