"""Packages as people install them: `python -m tools.try_packages` builds an sdist and a wheel and tries them.

The wheel is built from the sdist. Both must hold the whole table. The wheel is installed into an environment of its
own, and serves the table from there.
"""

from __future__ import annotations

import json
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
    """Build the sdist, and from it the wheel."""
    shutil.rmtree(PLACE, ignore_errors=True)
    subprocess.run([_program("uv"), "build", "--quiet", "--out-dir", str(PLACE)], check=True)
    (sdist,), (wheel,) = PLACE.glob("*.tar.gz"), PLACE.glob("*.whl")
    return sdist, wheel


def missing(names: list[str], manifest: dict[str, dict[str, str | list[str]]]) -> list[str]:
    """Files of the built table that a package lacks."""
    wanted = {"index.html"}
    for part in manifest.values():
        wanted |= {str(part["file"]), *part.get("css", []), *part.get("assets", [])}
    return sorted(wanted - {name.partition("rlyeh/web/")[2] for name in names})


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
    print(f"{sdist.name} and {wheel.name} ({wheel.stat().st_size / 1e6:.1f} MB, {files} files) bring the table along")


if __name__ == "__main__":
    main()
