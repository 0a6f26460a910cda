"""Bots, the players of the program: they see what their seat may see, and answer what it is asked."""

from rlyeh.bots.bot import Bot, Chair, RandomBot
from rlyeh.bots.levels import LEVELS, Level
from rlyeh.bots.making import make

__all__ = ["LEVELS", "Bot", "Chair", "Level", "RandomBot", "make"]
