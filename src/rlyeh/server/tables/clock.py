"""Clocks: none, so much for each answer, or so much for the game with an increment."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=1, le=24 * 3600)]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept at a table."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Seconds = 60
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds added for a turn, and for an answer that was thought about; only where time is for the whole game."""


THOUGHT: Final = 3_000
"""Milliseconds: an answer that took longer was thought about."""


class Clock:
    """Two clocks, of which at most one runs. Times are milliseconds; it is told what time it is."""

    __slots__ = ("_paid", "left", "rule", "running", "since", "thrifty")

    def __init__(self, rule: ClockRule, thrifty: bool = True) -> None:
        self.rule = rule
        self.thrifty = thrifty
        """Whether an increment has to be earned. In games that began before that was so, every answer brings one."""
        self._paid = [-1, -1]
        """The last turn for which each seat was given its increment."""
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

    def answered(self, seat: int, now: int, turn: int) -> None:
        """A seat has answered: its time stops and is made up as the rule says. An increment comes with the first answer
        in a turn, and with every one that was thought about; quick passes bring none."""
        thought = self.running == seat and now - self.since > THOUGHT
        if self.running == seat:
            self.stop(now)
        if self.rule.kind == "move":
            self.left[seat] = self.rule.seconds * 1000
        elif self.rule.kind == "game" and (thought or not self.thrifty or self._paid[seat] != turn):
            self.left[seat] += self.rule.increment * 1000
            self._paid[seat] = turn

    @property
    def falls(self) -> int | None:
        """When the running clock runs out."""
        return None if self.running < 0 else self.since + self.left[self.running]
