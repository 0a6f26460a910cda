"""Turn-taking of two agents: what `rlyeh_v0` does at every step.

It stands apart, and knows nothing of PettingZoo, so that it can be compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine import NOBODY

if TYPE_CHECKING:
    from rlyeh.envs.duel import Duel

AGENTS: Final = ("player_0", "player_1")
SEATS: Final = {agent: seat for seat, agent in enumerate(AGENTS)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking:
    """A game whose seats have names, with all that PettingZoo wants to know about who is asked.

    Calls of methods of its own would be looked up in Python, since others derive from it: at every step there are none.
    """

    def __init__(self, forgiving: bool, shows: bool) -> None:
        self.forgiving = forgiving
        """Whether an illegal action raises and changes nothing; otherwise it loses the game."""
        self.shows = shows
        """Whether there is anything to show besides."""
        self.duel: Duel | None = None
        self.agents: list[str] = list(AGENTS)
        self.agent_selection: str = AGENTS[0]
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}

    def begin(self, duel: Duel) -> None:
        """Ask whoever comes first in a new game."""
        self.duel = duel
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[duel.seat]
        self.infos[self.agent_selection]["legal_actions"] = duel.numbers()
        if self.shows:
            self.show()

    def follow(self, other: Asking, duel: Duel) -> None:
        """Be where another one is, with a game of one's own."""
        self.forgiving = other.forgiving
        self.shows = other.shows
        self.duel = duel
        self.agents = list(other.agents)
        self.agent_selection = other.agent_selection
        self.rewards = dict(other.rewards)
        self._cumulative_rewards = dict(other._cumulative_rewards)
        self.terminations = dict(other.terminations)
        self.truncations = dict(other.truncations)
        self.infos = {agent: dict(info) for agent, info in other.infos.items()}

    def playing(self) -> Duel:
        """The game, which must have begun."""
        assert self.duel is not None, "reset() comes first"
        return self.duel

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees. Only who is asked has legal actions."""
        return self.playing().seen(SEATS[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked sees, and what it is told besides."""
        agent = self.agent_selection
        duel = self.duel
        assert duel is not None, "reset() comes first"
        return (
            duel.seen(SEATS[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self.leave(action)
            return
        duel = self.duel
        assert duel is not None, "reset() comes first"
        seat = duel.play(action)
        if seat >= 0:
            next_agent = AGENTS[seat]
            if next_agent != agent:
                self.infos[agent] = {}
                self.agent_selection = next_agent
            self.infos[next_agent] = {"legal_actions": duel.numbers()}
        elif seat == NOBODY:
            self._end({player: duel.reward(SEATS[player]) for player in AGENTS})
        elif self.forgiving:
            duel.refuse(NOBODY if action is None else action)
        else:
            self._end({player: -1.0 if player == agent else 0.0 for player in AGENTS})
        if self.shows:
            self.show()

    def _end(self, rewards: dict[str, float]) -> None:
        """The game is over for both; the other one learns of it first. There were no rewards before."""
        self.rewards = rewards
        self._cumulative_rewards = dict(rewards)
        self.terminations = dict.fromkeys(AGENTS, True)
        self.infos = {player: {} for player in AGENTS}
        self.agent_selection = AGENTS[1 - SEATS[self.agent_selection]]

    def leave(self, action: Any) -> None:
        """An agent for whom the game is over goes."""
        raise NotImplementedError

    def show(self) -> None:
        """Show what is wanted besides."""
