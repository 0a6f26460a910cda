"""Habits: how a person wants to be asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Preset = Literal["relaxed", "normal", "every", "own"]
"""Which windows are worth a question: few, the sensible ones, all of them, or those that one has picked oneself."""


@dataclass(frozen=True, slots=True)
class Habits:
    """The preferences of one person: what they want to be asked, and what is answered for them."""

    preset: Preset = "normal"
    stops: tuple[str, ...] = ()
    """For the preset "own": the windows to be asked in, by kind, phase and whose turn it is, such as
    "action/story/theirs"."""
    tokens: bool = False
    """Whether to ask before a success token is placed."""
    domains: bool = False
    """Whether to ask which domain is drained even where one fits exactly."""
    stories: bool = False
    """Whether to ask which story resolves next even where that makes no difference."""


EVERYTHING = Habits("every", tokens=True, domains=True, stories=True)
"""Those of a program: nothing is answered for it."""
