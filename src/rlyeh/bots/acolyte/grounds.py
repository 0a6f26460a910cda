"""The cache of fights: every team that could meet at a story, and how each meeting ends, found once.

Here fights are weighed by the hundred.
"""

from __future__ import annotations

from typing import Final

from rlyeh.bots.acolyte.battle import StoryForecast, Team, Unit, resolve

LARGEST: Final = 10
"""How many characters of a side are thought about: the best ones."""


class Ranks:
    """Those of a side who are at a story, with those who could come: the team of each subset, found once. Subsets are
    bit masks."""

    __slots__ = ("_teams", "_units")

    def __init__(self, team: Team, units: list[Unit]) -> None:
        self._units = units
        self._teams: list[Team | None] = [None] * (1 << len(units))
        self._teams[0] = team

    def team(self, mask: int) -> Team:
        """Who is there when these have come."""
        team = self._teams[mask]
        if team is None:
            last = _LAST_OF[mask]
            team = self._teams[mask] = Team(self.team(mask ^ 1 << last), self._units[last])
        return team


_LAST_OF: Final = [mask.bit_length() - 1 for mask in range(1 << LARGEST)]
"""For each mask the last one in it."""


class Ground:
    """A story's struggles, with who is there and who could come: how fights end there, each found once."""

    __slots__ = ("_mine", "_outcomes", "_script", "_theirs", "attacking")

    def __init__(self, script: tuple[int, ...], mine: Ranks, theirs: Ranks, attacking: bool, size: int) -> None:
        self._script = script
        self._mine = mine
        self._theirs = theirs
        self.attacking = attacking
        """Whether the side that plans is the active player's."""
        self._outcomes: list[dict[int, StoryForecast] | None] = [None] * size

    def outcome(self, mine: int, theirs: int) -> StoryForecast:
        """How it ends with these of the side that plans and these of the other."""
        by_theirs = self._outcomes[mine]
        if by_theirs is None:
            by_theirs = self._outcomes[mine] = {}
        forecast = by_theirs.get(theirs)
        if forecast is None:
            ours, others = self._mine.team(mine), self._theirs.team(theirs)
            forecast = resolve(self._script, ours, others) if self.attacking else resolve(self._script, others, ours)
            by_theirs[theirs] = forecast
        return forecast
