"""Phases of the turn: where they begin, what leaves them out, what ends with them, and the resource step's options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence_kinds import Until
from rlyeh.engine.words.modifiers import Layer
from rlyeh.model import Phase

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

IN_TURN: Final = int(Layer.PHASE)
NEXT_TURN: Final = Until.NEXT_TURN
NEXT_ACTION: Final = Until.NEXT_ACTION
REFRESH: Final = Phase.REFRESH
DRAW: Final = Phase.DRAW
RESOURCE: Final = Phase.RESOURCE
OPERATIONS: Final = Phase.OPERATIONS
STORY: Final = Phase.STORY


def is_left_out(game: Game, phase: Phase) -> bool:
    """Whether a text has the active player skip the phase (TURN-9)."""
    active = game.state.active
    return any(
        entry.holds(game) and entry.modifier.change_number(game, entry.context, active, int(phase)) > 0
        for entry in game.index().layers[IN_TURN]
    )


BEGINNINGS: Final[dict[Phase, str]] = {
    REFRESH: "restore", DRAW: "draw", RESOURCE: "resource", OPERATIONS: "operations", STORY: "story_phase",
}  # fmt: skip
"""The steps with which the phases begin."""
AFTERWARDS: Final[dict[Phase, str]] = {
    REFRESH: "draw", DRAW: "resource", RESOURCE: "operations", OPERATIONS: "story_phase", STORY: "end_turn",
}  # fmt: skip
"""Where the turn goes on when a phase is left out."""

RESOURCES: Final[dict[int, dict[int, list[Option]]]] = {}
"""The options to lay a card on each domain, by how many there are and by card: they are offered again and again."""


def resource_options(options_by_card: dict[int, list[Option]], card: int, domains: int) -> list[Option]:
    """To lay the card, or a random one for NOTHING, on each of so many domains; made once and kept."""
    options = options_by_card[card] = [Option("resource", card, number) for number in range(domains)]
    return options


def expires(game: Game, until: Until) -> bool:
    """Whether the time of some lasting effect may be over, or that of a card that stays revealed."""
    if game.state.revealed and until < NEXT_TURN:
        return True
    for lasting in game.state.lasting:
        is_short = lasting.until <= until or lasting.until == NEXT_ACTION
        if lasting.until == until if until >= NEXT_TURN else is_short:
            return True
    return False
