"""The build from start to end, in place or beside."""

from __future__ import annotations

import contextlib
import shutil
from pathlib import Path

from tools.native.setting import CACHE, COPY, SOURCE, SUFFIX, copy_source
from tools.native.translate import ANNOTATIONS, lay_annotations, stamp, translated
from tools.native.watching import compile_best


def build(to: Path) -> list[Path]:
    """Compile everything; returns the built files, each at its place under `to`."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with contextlib.chdir(SOURCE):
        built = compile_best(translated(), to)
    return [*built, lay_annotations(to)]


def copy(to: Path) -> None:
    """A compiled copy of the package; up to date, whatever lay there before."""
    now, signed = stamp(), to / "stamp"
    is_fresh = signed.exists() and signed.read_text() == now
    if not is_fresh:
        shutil.rmtree(to, ignore_errors=True)
    copy_source(to)
    if not is_fresh:
        build(to)
        signed.write_text(now)


def clean() -> None:
    """Remove what was compiled."""
    shutil.rmtree(COPY, ignore_errors=True)
    clean_source()


def clean_source() -> None:
    """Leave the source interpreted."""
    for path in [*SOURCE.rglob(f"*{SUFFIX}"), SOURCE / ANNOTATIONS]:
        path.unlink(missing_ok=True)
