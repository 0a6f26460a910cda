"""Command line of the native build: `make native`, and the wheel of a release (`hatch_build.py`).

    python -m tools.native in-place      beside the source, which is then run compiled
    python -m tools.native copy FOLDER   a copy of the package, compiled, for PYTHONPATH; the source stays as it is
    python -m tools.native clean         remove what was compiled in place and in build/native
    python -m tools.native clean-source  remove what was compiled in place

With GCC it compiles twice, and plays games between: the second time the compiler knows what is often used. What is
unchanged since the last time is not compiled again: C files, objects and what games have shown stay in
build/native-cache. RLYEH_NATIVE_PROFILE=0 compiles once, without games; RLYEH_NATIVE_OPT=0 once and as quickly as can
be, for tests.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.native.building import build, clean, clean_source, copy
from tools.native.setting import COPY, HOW, SOURCE, lacking

KEPT = "What was compiled so far stays: the next run goes on from there."


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("in-place", "copy", "clean", "clean-source"))
    parser.add_argument("--if-possible", action="store_true", help="where it cannot be compiled, say so and succeed")
    parser.add_argument("folder", type=Path, nargs="?", default=COPY, help="where a copy goes")
    options = parser.parse_args()
    if options.what.startswith("clean"):
        clean() if options.what == "clean" else clean_source()
        return
    if (lack := lacking()) is not None:
        sentence = f"{lack}, so nothing was compiled; the program runs interpreted all the same. {HOW}"
        (options.folder / "stamp").unlink(missing_ok=True)
        print(sentence, file=sys.stderr)
        sys.exit(0 if options.if_possible else 1)
    _compile(options.folder.resolve() if options.what == "copy" else None)


def _compile(to: Path | None) -> None:
    """Compile a copy, or in place. What the machine does not allow is said in one sentence."""
    from setuptools.errors import BaseError  # type: ignore[import-untyped]

    try:
        build(SOURCE) if to is None else copy(to)
    except (BaseError, OSError) as problem:
        sys.exit(f"Not all was compiled, since {problem}: see above, check the disk (df -h .), and try again. {KEPT}")


if __name__ == "__main__":
    main()
