"""German: a small grammar, the terms of the game, and a rendering for every word."""
