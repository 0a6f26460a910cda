"""A client for the server: what a bot, a test or a program of your own needs to sit at a table."""
