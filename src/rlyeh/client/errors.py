"""Errors of the client."""

from __future__ import annotations

import json

from rlyeh.errors import RlyehError


class Refused(RlyehError):
    """The server said no; `code` is for programs, the text for people."""

    def __init__(self, status: int, code: str, text: str, source: str = "") -> None:
        super().__init__(text, source=source)
        self.status = status
        self.code = code

    @staticmethod
    def of(status: int, body: str) -> Refused:
        """What a response says."""
        try:
            problem = json.loads(body)
            return Refused(status, str(problem["code"]), str(problem["text"]), str(problem.get("source", "")))
        except (ValueError, KeyError, TypeError):
            return Refused(status, "unreadable", f"The server answered with status {status}.")


class LineLost(RlyehError):
    """The connection is gone and could not be made again."""
