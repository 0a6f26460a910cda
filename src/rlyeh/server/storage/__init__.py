"""Storage: people, decks, games and their logs, in SQLite or PostgreSQL."""
