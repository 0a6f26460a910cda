"""Clocks: none, so much for each answer, or so much for the game with an increment."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=1, le=24 * 3600)]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept at a table."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Seconds = 60
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds added after each answer; only where time is for the whole game."""


class Clock:
    """Two clocks, of which at most one runs. Times are milliseconds; it is told what time it is."""

    __slots__ = ("left", "rule", "running", "since")

    def __init__(self, rule: ClockRule) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000, rule.seconds * 1000]
        self.running = -1
        self.since = 0

    def stop(self, now: int) -> None:
        """Stop whichever runs, and take what it used."""
        if self.running >= 0:
            self.left[self.running] = max(0, self.left[self.running] - (now - self.since))
        self.running = -1

    def start(self, seat: int, now: int) -> None:
        """Let a seat's time run; -1 for nobody's."""
        self.stop(now)
        if self.rule.kind != "none":
            self.running = seat
            self.since = now

    def answered(self, seat: int, now: int) -> None:
        """A seat has answered: its time stops and is made up as the rule says."""
        if self.running == seat:
            self.stop(now)
        if self.rule.kind == "move":
            self.left[seat] = self.rule.seconds * 1000
        elif self.rule.kind == "game":
            self.left[seat] += self.rule.increment * 1000

    @property
    def falls(self) -> int | None:
        """When the running clock runs out."""
        return None if self.running < 0 else self.since + self.left[self.running]
