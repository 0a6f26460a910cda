"""Bots by name, also those that people bring themselves."""

from __future__ import annotations

import importlib
import re

from rlyeh.bots import Bot, make
from rlyeh.errors import ArenaError

OWN = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*\.[A-Za-z_]\w*:[A-Za-z_]\w*")
"""A bot of one's own: a module with a dot in its name and something in it that makes a bot from a seed."""


def seated(spec: str, seed: int) -> Bot:
    """A bot by its name, such as "acolyte" or "sorcerer:200", or by where it is found, "package.module:Maker"."""
    if not OWN.fullmatch(spec):
        return make(spec, seed)
    place, _, name = spec.partition(":")
    try:
        maker = getattr(importlib.import_module(place), name)
    except (ImportError, AttributeError) as problem:
        raise ArenaError(f'The bot "{spec}" cannot be brought in: {problem}.') from None
    bot: Bot = maker(seed)
    return bot

