"""A client for the server: what a bot, a test or a program of your own needs to sit at a table."""

from rlyeh.client.errors import LineLost, Refused
from rlyeh.client.http import Account
from rlyeh.client.seat import Seat

__all__ = ["Account", "LineLost", "Refused", "Seat"]
