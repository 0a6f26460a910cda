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


def slower(figure: Figure, known: float) -> float:
    """By what share a figure is slower than it was: 0.2 for one that takes, or leaves, a fifth more or less."""
    if figure.unit.endswith("/s"):
        return known / figure.ratio - 1
    return figure.ratio / known - 1


def warnings(figures: list[Figure], build: str, path: Path = FIGURES) -> list[str]:
    """What has become slower than the figures of the repository, in sentences."""
    known = _known(path).get(build, {}).get("ratios", {})
    found = []
    for figure in figures:
        if figure.ratio and figure.name in known and slower(figure, known[figure.name]) > TOLERANCE:
            share = slower(figure, known[figure.name])
            found.append(
                f"{figure.name} ({build}): {share:.0%} slower than the figure of the repository "
                f"({figure.ratio:.4g} calibration loops, was {known[figure.name]:.4g})."
            )
    return found


def update(figures: list[Figure], build: str, path: Path = FIGURES) -> None:
    """Make these the figures of the repository."""
    known = _known(path)
    known[build] = {
        "date": date.today().isoformat(),
        "ratios": {figure.name: float(f"{figure.ratio:.4g}") for figure in figures if figure.ratio},
    }
    path.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def _known(path: Path) -> dict[str, Any]:
    known: dict[str, Any] = {}
    if path.exists():
        known = json.loads(path.read_text(encoding="utf-8"))
    return known
