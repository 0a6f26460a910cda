"""The browser table, if it has been built; otherwise a page that says what is here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import File
from litestar.static_files import create_static_files_router

import rlyeh
from rlyeh.server.settings import Settings

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
        return [get("/", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)(_plain)]
    index = folder / "index.html"

    async def page(path: str = "") -> File:
        """The one page of the table: what it shows is decided in the browser."""
        if path.startswith("/api") or "." in path.rsplit("/", 1)[-1]:
            raise NotFoundException
        return File(index, media_type="text/html; charset=utf-8", content_disposition_type="inline")

    found: list[Any] = [get(["/", "/{path:path}"], include_in_schema=False)(page)]
    if (folder / "assets").is_dir():
        found.append(create_static_files_router("/assets", [folder / "assets"], include_in_schema=False))
    return found


def _plain() -> Response[str]:
    return Response(PLAIN, media_type=MediaType.HTML)
