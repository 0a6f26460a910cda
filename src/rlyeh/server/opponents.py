"""Opponents: the bots that a server offers.

It has no others: what somebody names is compared with this list and looked for nowhere else, neither among files nor
among budgets.
"""

from __future__ import annotations

from pathlib import PurePath

from rlyeh.bots import make
from rlyeh.bots.learned import is_model
from rlyeh.bots.levels import LEVELS
from rlyeh.bots.making import names
from rlyeh.errors import UnknownBot, one_of
from rlyeh.server.errors import SetupError
from rlyeh.server.settings import Settings


def offered(settings: Settings) -> dict[str, str]:
    """The bots that can be met here, by what they are called, however that is written."""
    listed = [" ".join(bot.split()) for bot in settings.bots.split(",")]
    return {_key(bot): bot for bot in [bot for bot in listed if bot] or names()}


def require_bots(settings: Settings) -> None:
    """Raise if a bot that is to be offered does not exist: whoever sets up the server hears it, not who plays."""
    if settings.bots:
        for bot in offered(settings).values():
            try:
                make(bot)
            except UnknownBot as problem:
                raise SetupError(f"RLYEH_BOTS: {problem}") from None


def bot_of(settings: Settings, name: str) -> str:
    """A bot as the server calls it; raises if it offers none of this name."""
    bots = offered(settings)
    bot = bots.get(_key(name))
    if bot is None:
        raise UnknownBot(f'This server has no bot "{name}".{one_of(_key(name), bots.values())}')
    return bot


def title_of(bot: str) -> str:
    """What a bot is called at the table."""
    level = LEVELS.get(_key(bot))
    if level is not None:
        return level.title
    return f"The Model {PurePath(bot).stem}" if is_model(bot) else f"The {bot}"


def _key(name: str) -> str:
    """Case does not matter, nor whether words are parted by spaces, hyphens or lines."""
    return " ".join(name.casefold().replace("-", " ").replace("_", " ").split())
