"""The page on the architecture shows what is there: its layers, its places, and what holds its laws."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rlyeh"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PICTURE = re.findall(r"```mermaid\n(.*?)```", PAGE, re.DOTALL)[0]
ARROWS = re.findall(r"^ +(\w+)(?:\[.*?\])? --> (\w+)$", PICTURE, re.MULTILINE)
ROWS = re.findall(r"^\| `(\w+)` \| .+ \| (.+) \|$", PAGE, re.MULTILINE)
LAWS = re.findall(r"^\| (\d) \| (.+) \|$", PAGE, re.MULTILINE)
LINK = re.compile(r"\]\(\.\./([^)]+)\)")


def layers() -> dict[str, int]:
    """How high each package lies by the contract on imports, the top being 0."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    listed = next(one for one in contracts if one.get("containers") == ["rlyeh"])["layers"]
    return {name.strip("() "): depth for depth, layer in enumerate(listed) for name in layer.split("|")}


PACKAGES = {name for name in layers() if (SOURCE / name).is_dir()}


def test_the_picture_shows_every_package() -> None:
    assert {name for arrow in ARROWS for name in arrow} == PACKAGES - {"client"}
    assert re.search(r"^ +client\[", PICTURE, re.MULTILINE)


@pytest.mark.parametrize(("upper", "lower"), ARROWS)
def test_arrows_point_down_as_imports_do(upper: str, lower: str) -> None:
    height = layers()
    assert height[upper] < height[lower]


def test_every_package_has_its_row() -> None:
    assert sorted(name for name, _ in ROWS) == sorted(PACKAGES)


@pytest.mark.parametrize(("package", "start"), ROWS)
def test_reading_starts_at_files_that_are_there(package: str, start: str) -> None:
    named = re.findall(r"`([\w/]+\.py)`", start)
    assert named
    assert [name for name in named if not (SOURCE / package / name).is_file()] == []


def test_every_place_on_the_page_is_there() -> None:
    linked = LINK.findall(PAGE)
    named = [f"src/rlyeh/{path}" for path in re.findall(r"`(engine/[\w/]+(?:\.py|/)?)`", PAGE)]
    assert len(linked) > 20
    assert [path for path in linked + named if not (ROOT / path).exists()] == []


def test_there_are_seven_laws() -> None:
    assert [number for number, _ in LAWS] == list("1234567")
    assert len(re.findall(r"^\d\. \*\*", PAGE, re.MULTILINE)) == 7


@pytest.mark.parametrize(("number", "held"), LAWS)
def test_what_holds_a_law_names_it(number: str, held: str) -> None:
    tests = [ROOT / path for path in LINK.findall(held) if path.startswith("tests/")]
    assert tests
    names = re.compile(rf"laws? {number}\b|laws 1 to [{number}-7]", re.IGNORECASE)
    assert [path.name for path in tests if not names.search(path.read_text(encoding="utf-8"))] == []
