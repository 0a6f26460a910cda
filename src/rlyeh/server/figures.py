"""Metrics: what a worker counts while it runs."""

from prometheus_client import CollectorRegistry, Counter, Histogram

REGISTRY = CollectorRegistry()

REQUESTS = Counter("rlyeh_requests", "Requests by status.", ["status"], registry=REGISTRY)
ENTRIES = Counter("rlyeh_entries", "Entries written to the logs of tables.", registry=REGISTRY)
WRITING = Histogram(
    "rlyeh_write_seconds",
    "From an answer to its entry being committed and shown.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
LATE = Histogram(
    "rlyeh_late_seconds",
    "How much later than asked for the worker got to its next step: what everything waits for when it is busy.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
