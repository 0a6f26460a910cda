"""The Sleeper Below (2014)."""
