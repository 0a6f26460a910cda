"""`make bench` warns of what has become slower, and draws its curves."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.chart import Curve, picture
from benchmarks.guard import FIGURES, Figure, update, warnings


def figures(games: float, clone: float) -> list[Figure]:
    return [
        Figure("calibration", 10_000, "rounds/s", 1.0),
        Figure("random games", 50, "games/s", games),
        Figure("decisions a game", 350, "decisions", 0.0),
        Figure("clone", 10, "µs", clone),
    ]


@pytest.fixture
def known(tmp_path: Path) -> Path:
    path = tmp_path / "figures.json"
    update(figures(games=0.01, clone=0.1), "interpreted", path)
    return path


def test_the_same_figures_and_better_ones_are_no_cause_to_warn(known: Path) -> None:
    assert warnings(figures(games=0.01, clone=0.1), "interpreted", known) == []
    assert warnings(figures(games=0.05, clone=0.01), "interpreted", known) == []


def test_up_to_15_per_cent_are_noise(known: Path) -> None:
    assert warnings(figures(games=0.01 / 1.14, clone=0.114), "interpreted", known) == []


def test_a_lower_rate_is_told(known: Path) -> None:
    (told,) = warnings(figures(games=0.01 / 1.3, clone=0.1), "interpreted", known)
    assert told.startswith("random games (interpreted): 30% slower than the figure of the repository")


def test_a_longer_time_is_told(known: Path) -> None:
    (told,) = warnings(figures(games=0.01, clone=0.12), "interpreted", known)
    assert told.startswith("clone (interpreted): 20% slower")


def test_each_build_has_figures_of_its_own(known: Path) -> None:
    assert warnings(figures(games=0.001, clone=1), "compiled", known) == []
    update(figures(games=0.1, clone=0.01), "compiled", known)
    assert len(warnings(figures(games=0.01, clone=0.1), "compiled", known)) == 2
    assert warnings(figures(games=0.01, clone=0.1), "interpreted", known) == []


def test_the_repository_has_figures_of_both_builds() -> None:
    slow = figures(games=1e-9, clone=1e9)
    for build in ("interpreted", "compiled"):
        assert len(warnings(slow, build, FIGURES)) == 2


def test_curves_are_drawn_side_by_side() -> None:
    curve = Curve("A decision", "cards in play", "µs", ((10, 3), (20, 4), (40, 8)))
    drawn = ElementTree.fromstring(picture([curve, curve, curve, curve]))
    assert drawn.get("viewBox") == "0 0 900 400"
    assert len(drawn.findall(".//{*}polyline")) == 4
    assert len(drawn.findall(".//{*}circle")) == 12
