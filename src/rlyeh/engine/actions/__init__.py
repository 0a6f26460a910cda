"""Actions of players: playing cards, using abilities, paying, committing."""
