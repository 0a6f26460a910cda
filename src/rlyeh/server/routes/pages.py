"""The browser table, if it has been built; otherwise a page that says what is here."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path, PurePath
from typing import Any

from litestar import HttpMethod, MediaType, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import rlyeh
from rlyeh.server.sending import AS_IS, FOREVER, Asking, Representation, represented, send
from rlyeh.server.settings import Settings

MEDIA = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
}
"""What is served, and as what: said here because not every system knows it, and browsers are told not to guess."""

READING = [HttpMethod.GET, HttpMethod.HEAD]
PLAIN = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>R'lyeh</title></head>
<body>
<h1>R'lyeh</h1>
<p>The server is running. The table in the browser has not been built on this machine.</p>
<p>The API is described at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p>
</body>
</html>
"""


def built(settings: Settings) -> Path | None:
    """The folder of the built table: as set, beside the source, or inside the installed package."""
    package = Path(rlyeh.__file__).parent
    for place in (settings.web, package / "web", package.parent.parent / "web" / "dist"):
        if place and (Path(place) / "index.html").is_file():
            return Path(place)
    return None


def handlers(settings: Settings) -> list[Any]:
    """The pages."""
    folder = built(settings)
    if folder is None:
        return [route("/", http_method=READING, include_in_schema=False, sync_to_thread=False)(_plain)]

    async def page(request: Asking, path: FromPath[str] = "") -> Response[bytes]:
        """The one page of the table: what it shows is decided in the browser; and the few files beside it."""
        name = path.strip("/")
        if name.startswith("api") or "." in name.rsplit("/", 1)[-1]:
            return send(request, _file(folder, name))
        return send(request, _file(folder, "index.html"))

    def asset(request: Asking, name: FromPath[str]) -> Response[bytes]:
        """A built file, whose name holds a hash of what is in it."""
        return send(request, _file(folder / "assets", name), FOREVER)

    return [
        route(["/", "/{path:path}"], http_method=READING, include_in_schema=False, opt=AS_IS)(page),
        # No cookie comes with what anybody on the way may keep.
        route(
            "/assets/{name:str}",
            http_method=READING,
            include_in_schema=False,
            opt={**AS_IS, "exclude_from_csrf": True},
            sync_to_thread=True,
        )(asset),
    ]


def _file(folder: Path, name: str) -> Representation:
    """A file of a folder, by one of the names that are truly there: no other path leads to the disk."""
    names = {file.name for file in folder.iterdir() if file.is_file()} if folder.is_dir() else set()
    media = MEDIA.get(PurePath(name).suffix)
    if name not in names or media is None:
        raise NotFoundException
    return _read(folder / name, (folder / name).stat().st_mtime_ns)


@lru_cache(maxsize=512)
def _read(file: Path, changed: int) -> Representation:
    """What a file held when it was last changed, with the compressed copies that the build put beside it."""
    beside = {encoding: file.with_name(file.name + ending) for encoding, ending in (("br", ".br"), ("gzip", ".gz"))}
    smaller = {encoding: copy.read_bytes() for encoding, copy in beside.items() if copy.is_file()}
    return represented(MEDIA[file.suffix], file.read_bytes(), **smaller)


def _plain() -> Response[str]:
    return Response(PLAIN, media_type=MediaType.HTML)
