"""The routes: HTTP for accounts, decks, cards, games and replays, a WebSocket for play."""
