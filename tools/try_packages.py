"""Packages as people install them: `python -m tools.try_packages` builds an sdist and a wheel and tries them.

The wheel is built from the sdist, without Node.js. Both must hold the whole table. The wheel is installed into an
environment of its own, and serves the table from there. Where the table cannot be built, the build has to say so.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from urllib.request import urlopen

from tools.serving import Server

PLACE = Path("build/packages")
ASSET = re.compile(r'(?:src|href)="/(assets/[^"]+)"')
SECONDS = 10
"""In which a page has to come."""


def build() -> tuple[Path, Path]:
    """Build the sdist, and from it the wheel, on a PATH that holds nothing."""
    shutil.rmtree(PLACE, ignore_errors=True)
    quiet = ("--quiet", "--python", sys.executable, "--out-dir", str(PLACE))
    subprocess.run([_program("uv"), "build", "--sdist", *quiet], check=True)
    (sdist,) = PLACE.glob("*.tar.gz")
    nothing = {**os.environ, "PATH": str(PLACE / "nothing")}
    subprocess.run([_program("uv"), "build", "--wheel", *quiet, str(sdist)], env=nothing, check=True)
    (wheel,) = PLACE.glob("*.whl")
    return sdist, wheel


def check_refusal() -> None:
    """Raise if a build in which npm fails says nothing of the table."""
    stand_ins = PLACE / "stand-ins"
    stand_ins.mkdir()
    for name, line in (("node", "echo v20.19.0"), ("npm", "exit 1")):
        (stand_ins / name).write_text(f"#!/bin/sh\n{line}\n", "ascii")
        (stand_ins / name).chmod(0o755)
    command = [_program("uv"), "build", "--wheel", "--python", sys.executable, "--out-dir", str(PLACE / "refused")]
    path = {**os.environ, "PATH": str(stand_ins.resolve())}
    done = subprocess.run(command, env=path, capture_output=True, text=True, check=False)
    if done.returncode == 0 or "The table in the browser was not built" not in done.stderr:
        raise SystemExit(f"A build without the table does not say so:\n{done.stderr}")


def missing(names: list[str], manifest: dict[str, dict[str, str | list[str]]]) -> list[str]:
    """Files of the built table that a package lacks."""
    files = {"index.html"}
    for part in manifest.values():
        files |= {str(part["file"]), *part.get("css", []), *part.get("assets", [])}
    return sorted(files - {name.partition("rlyeh/web/")[2] for name in names})


def check_files(sdist: Path, wheel: Path) -> int:
    """Raise if a package lacks a part of the table; returns how many files there are in the wheel."""
    with zipfile.ZipFile(wheel) as archive, tarfile.open(sdist) as source:
        manifest = json.loads(archive.read("rlyeh/web/.vite/manifest.json"))
        for package, names in ((wheel, archive.namelist()), (sdist, source.getnames())):
            if lacking := missing(names, manifest):
                raise SystemExit(f"{package.name} lacks {', '.join(lacking)} of the browser table.")
        return len(archive.namelist())


def install(wheel: Path) -> Path:
    """Install the wheel into an environment of its own; returns its command."""
    place = PLACE / "installed"
    uv, quiet = _program("uv"), "--quiet"
    subprocess.run([uv, "venv", quiet, "--python", sys.executable, str(place)], check=True)
    python = place / "bin" / "python"
    subprocess.run([uv, "pip", "install", quiet, "--python", str(python), str(wheel)], check=True)
    return place / "bin" / "rlyeh"


def serve(rlyeh: Path) -> None:
    """Serve the table from the installed package, and ask for its page and all that it names."""
    server = Server(f"sqlite:///{(PLACE / 'games.db').resolve()}", program=[str(rlyeh.resolve())])
    server.start()
    try:
        page = urlopen(server.url, timeout=SECONDS).read().decode()
        assets = ASSET.findall(page)
        for asset in assets:
            urlopen(f"{server.url}/{asset}", timeout=SECONDS).read()
    finally:
        server.stop()
    if not assets:
        raise SystemExit("The installed package does not serve the table.")


def _program(name: str) -> str:
    """A program of this environment."""
    return str(Path(sys.executable).parent / name)


def main() -> None:
    """The command line."""
    sdist, wheel = build()
    files = check_files(sdist, wheel)
    serve(install(wheel))
    check_refusal()
    print(f"{sdist.name} and {wheel.name} ({wheel.stat().st_size / 1e6:.1f} MB, {files} files) bring the table along")


if __name__ == "__main__":
    main()
