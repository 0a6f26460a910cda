"""Words for rules that no declared card needs yet, such as "play only if"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.engine.words.parts import Condition, Trigger
from rlyeh.engine.words.text_box import Ability, Standing
from rlyeh.model import Label, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class PlayOnly(Modifier):
    """A circumstance without which the card cannot be played; putting it into play is another matter (EFF-41)."""

    answers = Layer.PLAYABLE

    if_: Condition

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return card == context.source

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        return card == context.source and not self.if_.holds(game, context)

    def english(self) -> str:
        return f"play only if {self.if_.english()}"


def play_only_if(condition: Condition) -> Standing:
    """A restriction on playing a character or support: play_only_if(exists(MINE))."""
    return Standing((PlayOnly(condition),), zones=(Zone.HAND,))


@dataclass(frozen=True)
class Waits(Trigger):
    """What waits for everything that happens, and finds that none of it is meant. What comes to be only where somebody
    waits for it (`ON_DEMAND`) is left out."""

    before: bool = False

    def kinds(self) -> frozenset[int]:
        return frozenset(kind for kind in Kind if kind not in ON_DEMAND)

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        return False

    def english(self) -> str:
        return "when something else happens"


ON_DEMAND = frozenset(
    {
        Kind.BEGIN_TURN,
        Kind.BEGIN_PHASE,
        Kind.END_PHASE,
        Kind.END_TURN,
        Kind.STRUGGLE,
        Kind.STRUGGLE_RESULT,
        Kind.SKILL_CHECK,
        Kind.CHECKED,
        Kind.RESOLVE_STORY,
        Kind.STRUGGLES_OVER,
        Kind.ALL_RESOLVED,
        Kind.TARGET,
    }
)
"""Kinds that change nothing and are not even made where nobody waits for them."""


def in_wait() -> list[Ability]:
    """Abilities that keep every stage of everything that happens open, and never do anything."""
    stages = [(Label.DISRUPT, True), (Label.DISRUPT, False), (Label.PASSIVE, True), (Label.PASSIVE, False)]
    found = [Ability(label, (), trigger=Waits(before)) for label, before in [*stages, (Label.FORCED, False)]]
    return [*found, Ability(Label.PASSIVE, (), trigger=Waits(True), instead=True)]
