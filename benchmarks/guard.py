"""The figures of the repository: `make bench` compares with them, so that nobody makes the engine slower unawares.

Only ratios to the calibration loop are compared: they are nearly the same on every machine, busy or idle.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

FIGURES = Path(__file__).with_name("figures.json")
TOLERANCE = 0.15
"""How much slower a figure may be before a warning."""


@dataclass
class Figure:
    """One measured figure."""

    name: str
    value: float
    unit: str
    ratio: float
    """The value in units of the calibration loop measured beside it (rounds a second, or their time)."""


def slower(figure: Figure, earlier: float) -> float:
    """By what share a figure is slower than it was: 0.2 for one that takes, or leaves, a fifth more or less."""
    if figure.unit.endswith("/s"):
        return earlier / figure.ratio - 1
    return figure.ratio / earlier - 1


def warnings(figures: list[Figure], build: str, path: Path = FIGURES) -> list[str]:
    """What has become slower than the figures of the repository, in sentences."""
    earlier = _known(path).get(build, {}).get("ratios", {})
    sentences = []
    for figure in figures:
        if figure.ratio and figure.name in earlier and slower(figure, earlier[figure.name]) > TOLERANCE:
            share = slower(figure, earlier[figure.name])
            sentences.append(
                f"{figure.name} ({build}): {share:.0%} slower than the figure of the repository "
                f"({figure.ratio:.4g} calibration loops, was {earlier[figure.name]:.4g})."
            )
    return sentences


def update(figures: list[Figure], build: str, path: Path = FIGURES) -> None:
    """Make these the figures of the repository."""
    figures_by_build = _known(path)
    figures_by_build[build] = {
        "date": date.today().isoformat(),
        "ratios": {figure.name: float(f"{figure.ratio:.4g}") for figure in figures if figure.ratio},
    }
    path.write_text(json.dumps(figures_by_build, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def _known(path: Path) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    if path.exists():
        figures = json.loads(path.read_text(encoding="utf-8"))
    return figures
