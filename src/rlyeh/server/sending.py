"""Representations: content in the encodings it is kept in, with an entity tag by which a browser knows that it has it.

What everybody gets alike is compressed once and kept by browsers; what is made for one person is compressed on its way
out, unless it holds a secret (docs/decisions/0046-http-responses-are-compressed-and-cached.md)."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State

Asking = Request[Any, Any, State]

AS_IS = {"as_is": True}
"""For routes whose answers are not compressed on their way out: they are already, or hold a secret."""
COMPRESSION = CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="as_is")
"""For everything else. Packets of less than a kilobyte are sent as one anyway."""

ASK = "private, no-cache"
"""A browser keeps it and asks each time whether it is still so, which costs a few hundred bytes."""
FOREVER = "public, max-age=31536000, immutable"
"""What is sent under this address never changes."""

SMALLEST = 500
"""Bytes from which on it pays to compress."""
TAG_LENGTH = 20


@dataclass(frozen=True)
class Representation:
    """What is sent: the same content by encoding, the smallest first."""

    media: str
    bodies: Mapping[str, bytes]
    tag: str


def represented(media: str, content: bytes, **smaller: bytes) -> Representation:
    """Content with the smaller forms of it that there are, such as `br` and `gzip`."""
    tag = hashlib.sha256(content).hexdigest()[:TAG_LENGTH]
    return Representation(media, {**smaller, "identity": content}, tag)


def json_of(data: object) -> Representation:
    """JSON, compressed if that pays."""
    content = msgspec.json.encode(data)
    if len(content) < SMALLEST:
        return represented("application/json", content)
    return represented("application/json", content, gzip=gzip.compress(content, mtime=0))


def send(request: Asking, representation: Representation, keep: str = ASK) -> Response[bytes]:
    """The smallest form of it that the client takes, or only that it has it already (304)."""
    encoding = chosen(request.headers.get("accept-encoding", ""), representation.bodies)
    # Other bytes have another tag: what was kept in one encoding is never taken for another one.
    tag = f'"{representation.tag}"' if encoding == "identity" else f'"{representation.tag}-{encoding}"'
    headers = {"etag": tag, "cache-control": keep, "vary": "accept-encoding"}
    if _has(request.headers.get("if-none-match", ""), tag):
        return Response(b"", status_code=304, headers=headers, media_type=representation.media)
    if encoding != "identity":
        headers["content-encoding"] = encoding
    return Response(representation.bodies[encoding], status_code=200, headers=headers, media_type=representation.media)


def chosen(accepted: str, encodings: Iterable[str]) -> str:
    """The first of the encodings that are there which a client accepts, by its header."""
    weights = dict(_weights(accepted))
    return next((encoding for encoding in encodings if weights.get(encoding, weights.get("*", 0.0)) > 0), "identity")


def _weights(accepted: str) -> Iterator[tuple[str, float]]:
    for part in accepted.casefold().split(","):
        name, _, rest = part.partition(";")
        weight = rest.strip().removeprefix("q=")
        try:
            yield name.strip(), float(weight) if weight else 1.0
        except ValueError:
            yield name.strip(), 0.0


def _has(header: str, tag: str) -> bool:
    """Whether a tag is among those that a client has."""
    return any(given.strip().removeprefix("W/") in (tag, "*") for given in header.split(","))
