"""The application: routes, what guards them, and what starts and stops with it."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from rlyeh import __version__
from rlyeh.errors import RlyehError
from rlyeh.server import figures
from rlyeh.server.errors import ServerError, TooMuch
from rlyeh.server.routes import decks, games, learning, pages, people, reference, replays, running, socket
from rlyeh.server.sending import COMPRESSION
from rlyeh.server.services import Services, address, of
from rlyeh.server.settings import Settings
from rlyeh.server.storage.database import migrate, open_engine, require_current
from rlyeh.translation import preferred

logger = logging.getLogger(__name__)

Asking = Request[Any, Any, State]

LARGEST_BODY = 256 * 1024

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def _problem(status: int, code: str, text: str, source: str = "") -> Response[dict[str, Any]]:
    body = {"status": status, "code": code, "text": text, "source": source}
    return Response(body, status_code=status, media_type="application/json")


def _refused(request: Asking, problem: RlyehError) -> Response[dict[str, Any]]:
    """A refusal in one sentence, in the language that the client prefers."""
    text = preferred(request.headers.get("accept-language", "")).problem(str(problem))
    if isinstance(problem, ServerError):
        return _problem(problem.status, problem.code, text, problem.source)
    return _problem(422, "illegal", text, problem.source)


def _http(request: Asking, problem: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses, in the same shape."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    details = "; ".join(
        f"{detail.get('key', '')}: {detail.get('message', '')}" for detail in extra if isinstance(detail, dict)
    )
    text = f"{problem.detail} {details}".strip()
    code = {404: "not-there", 403: "not-yours", 405: "not-allowed", 413: "too-much"}.get(problem.status_code, "refused")
    return _problem(problem.status_code, code, text[:500])


def _failed(request: Asking, problem: Exception) -> Response[dict[str, Any]]:
    """A mistake of ours: the log knows where, the client only that."""
    logger.error("a request failed", exc_info=problem, extra={"path": request.scope["path"]})
    return _problem(500, "internal", "The server made a mistake. It has been noted; try again.")


def _limit(request: Asking) -> None:
    """One address may ask so often and no more."""
    if request.scope["path"] not in ("/health", "/metrics") and not of(request).requests.allows(address(request)):
        raise TooMuch("Too many requests: wait a moment.")


def _headers(settings: Settings) -> Callable[[Message, Scope], Any]:
    """Headers that keep a browser from being talked into anything."""
    fixed = dict(HEADERS)
    if settings.secure:
        fixed["strict-transport-security"] = "max-age=31536000; includeSubDomains"
    lines = [(name.encode(), value.encode()) for name, value in fixed.items()]

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            sent = list(message["headers"])
            # What says nothing about being kept is somebody's own.
            may_be_kept = any(name.lower() == b"cache-control" for name, _ in sent) or not scope["path"].startswith(
                "/api"
            )
            message["headers"] = [*sent, *lines, *([] if may_be_kept else [(b"cache-control", b"no-store")])]
            figures.REQUESTS.labels(str(message["status"])).inc()

    return add


def create_app(settings: Settings) -> Litestar:
    """The application of one worker."""
    engine = open_engine(settings.database_url)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        if settings.database_url.startswith("sqlite"):
            await migrate(engine)
        else:
            await require_current(engine)
        services = Services(settings, engine)
        app.state.services = services
        await services.house.open()
        logger.info("a worker is ready", extra={"worker": services.house.worker, "pid": os.getpid()})
        try:
            yield
        finally:
            await services.close()
            await engine.dispose()
            logger.info("a worker has stopped", extra={"worker": services.house.worker})

    return Litestar(
        _handlers(settings),
        lifespan=[lifespan],
        before_request=_limit,
        before_send=[_headers(settings)],
        exception_handlers={RlyehError: _refused, HTTPException: _http, Exception: _failed},
        csrf_config=CSRFConfig(
            secret=settings.key(),
            cookie_name="rlyeh-csrf",
            cookie_secure=settings.secure,
            cookie_samesite="lax",
        ),
        compression_config=COMPRESSION,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="R'lyeh", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


def _handlers(settings: Settings) -> list[Any]:
    modules = (people, decks, reference, games, replays, learning, socket, running)
    return [*(handler for module in modules for handler in module.HANDLERS), *pages.handlers(settings)]
