"""How the native build decides what to compile, and with what; nothing is compiled here."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from tools.native import games, watching
from tools.native.__main__ import main
from tools.native.objects import PLAIN, Way, sign_of, signature, signed
from tools.native.setting import ROOT, SOURCE, copy_source, is_gcc, lacking
from tools.native.translate import INTERPRETED, field_annotations, modules
from tools.native.watching import SEEN, WATCHED, compile_best, keep, play

GCC = "gcc (Debian 12.2.0-14) 12.2.0\nCopyright (C) 2022 Free Software Foundation, Inc.\n"
CLANG = "Apple clang version 15.0.0 (clang-1500.3.9.4)\nTarget: arm64-apple-darwin23.5.0\n"


Patch = pytest.MonkeyPatch


@pytest.fixture
def made(monkeypatch: Patch, tmp_path: Path) -> list[Way]:
    """A machine with GCC, on which nothing is compiled; in which ways it would have been."""
    ways: list[Way] = []

    def compile_all(extensions: list[Any], way: Way, to: Path) -> list[Path]:
        ways.append(way)
        _count(way.folder, b"seen", "one")
        return []

    monkeypatch.setattr("tools.native.objects.CACHE", tmp_path)
    monkeypatch.setattr(watching, "COPY", tmp_path / "watched")
    monkeypatch.setattr(watching, "WATCHES", True)
    monkeypatch.setattr(watching, "compiler_version", lambda: GCC)
    monkeypatch.setattr(watching, "compile_all", compile_all)
    monkeypatch.setattr(watching, "copy_source", lambda to: None)
    monkeypatch.setattr(watching, "lay_annotations", lambda to: to)
    monkeypatch.setattr(watching, "play", lambda build: None)
    return ways


def test_modules_are_compiled_unless_named() -> None:
    found = modules()
    assert "rlyeh/engine/game.py" in found
    assert not any(f"rlyeh/{name}" in found for name in INTERPRETED)
    assert all((SOURCE / "rlyeh" / name).exists() for name in INTERPRETED)


def test_annotations_are_those_of_fields() -> None:
    assert field_annotations()["rlyeh.model.card.Card"]["id"] == "str"


def test_compilers_are_told_apart_by_what_they_say() -> None:
    assert is_gcc(GCC)
    assert not is_gcc(CLANG)
    assert not is_gcc("")


def test_python_needs_its_headers_to_be_compiled_for(monkeypatch: Patch, tmp_path: Path) -> None:
    """Debian has the compiler in one package and the headers in another."""
    (tmp_path / "cc").touch(0o755)
    monkeypatch.setenv("CC", str(tmp_path / "cc"))
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path / name))
    assert lacking() == "The C headers of Python were not found"
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "Python.h").touch()
    assert lacking() is None


@pytest.mark.parametrize(("options", "status"), [([], 1), (["--if-possible"], 0)])
def test_without_a_compiler_it_says_what_to_install(tmp_path: Path, options: list[str], status: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.native", "copy", str(tmp_path / "copy"), *options],
        cwd=ROOT,
        env=os.environ | {"PATH": str(tmp_path), "CC": "none"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status
    (line,) = done.stderr.splitlines()
    assert line.startswith("No C compiler was found, so nothing was compiled")
    assert "apt install gcc python3-dev" in line


def test_a_full_disk_is_said_in_one_sentence(monkeypatch: Patch, tmp_path: Path) -> None:
    def full(to: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sys, "argv", ["tools.native", "copy", str(tmp_path)])
    monkeypatch.setattr("tools.native.__main__.lacking", lambda: None)
    monkeypatch.setattr("tools.native.__main__.copy", full)
    with pytest.raises(SystemExit) as ended:
        main()
    assert "No space left on device" in str(ended.value)
    assert "check the disk (df -h .), and try again" in str(ended.value)


def test_a_signature_depends_on_what_is_told_and_on_every_file(tmp_path: Path) -> None:
    source, profile = tmp_path / "a.c", tmp_path / "a.gcda"
    source.write_text("int a;")
    before = signature(b"-O2", source, profile)
    assert signature(b"-O2", source, profile) == before
    assert signature(b"-O3", source, profile) != before
    profile.write_bytes(b"seen")
    assert signature(b"-O2", source, profile) != before


def test_what_was_made_is_not_made_again_out_of_the_same(tmp_path: Path) -> None:
    made = tmp_path / "a.o"
    for sign, expected in (("one", False), ("one", True), ("two", False), ("one", False)):
        with signed(made, sign) as is_known:
            assert is_known is expected
            made.touch()
    made.unlink()
    with signed(made, "one") as is_known:
        assert not is_known


def test_what_was_interrupted_is_made_again(tmp_path: Path) -> None:
    made = tmp_path / "a.o"
    made.touch()
    sign_of(made).write_text("one")
    with pytest.raises(KeyboardInterrupt), signed(made, "two"):
        raise KeyboardInterrupt
    with signed(made, "one") as is_known:
        assert not is_known


def _count(folder: Path, seen: bytes, sign: str) -> None:
    """Lay down what a watched object has counted."""
    folder.mkdir(exist_ok=True)
    (folder / "a.gcda").write_bytes(seen)
    sign_of(folder / "a.o").write_text(sign)


def test_a_profile_is_kept_until_its_c_file_changes(tmp_path: Path) -> None:
    counted, known = tmp_path / "watched", tmp_path / "seen"
    _count(counted, b"first", "one")
    keep(counted, known)
    _count(counted, b"second", "one")
    keep(counted, known)
    assert (known / "a.gcda").read_bytes() == b"first"
    _count(counted, b"third", "two")
    keep(counted, known)
    assert (known / "a.gcda").read_bytes() == b"third"


def test_games_that_show_nothing_are_no_profile(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="nothing was counted"):
        keep(tmp_path, tmp_path / "seen")


def test_quick_builds_are_plain(made: list[Way], capsys: pytest.CaptureFixture[str], monkeypatch: Patch) -> None:
    monkeypatch.setattr(watching, "WATCHES", False)
    compile_best([], Path())
    assert made == [PLAIN]
    assert capsys.readouterr().out == ""


def test_other_compilers_compile_plainly(
    made: list[Way], capsys: pytest.CaptureFixture[str], monkeypatch: Patch
) -> None:
    monkeypatch.setattr(watching, "compiler_version", lambda: CLANG)
    compile_best([], Path())
    assert made == [PLAIN]
    assert capsys.readouterr().out.count("\n") == 1


def test_where_games_cannot_be_played_a_line_says_so(
    made: list[Way], capsys: pytest.CaptureFixture[str], monkeypatch: Patch
) -> None:
    def fail(build: Path) -> None:
        raise RuntimeError("No module named 'numpy'")

    monkeypatch.setattr(watching, "play", fail)
    compile_best([], Path())
    assert made == [WATCHED, PLAIN]
    assert capsys.readouterr().out.splitlines()[-1].endswith("No module named 'numpy'")


def test_what_was_seen_is_not_watched_again(made: list[Way]) -> None:
    compile_best([], Path())
    compile_best([], Path())
    assert made == [WATCHED, SEEN, SEEN]


def test_only_the_build_that_counts_may_play(tmp_path: Path) -> None:
    """Another one may be installed here: here it is a copy of the source, which is not compiled."""
    copy_source(tmp_path)
    with pytest.raises(RuntimeError, match="not the one that plays"):
        play(tmp_path)


def test_the_games_can_be_played() -> None:
    games.simulations(1)
    games.copies(1)
    games.numbers(1)
    games.thoughts(0)
