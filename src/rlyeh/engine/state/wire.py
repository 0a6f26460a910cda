"""Wire names: what a kind of record is called in saved games, and how those that were saved otherwise are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final


class Wire:
    """The serialization of a class, declared beside it: its name in the bytes, which no rename of the class changes,
    and whatever has changed since it was first saved under that name (docs/formats.md).

    A save names the fields of each kind of record, so they may come in another order without a word here. What is
    said here is tried on every older save: first `renamed`, then `upgrade`, then `gone` and `added`."""

    __slots__ = ("added", "gone", "name", "renamed", "steps", "upgrade", "version")

    def __init__(
        self,
        name: str,
        version: int = 1,
        *,
        added: Mapping[str, Any] | None = None,
        renamed: Mapping[str, str] | None = None,
        gone: tuple[str, ...] = (),
        steps: Mapping[str, str] | None = None,
        upgrade: Callable[[int, dict[str, Any]], None] | None = None,
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        """Grows where a field comes to mean something else; `upgrade` then brings older records up to it."""
        self.added: Final = added or {}
        """Fields that older saves lack, with what stands there instead."""
        self.renamed: Final = renamed or {}
        """The present names of fields by their former names."""
        self.gone: Final = gone
        """Fields that older saves have and nobody needs any more."""
        self.steps: Final = steps or {}
        """For a frame: the present names of steps by their former names; for a step that is gone, the one that is
        taken in its stead."""
        self.upgrade: Final = upgrade
        """Changes the fields of a record that was saved with the version it is given, which is an older one. Other
        records among them may still be empty."""


__all__ = ["Wire"]
