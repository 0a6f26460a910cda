"""The state of a game: plain data that can be cloned, compared and saved at every decision."""
