"""Games as bytes and as files."""
