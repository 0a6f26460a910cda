"""How a policy learns the game from nothing: self-play, PPO, and a file that plays (docs/research.md)."""
