"""Validation of foreign JSON: whatever does not fit is refused with the place it stands at."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

from rlyeh.errors import GameFileError

Json = Any
"""Whatever the standard library's `json` reads and writes."""

LONGEST_TEXT: Final = 200


def parsed(text: str) -> Json:
    """The JSON in the text of a game file."""
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_number)
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        raise GameFileError(f"The game file is cut off or damaged: {problem.msg} at {where}.") from None
    except RecursionError:
        raise GameFileError("The game file is nested too deeply to be one.") from None
    except ValueError as problem:
        raise GameFileError(f"The game file holds a number that cannot be read: {str(problem)[:80]}.") from None


def wrong(place: str, why: str) -> NoReturn:
    """Refuse a part of a file."""
    raise GameFileError(f"{place}: {why}.")


def listed(data: Json, place: str, most: int) -> list[Any]:
    """A list of so many entries at most."""
    if not isinstance(data, list):
        wrong(place, f"expected a list, found {data!r:.40}")
    if len(data) > most:
        wrong(place, f"{len(data)} entries are more than the {most} there can be")
    return data


def short_text(data: Json, place: str) -> str:
    """A text of reasonable length."""
    if not isinstance(data, str) or len(data) > LONGEST_TEXT:
        wrong(place, f"expected a short text, found {data!r:.40}")
    return data


def short_texts(data: Json, place: str, most: int) -> tuple[str, ...]:
    """A list of such texts."""
    return tuple(short_text(item, f"{place}[{index}]") for index, item in enumerate(listed(data, place, most)))


def whole_number(data: Json, place: str, most: int, least: int = 0) -> int:
    """A whole number within bounds."""
    if not isinstance(data, int) or isinstance(data, bool) or not least <= data <= most:
        wrong(place, f"expected a number from {least} to {most}, found {data!r:.40}")
    return data


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    parts = dict(pairs)
    if len(parts) != len(pairs):
        raise GameFileError("The game file names a part twice.")
    return parts


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number of a game")


__all__ = ["Json", "listed", "parsed", "short_text", "short_texts", "whole_number", "wrong"]
