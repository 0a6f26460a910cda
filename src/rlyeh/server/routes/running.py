"""Operations routes: the health of the server, and its metrics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litestar import HttpMethod, Request, Response, get, route
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from rlyeh import __version__
from rlyeh.server.figures import REGISTRY
from rlyeh.server.services import of
from rlyeh.server.tables.registry import House
from rlyeh.system import peak_memory

Asking = Request[Any, Any, State]


# Some who watch a server ask for the head alone.
@route("/health", http_method=[HttpMethod.GET, HttpMethod.HEAD], summary="Is it well?", tags=["running"])
async def health(request: Asking) -> Response[dict[str, Any]]:
    """200 while the worker, its database and its channel work, else 503."""
    services = of(request)
    database = True
    try:
        async with services.engine.connect() as connection:
            await connection.execute(text("select 1"))
    except (SQLAlchemyError, OSError):
        database = False
    channel = await services.house.wire.is_up()
    well = database and channel
    body = {"well": well, "database": database, "channel": channel, "version": __version__}
    return Response(body, status_code=200 if well else 503)


@get("/metrics", summary="Figures for Prometheus", tags=["running"], media_type="text/plain")
async def metrics(request: Asking) -> Response[bytes]:
    """What this worker does, for Prometheus."""
    return Response(page(of(request).house), headers={"content-type": CONTENT_TYPE_LATEST})


class _House(Collector):
    """What the house looks like at this moment."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The figures."""
        tables = self._house.tables.values()
        figures = {
            "rlyeh_tables": ("Tables in memory.", len(self._house.tables)),
            "rlyeh_tables_kept": ("Tables that this worker keeps.", sum(table.keeping.is_keeper for table in tables)),
            "rlyeh_sockets": ("Open sockets.", sum(len(table.viewers) for table in tables)),
            "rlyeh_thinking": ("Questions to bots that wait or are thought about.", self._house.thinkers.waiting),
            "rlyeh_hurried": ("Answers given for bots that took too long.", self._house.thinkers.hurried),
        }
        if (most := peak_memory()) is not None:
            figures["rlyeh_memory_peak_bytes"] = ("The most memory the worker has used.", most)
        for name, (help_, value) in figures.items():
            yield GaugeMetricFamily(name, help_, value=value)


def page(house: House) -> bytes:
    """All figures in the format of Prometheus."""
    registry = CollectorRegistry()
    registry.register(_House(house))
    return generate_latest(REGISTRY) + generate_latest(registry)


HANDLERS = [health, metrics]
