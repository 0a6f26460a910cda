"""Loop detection: a player who can repeat a cycle shows it, then names how often; nobody may stall (EFF-44).

The answers since an action window began are its trail. When the trail ends in the same cycle twice, the player may
have it repeated. A cycle in which both players act is two opposed loops: they neutralise each other, and the window
closes (EFF-45). A cycle that drew or shuffled cards cannot be shortened, only played out.

What calls up one another between two actions (forced responses, passive and watching text, checks, disrupts, responses)
is a chain. It may be long, but not endless: when it is cut, whatever would be added to it does not happen (AMB-89).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.decision import PASS, Decision, Option
from rlyeh.engine.state.random import MARK_OF_CHANCE

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

MOST: Final = 1000
"""How often a cycle may be repeated in one go, at most: any number up to it, never "endlessly" (AMB-89)."""

MOST_ANSWERS: Final = 4000
"""How many answers all these laps may have together, so that nobody waits for a long cycle."""

LONGEST: Final = 24
"""The longest cycle that is looked for, in answers."""

OPPOSED: Final = 5
"""How often two players show that their loops oppose each other before the window closes (EFF-45)."""

PATIENCE: Final = 40
"""How many actions of a window may go in circles before it closes (EFF-46)."""

LONG_PATIENCE: Final = 400
"""As `PATIENCE`, for cycles that must be played out."""

LONGEST_CHAIN: Final = 200
"""How many effects may call up one another before the chain is cut."""

SEATS: Final = ("0 ", "1 ")
"""How a mark on the trail begins: with whose answer it is."""

REPEATED: Final = "again!"
"""A mark on the trail for each ten laps, or less, that were repeated at a player's word."""


def begin_chain(game: Game) -> None:
    """An action or a step of the turn begins: what follows is a new chain."""
    game.state.chain = 0


def lengthen_chain(game: Game) -> None:
    """One more effect comes of another."""
    game.state.chain += 1


def is_cut(game: Game) -> bool:
    """Whether so much has come of one another already that it must be a loop: nothing more comes of it (AMB-89)."""
    return game.state.chain >= LONGEST_CHAIN


def add_to_trail(game: Game, decision: Decision, option: Option, key: str) -> None:
    """Add an answer to the trail; actions are marked, because it matters who acts in a cycle. Naming how often a cycle
    is repeated is no part of it."""
    entry = SEATS[decision.seat] + key
    if decision.kind == "action":
        if option.verb == "repeat":
            return
        if option.verb != PASS:
            entry += "!"
    game.state.trail.append(entry)


def shown_cycle(trail: list[str], times: int = 2) -> tuple[str, ...]:
    """The shortest cycle that the trail ends in so many times; empty if there is none."""
    for length in range(1, min(LONGEST, len(trail) // times) + 1):
        if trail[-1] == trail[-1 - length]:
            cycle = trail[-length:]
            if cycle * times == trail[-times * length :] and actors(tuple(cycle)):
                return tuple(cycle)
    return ()


def actors(cycle: tuple[str, ...]) -> set[str]:
    """The seats that act in a cycle."""
    return {key.split(" ", 1)[0] for key in cycle if key.endswith("!") and key != REPEATED}


def repeat_options(game: Game, seat: int) -> list[Option]:
    """The offer to repeat the cycle that the player has just shown; one that draws or shuffles is played out."""
    cycle = shown_cycle(game.state.trail)
    if not cycle or MARK_OF_CHANCE in cycle or actors(cycle) != {str(seat)}:
        return []
    return [Option("repeat", number=1, most=min(MOST, MOST_ANSWERS // len(cycle)))]


def goes_in_circles(game: Game) -> bool:
    """Whether the window must close: two loops oppose each other (EFF-45), or one only passes the time (EFF-46)."""
    trail = game.state.trail
    cycle = shown_cycle(trail)
    if not cycle:
        return False
    if len(actors(cycle)) == 2 and MARK_OF_CHANCE not in cycle:
        return bool(shown_cycle(trail, OPPOSED))
    patience = LONG_PATIENCE if MARK_OF_CHANCE in cycle else PATIENCE
    return sum(key.endswith("!") for key in trail) > patience


def start_repeating(game: Game, number: int) -> None:
    """Have the shown cycle repeated so many times."""
    state = game.state
    state.repeat = shown_cycle(state.trail) * number
    state.trail = [mark for mark in state.trail if mark == REPEATED] + [REPEATED] * min(number, 10)


def next_repeated(game: Game, decision: Decision) -> Option | None:
    """The answer that a repeated cycle gives to this question; when it does not fit, the repetition is over."""
    expected, *rest = game.state.repeat
    seat, key = expected.rstrip("!").split(" ", 1)
    option = decision.option(key) if seat == str(decision.seat) else None
    game.state.repeat = () if option is None else tuple(rest)
    return option
