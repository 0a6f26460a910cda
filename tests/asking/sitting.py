"""A scenario whose players are asked as people are: what their habits answer is answered for them."""

from __future__ import annotations

from rlyeh.asking import WINDOWS, Habits, Step, answer_for, step
from rlyeh.engine import Decision
from rlyeh.testing import CardHandle, Scenario


class Sitting:
    """Keeps the course of a scenario. Whoever is not the person answers by hand."""

    def __init__(self, table: Scenario, person: int, habits: Habits | None = None) -> None:
        self.table = table
        self.person = person
        self.habits = habits or Habits()
        self.steps: list[Step] = []
        self.given: list[str] = []
        """What was answered for the person."""

    def answers(self, *keys: str) -> None:
        """Whoever is asked answers."""
        for key in keys:
            self._give(key, auto=False)

    def commits(self, *cards: CardHandle, to: CardHandle) -> None:
        """Whoever is asked commits these, and nobody else."""
        for card in cards:
            self.answers(f"commit:{card.id}@{to.id}")
        if self.table.open_decision().kind == "commit":
            self.answers("done")

    def _give(self, key: str, auto: bool) -> None:
        decision = self.table.open_decision()
        option = decision.option(key)
        assert option is not None, f"{key} is not among {decision.keys()}"
        self.steps.append(step(self.table.game, option, auto))
        self.table.game.apply(option)

    def asked(self) -> Decision | None:
        """The next question that somebody has to answer themselves."""
        while (decision := self.table.decision) is not None and decision.seat == self.person:
            option = answer_for(self.table.game, self.habits, self.steps)
            if option is None:
                return decision
            self.given.append(option.key)
            self._give(option.key, auto=True)
        return self.table.decision

    def windows(self) -> list[str]:
        """The windows of this turn in which the person is asked, until something else is; both pass."""
        found = []
        turn = self.table.game.state.turn
        while (decision := self.asked()) is not None and decision.kind in WINDOWS:
            if self.table.game.state.turn != turn:
                break
            if decision.seat == self.person:
                found.append(f"{decision.kind}/{self.table.phase.name.lower()}")
            self.answers("pass")
        return found
