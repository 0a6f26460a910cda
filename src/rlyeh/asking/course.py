"""The course of a game as far as asking needs it: who answered what, so that it can be told what happened since."""

from __future__ import annotations

from dataclasses import dataclass

from rlyeh.engine import NOTHING, Decision, Game, Option
from rlyeh.model import Phase

WINDOWS = ("action", "disrupt", "response")
"""The questions that are only asked of somebody who holds something to answer them with."""


@dataclass(frozen=True, slots=True)
class Step:
    """An answer that was given, by a person or for them."""

    seat: int
    kind: str
    """The kind of question."""
    verb: str
    cards: tuple[int, ...]
    """The cards that the answer names."""
    turn: int
    window: str
    """The window it was given in, as stops name it; empty for any other question."""
    auto: bool = False
    """Whether it was given for them."""
    offers: tuple[int, ...] = ()
    """The cards that could be used in that window."""


def step(game: Game, option: Option, auto: bool = False) -> Step:
    """The step that answering the open question with an option is."""
    decision = game.decision
    assert decision is not None
    cards = tuple([card for card in (option.card, option.other) if card != NOTHING])
    if decision.kind in ("disrupt", "response"):
        cards = cards[:1]  # the other number is that of an occurrence
    name = window(game, decision)
    offers = tuple([offered.card for offered in decision.options if offered.card != NOTHING]) if name else ()
    return Step(decision.seat, decision.kind, option.verb, cards, game.state.turn, name, auto, offers)


def window(game: Game, decision: Decision) -> str:
    """The name of a window: kind, phase and whose turn it is, such as "action/story/theirs"."""
    if decision.kind not in WINDOWS:
        return ""
    whose = "mine" if game.state.active == decision.seat else "theirs"
    return f"{decision.kind}/{game.state.phase.name.lower()}/{whose}"


def is_own_operations(game: Game, decision: Decision) -> bool:
    """Whether it is the window in which its player builds up: it is never passed over."""
    state = game.state
    return decision.kind == "action" and state.phase is Phase.OPERATIONS and state.active == decision.seat
