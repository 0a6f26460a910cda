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


def listed(said: Json, place: str, most: int) -> list[Any]:
    """A list of so many entries at most."""
    if not isinstance(said, list):
        wrong(place, f"expected a list, found {said!r:.40}")
    if len(said) > most:
        wrong(place, f"{len(said)} entries are more than the {most} there can be")
    return said


def short_text(said: Json, place: str) -> str:
    """A text of reasonable length."""
    if not isinstance(said, str) or len(said) > LONGEST_TEXT:
        wrong(place, f"expected a short text, found {said!r:.40}")
    return said


def short_texts(said: Json, place: str, most: int) -> tuple[str, ...]:
    """A list of such texts."""
    return tuple(short_text(item, f"{place}[{index}]") for index, item in enumerate(listed(said, place, most)))


def whole_number(said: Json, place: str, most: int, least: int = 0) -> int:
    """A whole number within bounds."""
    if not isinstance(said, int) or isinstance(said, bool) or not least <= said <= most:
        wrong(place, f"expected a number from {least} to {most}, found {said!r:.40}")
    return said


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise GameFileError("The game file names a part twice.")
    return found


def _no_number(said: str) -> NoReturn:
    raise ValueError(f"{said} is no number of a game")


__all__ = ["Json", "listed", "parsed", "short_text", "short_texts", "whole_number", "wrong"]
