"""An analysis as one HTML page that needs nothing else."""

from __future__ import annotations

from pathlib import Path

from rlyeh.arena.coach.analysis import Analysis
from rlyeh.arena.coach.chart import curve
from rlyeh.arena.report import environment
from rlyeh.engine import NOBODY
from rlyeh.errors import ArenaError


def analysis_page(analysis: Analysis) -> str:
    """The page."""
    template = environment().get_template("analysis.html.j2")
    winner = None if analysis.winner == NOBODY else analysis.names[analysis.winner]
    return template.render(analysis=analysis, curve=curve(analysis), winner=winner)


def write_page(analysis: Analysis, target: Path) -> None:
    """Write the page to a file."""
    try:
        target.write_text(analysis_page(analysis), encoding="utf-8")
    except OSError as problem:
        raise ArenaError(f"{target} cannot be written: {problem.strerror}.") from None
