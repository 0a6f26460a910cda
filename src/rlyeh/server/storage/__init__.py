"""What the server keeps: people, decks, games and their logs, in SQLite or PostgreSQL."""
