"""Settings of the native build: where compiled things go, what is asked for, and which C compiler there is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src"
CACHE = ROOT / "build" / "native-cache"
C_FILES = CACHE / "c"
COPY = ROOT / "build" / "native"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
LEVEL = os.environ.get("RLYEH_NATIVE_OPT", "2")
"""How hard the C compiler tries: 0 is done soon and runs at half the speed, which is good enough for tests."""
WATCHES = LEVEL != "0" and os.environ.get("RLYEH_NATIVE_PROFILE") != "0"
"""Whether games are to be watched, to compile with what they show."""
HOW = (
    "To get one: apt install gcc python3-dev (Debian, Ubuntu), dnf install gcc python3-devel (Fedora), "
    "xcode-select --install (macOS), the Visual Studio Build Tools (Windows)."
)


def compiler() -> str | None:
    """The C compiler that Python would use here, if there is one."""
    command = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command.split()[0]) or shutil.which("cc")


def lacking() -> str | None:
    """What compiling needs and this machine lacks, as the beginning of a sentence; None if it lacks nothing."""
    if compiler() is None:
        return "No C compiler was found"
    # Debian and others have the headers of Python in a package of their own.
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "The C headers of Python were not found"
    return None


@cache
def compiler_version() -> str:
    """What the compiler says of itself, whatever name it goes by."""
    path = compiler()
    if path is None:
        return ""
    return subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout


def is_gcc(version: str) -> bool:
    """Whether a compiler that says this of itself is GCC: others go by its name, and keep profiles in other ways."""
    return "Free Software Foundation" in version


def copy_source(to: Path) -> None:
    """Lay a copy of the package there, as it is without anything compiled."""
    shutil.copytree(SOURCE, to, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", f"*{SUFFIX}"))


def say(stage: str) -> None:
    """Tell whoever waits what is being done: all of it takes some minutes."""
    print(f"== {stage}", flush=True)
