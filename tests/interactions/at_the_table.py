"""What the tests of cards meeting each other share: a table, and resolving stories without surprises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rlyeh.engine.stories.struggle_counts import struggles_at
from rlyeh.model import Card, Icon
from rlyeh.testing import CardHandle, Scenario

BOTH = ("lcg", "lcg-final")
"""The two rule sets that a ruling is tried under where they might differ."""


def table_at(
    phase: str = "operations", *, bells: Sequence[str] = ("darin", "tommy"), cards: Sequence[Card] = (), **how: Any
) -> Scenario:
    """A table at which both players are asked in every action window."""
    return Scenario(phase=phase, bells=bells, cards=cards, **how)


def struggles(table: Scenario, story: CardHandle) -> list[int]:
    """How many struggles of each kind a story has: terror, combat, arcane, investigation."""
    return [struggles_at(table.game, story.id, icon) for icon in Icon]


def resolve(table: Scenario) -> list[str]:
    """Pass until stories resolve, then decline or take the last option of every question that struggles ask; the kinds
    of these questions in order."""
    kinds: list[str] = []
    while (decision := table.decision) is not None:
        if decision.kind in ("victim", "arcane", "token"):
            kinds.append(decision.kind)
            table.game.apply(decision.options[-1])
        elif decision.kind == "action" and not kinds and not table.game.state.resolved:
            table.game.apply("pass")
        else:
            break
    return kinds
