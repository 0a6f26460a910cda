"""Bots by name: what people and programs write to say who plays."""

from __future__ import annotations

from collections.abc import Callable

from rlyeh.bots.acolyte import Acolyte
from rlyeh.bots.bot import Bot, RandomBot
from rlyeh.errors import UnknownBot, did_you_mean

SIMPLE: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "acolyte": Acolyte}
"""Bots that need nothing but a seed."""


def names() -> list[str]:
    """Everything that `make` understands."""
    return list(SIMPLE)


def make(spec: str, seed: int = 0) -> Bot:
    """The bot that a name stands for, such as "random" or "acolyte"; case does not matter."""
    wanted = " ".join(spec.casefold().replace("_", "-").split())
    maker = SIMPLE.get(wanted)
    if maker is None:
        meant = did_you_mean(wanted, names()) or f" There are {', '.join(names())}."
        raise UnknownBot(f'No bot is called "{spec}".{meant}')
    return maker(seed)
