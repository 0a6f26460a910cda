"""The server: play over HTTP and WebSocket, with accounts, a lobby and records that survive anything."""
