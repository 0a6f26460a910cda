"""Puts the compiled rules of play into the wheel, where RLYEH_NATIVE=1 asks for it: `make wheel`.

Without it, or where a wheel is only made to be edited, the wheel is plain Python and runs anywhere.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]>=2.4,<3", "setuptools>=68"]


class NativeBuildHook(BuildHookInterface[Any]):
    """Compiles on demand."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling: what compiles, and what it takes to play the games that are watched
        first."""
        if not _is_wanted():
            return []
        core = self.metadata.core
        return [*COMPILER, *core.dependencies, *(each for each in core.optional_dependencies["rl"] if "numpy" in each)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together."""
        if not _is_wanted() or version == "editable":
            return
        sys.path.insert(0, self.root)
        from tools import native

        if native.compiler() is None:
            raise RuntimeError(f"RLYEH_NATIVE=1 asks for a compiled wheel, but no C compiler was found. {native.HOW}")
        to = Path(self.root) / "build" / "wheel"
        for path in native.build(to):
            build_data["force_include"][str(path)] = str(path.relative_to(to.resolve()))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _is_wanted() -> bool:
    return os.environ.get("RLYEH_NATIVE") == "1"
