"""Lazy commands: each is imported when it is asked for.

`rlyeh rules` need not wait until all cards are declared, and a key press that asks for completion waits for one command
and not for all.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_group

MODULES = {
    "play": "play",
    "replay": "replay",
    "trace": "trace",
    "analyse": "analyse",
    "simulate": "simulate",
    "ladder": "ladder",
    "field": "field",
    "dataset": "dataset",
    "rules": "rules",
    "cards": "cards",
    "card": "cards",
    "language": "language",
    "deck": "deck",
    "pack": "pack",
    "serve": "serve",
    "server": "serve",
}
"""The module of this package that registers each command, in the order of the help."""


class LazyGroup(TyperGroup):
    """The commands by name. Whatever has to know them all, such as the help, imports them all."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Their names."""
        return list(MODULES)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command; None if there is none of this name. Then all are there to be compared with it."""
        for name in [cmd_name] if cmd_name in MODULES else MODULES:
            if name not in self.commands:
                registered = typer.Typer()
                import_module(f"rlyeh.cli.{MODULES[name]}").register(registered)
                self.commands.update(get_group(registered).commands)
        return super().get_command(ctx, cmd_name)
