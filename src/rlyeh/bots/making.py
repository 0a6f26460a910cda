"""Bots by name: what people and programs write to say who plays."""

from __future__ import annotations

from collections.abc import Callable

from rlyeh.bots.acolyte import Acolyte
from rlyeh.bots.bot import Bot, RandomBot
from rlyeh.bots.sorcerer import LEAST, MOST, Sorcerer
from rlyeh.errors import UnknownBot, did_you_mean

SIMPLE: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "acolyte": Acolyte}
"""Bots that need nothing but a seed."""


def names() -> list[str]:
    """Everything that `make` understands, without budgets."""
    return [*SIMPLE, "sorcerer"]


def make(spec: str, seed: int = 0) -> Bot:
    """The bot that a name stands for, such as "acolyte", "sorcerer" or "sorcerer:200"; case does not matter."""
    wanted = " ".join(spec.casefold().replace("_", "-").split())
    maker = SIMPLE.get(wanted)
    if maker is not None:
        return maker(seed)
    name, colon, budget = wanted.partition(":")
    if name != "sorcerer":
        meant = did_you_mean(wanted, names()) or f" There are {', '.join(names())}."
        raise UnknownBot(f'No bot is called "{spec}".{meant}')
    return Sorcerer(seed, simulations(spec, budget)) if colon else Sorcerer(seed)


def simulations(spec: str, budget: str) -> int:
    """The budget of a sorcerer, as it was written."""
    if not budget.isdecimal() or not LEAST <= int(budget) <= MOST:
        raise UnknownBot(f'"{spec}": a sorcerer thinks for {LEAST} to {MOST} simulations, such as sorcerer:200.')
    return int(budget)
