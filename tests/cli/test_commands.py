"""The commands are there by name, and none waits for what it does not need."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest
import typer
from typer.main import get_group

from rlyeh.cli import main
from rlyeh.cli.commands import MODULES

IMPORTED = """
import sys
from rlyeh.cli import main
try:
    main(sys.argv[1:])
finally:
    print(*(name for name in ("rlyeh.cards", "rlyeh.bots", "rlyeh.arena", "rlyeh.server") if name in sys.modules))
"""


@pytest.mark.parametrize("module", sorted(set(MODULES.values())))
def test_a_module_registers_the_commands_that_are_listed_for_it(module: str) -> None:
    registered = typer.Typer()
    import_module(f"rlyeh.cli.{module}").register(registered)
    assert set(get_group(registered).commands) == {name for name, other in MODULES.items() if other == module}


def test_the_help_lists_them_all_in_their_order(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    said = capsys.readouterr().out
    assert sorted(MODULES, key=lambda name: said.index(f"│ {name} ")) == list(MODULES)


def test_a_misspelt_command_is_answered_with_the_right_one(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["replai"])
    assert "Did you mean 'replay'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "needed"),
    [("--version", ""), ("rules TIME-7", ""), ("server --help", ""), ("deck list", "rlyeh.cards")],
)
def test_what_a_command_does_not_need_is_not_imported(line: str, needed: str) -> None:
    """The pool takes time to declare, and more with every card."""
    done = subprocess.run([sys.executable, "-c", IMPORTED, *line.split()], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1] == needed, done.stderr
