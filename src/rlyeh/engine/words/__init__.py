"""Interfaces of the card language: what the engine expects of the words that cards are written in."""
