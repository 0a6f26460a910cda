"""The build hook, where the table cannot be built: what it asks of the package index, and what it says."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from hatchling.bridge.app import Application
from packaging.requirements import Requirement

import hatch_build


@pytest.fixture
def _no_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without Node.js, for which the build has brought none along."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))


def hook(root: Path, target: str = "wheel") -> hatch_build.RlyehBuildHook:
    config: Any = None
    return hatch_build.RlyehBuildHook(str(root), {}, config, config, str(root / "dist"), target, Application())


@pytest.mark.parametrize(
    ("system", "machine", "is_there"),
    [
        ("linux", "x86_64", True),
        ("linux", "aarch64", True),
        ("darwin", "arm64", True),
        ("win32", "AMD64", True),
        ("linux", "armv7l", False),  # a Raspberry Pi with 32 bits
        ("linux", "s390x", False),
        ("freebsd14", "amd64", False),
    ],
)
@pytest.mark.usefixtures("_no_node")
def test_node_is_asked_for_where_the_package_index_has_it(
    tmp_path: Path, system: str, machine: str, is_there: bool
) -> None:
    (asked,) = map(Requirement, hook(tmp_path).dependencies())
    assert asked.marker is not None
    assert asked.marker.evaluate({"sys_platform": system, "platform_machine": machine}) is is_there


@pytest.mark.usefixtures("_no_node")
@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_elsewhere_one_sentence_says_what_to_do(
    tmp_path: Path, target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        hook(tmp_path, target).initialize("standard", {"force_include": {}})
    assert ended.value.code == 1
    said = "".join(capsys.readouterr())
    assert "The table in the browser is built with Node.js 20.19 or newer: install it" in said
    assert "RLYEH_TABLE=0" in said
    assert len(said.splitlines()) == 1


@pytest.mark.usefixtures("_no_node")
def test_what_has_the_table_needs_no_node(tmp_path: Path) -> None:
    """As an sdist has."""
    (tmp_path / "src" / "rlyeh" / "web").mkdir(parents=True)
    (tmp_path / "src" / "rlyeh" / "web" / "index.html").touch()
    included: dict[str, Any] = {"force_include": {}}
    hook(tmp_path).initialize("standard", included)
    assert (hook(tmp_path).dependencies(), included) == ([], {"force_include": {}})


@pytest.mark.usefixtures("_no_node")
def test_who_does_without_the_table_needs_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RLYEH_TABLE", "0")
    included: dict[str, Any] = {"force_include": {}}
    hook(tmp_path).initialize("standard", included)
    assert (hook(tmp_path).dependencies(), included) == ([], {"force_include": {}})
