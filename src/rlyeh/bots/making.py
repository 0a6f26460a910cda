"""Bots by name: what people and programs write to say who plays."""

from __future__ import annotations

from collections.abc import Callable

from rlyeh.bots.acolyte import Acolyte
from rlyeh.bots.bot import Bot, RandomBot
from rlyeh.bots.careless import Careless
from rlyeh.bots.learned import Learned, is_model
from rlyeh.bots.levels import LEVELS
from rlyeh.bots.reference_1 import ReferenceOne
from rlyeh.bots.sorcerer import LEAST, MOST, USUAL, Sorcerer
from rlyeh.errors import UnknownBot, did_you_mean

SIMPLE: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "careless": Careless,
    "reference-1": ReferenceOne,
    "acolyte": Acolyte,
}
"""Bots that need nothing but a seed."""


def names() -> list[str]:
    """Everything that `make` understands, without budgets."""
    return [*SIMPLE, "sorcerer", *LEVELS]


def make(spec: str, seed: int = 0, jobs: int = 1) -> Bot:
    """The bot that a name or a level stands for, such as "acolyte", "sorcerer:200" or "great old one", or that plays by
    the model in a file, such as "policy.onnx".

    Case does not matter, nor whether words are parted by spaces or hyphens. With `jobs`, a large search is shared by
    so many processes; its answers are the same.
    """
    if is_model(spec):
        return Learned(spec.strip(), seed)
    bot_name = " ".join(spec.casefold().replace("_", "-").split())
    level = LEVELS.get(bot_name.replace("-", " "))
    if level is not None:
        bot_name = level.bot
    name, colon, budget = bot_name.partition(":")
    if name == "sorcerer":
        return Sorcerer(seed, _simulations(spec, budget) if colon else USUAL, jobs=jobs)
    maker = SIMPLE.get(bot_name)
    if maker is None:
        meant = did_you_mean(bot_name, names()) or f" There are {', '.join(names())}."
        raise UnknownBot(f'No bot is called "{spec}".{meant}')
    return maker(seed)


def _simulations(spec: str, budget: str) -> int:
    """The budget of a sorcerer, as it was written."""
    if not budget.isdecimal() or not LEAST <= int(budget) <= MOST:
        raise UnknownBot(f'"{spec}": a sorcerer thinks for {LEAST} to {MOST} simulations, such as sorcerer:200.')
    return int(budget)
