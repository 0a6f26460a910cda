"""Random play of other libraries beside ours, in one run: `make bench-peers`.

    python -m benchmarks.peers [--seconds 3] [--rounds 3] [--page docs/benchmarks.md]

The others are installed from the package index into an environment of their own, build/peers. All are measured by
turns, several rounds; the middle of each figure counts. The page is written anew every time.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.contest import CONTESTS

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "build" / "peers"
COMPILED = ROOT / "build" / "native"
LIBRARIES = ("rlcard", "open_spiel", "pettingzoo[classic]")
HEAD = """# How fast others are

Random play of R'lyeh and of libraries that people train card players with, measured in one run by `make bench-peers`,
which also writes this page. Each plays on one core, in plain Python around it: the legal answers are listed, one is
drawn, it is given. Time is the processor time of the process, so that a busy machine counts less; each line is the
middle of {rounds} rounds of {seconds:g} seconds.

{machine}, Python {python}, {today}.

"""
TAIL = """
"× ours" is decisions a second of that line divided by those of the first. A game is not a game, and a decision is not
a decision:

{decisions}

So the others answer *how many steps of a card game a second can one have from Python?*, not *who has the better
program?* The nearest to R'lyeh in kind, with hundreds of cards that each bend the rules, are not on the package index:
what was measured of them by hand is in [performance.md](performance.md).
"""


def install() -> Path:
    """The environment of the others; made on first use."""
    python = PEERS / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not (PEERS / "ready").exists():
        venv.create(PEERS, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *LIBRARIES], check=True)
        (PEERS / "ready").touch()
    return python


def contest(python: Path, name: str, seconds: float, path: str) -> dict[str, Any]:
    """One measurement in a process of its own."""
    command = [str(python), str(ROOT / "benchmarks" / "contest.py"), name, str(seconds)]
    process = subprocess.run(
        command, check=True, capture_output=True, text=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}
    )
    result: dict[str, Any] = json.loads(process.stdout.splitlines()[-1])
    return result


def measure(seconds: float, rounds: int) -> list[dict[str, Any]]:
    """All, by turns."""
    peers = install()
    ours = [str(ROOT / "src")] if not (COMPILED / "stamp").exists() else [str(COMPILED), str(ROOT / "src")]
    entrants = [(Path(sys.executable), "rlyeh", f"{path}{os.pathsep}{ROOT}") for path in ours]
    entrants += [(peers, name, "") for name in CONTESTS if name != "rlyeh"]
    results: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for number in range(rounds):
        for python, name, path in entrants:
            print(f"round {number + 1}: {name} {path}", file=sys.stderr)
            results.setdefault((name, path), []).append(contest(python, name, seconds, path))
    return [_middle(lines) for lines in results.values()]


def _middle(lines: list[dict[str, Any]]) -> dict[str, Any]:
    figures = ("games_s", "decisions_s", "decisions_a_game", "clone_us")
    return lines[0] | {
        name: None if lines[0][name] is None else median(line[name] for line in lines) for name in figures
    }


COLUMNS = ("library", "game", "games/s", "decisions/s", "× ours", "decisions a game", "clone")


def row(line: dict[str, Any], ours: float) -> tuple[str, ...]:
    """A line of the table."""
    clone = "" if line["clone_us"] is None else f"{line['clone_us']:,.1f} µs"
    return (
        f"{line['library']} {line['version']}",
        line["game"],
        f"{line['games_s']:,.0f}" if line["games_s"] >= 100 else f"{line['games_s']:,.1f}",
        f"{line['decisions_s']:,.0f}",
        f"{line['decisions_s'] / ours:.2f}",
        f"{line['decisions_a_game']:,.0f}",
        clone,
    )


def page(lines: list[dict[str, Any]], seconds: float, rounds: int) -> str:
    """The page of the documentation."""
    head = HEAD.format(
        rounds=rounds, seconds=seconds, machine=machine(), python=platform.python_version(), today=date.today()
    )
    rows = [row(line, lines[0]["decisions_s"]) for line in lines]
    table = [f"| {' | '.join(COLUMNS)} |", f"|---|---|{'---:|' * 5}", *(f"| {' | '.join(cells)} |" for cells in rows)]
    by_game = {(line["library"], line["game"]): line["decision"] for line in lines}
    decisions = "\n".join(f"- **{library}, {game}**: {decision}." for (library, game), decision in by_game.items())
    return head + "\n".join(table) + "\n" + TAIL.format(decisions=decisions)


def machine() -> str:
    """The machine in words."""
    model = platform.processor() or platform.machine()
    cpu = Path("/proc/cpuinfo")
    if cpu.exists():
        names = [line.partition(":")[2].strip() for line in cpu.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    return f"One core of {os.cpu_count()} of {model}, {platform.system()} {platform.machine()}"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time of one measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "benchmarks.md", help="where the page goes")
    arguments = parser.parse_args()
    lines = measure(arguments.seconds, arguments.rounds)
    table = Table(*COLUMNS)
    for line in lines:
        table.add_row(*row(line, lines[0]["decisions_s"]))
    Console().print(table)
    arguments.page.write_text(page(lines, arguments.seconds, arguments.rounds), encoding="utf-8")


if __name__ == "__main__":
    main()
