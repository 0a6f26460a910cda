"""Speed figures of the engine: `make bench`."""
