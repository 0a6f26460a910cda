"""Stops: which windows are worth a question.

A window opens for whoever holds anything to use in it, which is nearly always. Most of them are let go by: what was
worth doing in one's own operations was done there, and what remains is of use when the other side has done something
that it can be used on, or before stories resolve.
"""

from __future__ import annotations

from collections.abc import Sequence

from rlyeh.asking.course import Step, is_own_operations, window
from rlyeh.asking.habits import Habits
from rlyeh.engine import Game
from rlyeh.engine.abilities import Choice, Effect
from rlyeh.engine.decisions import PASS, Decision, Option
from rlyeh.engine.flow import STEPS, Turn
from rlyeh.engine.pieces import NOTHING
from rlyeh.engine.records import Context, Occurrence
from rlyeh.engine.windows import Reactions
from rlyeh.model import Phase

BEFORE_RESOLUTION = STEPS.index(Turn.resolve)
"""Where a turn stands in the last action window before stories resolve (FLOW-5: 5.5)."""
DEEDS = frozenset(("play", "use", "commit", "choose", "attach"))
"""Answers by which a player does something to cards that another one may want to answer."""


def is_stop(game: Game, decision: Decision, habits: Habits, steps: Sequence[Step]) -> bool:
    """Whether the open window is worth a question."""
    if habits.preset == "every" or is_own_operations(game, decision):
        return True
    if habits.preset == "own":
        return window(game, decision) in habits.stops
    if decision.kind != "action":
        return habits.preset == "normal" or touches(game, decision)
    if habits.preset == "relaxed":
        return False
    return _is_answer_to_something(game, decision, steps)


# -- actions ---------------------------------------------------------------------------------------------------------


def _is_answer_to_something(game: Game, decision: Decision, steps: Sequence[Step]) -> bool:
    """Whether an Action could be used on what the other side has done since one's last chance, or at the stories to
    which somebody has committed, before they resolve."""
    state = game.state
    if state.phase not in (Phase.OPERATIONS, Phase.STORY):
        return False
    since = _since(decision.seat, steps)
    if state.stack[0].pc == BEFORE_RESOLUTION and any(step.verb == "commit" for step in since):
        return True
    done = {card for step in since if step.seat != decision.seat and step.verb in DEEDS for card in step.cards}
    return bool(done) and any(done & _within_reach(game, decision.seat, option) for option in decision.options)


def _since(seat: int, steps: Sequence[Step]) -> list[Step]:
    """What was answered since a player last had the chance to act: automatic passes are none."""
    since: list[Step] = []
    for step in reversed(steps):
        if step.seat == seat and step.kind == "action" and not step.auto:
            break
        since.append(step)
    return since


def _within_reach(game: Game, seat: int, option: Option) -> set[int]:
    """The cards that an ability could be used on."""
    ability = option.ability
    if ability is None or option.card == NOTHING:
        return set()
    context = Context(option.card, seat, game.state.cards[option.card].life)
    found: set[int] = set()
    for choice, effect in _choices(ability.children()):
        found.update(choice.candidates(game, context, effect))
    return found


def _choices(children: object) -> list[tuple[Choice, Effect]]:
    """What is chosen when an ability is used."""
    return [
        pair
        for _, child in children  # type: ignore[attr-defined]
        if isinstance(child, Effect)
        for pair in child.choices()
    ]


# -- disrupts and responses --------------------------------------------------------------------------------------------


def touches(game: Game, decision: Decision) -> bool:
    """Whether something that may be answered is done by the other side, or happens to the player or their cards."""
    frame = game.state.stack[-1]
    if not isinstance(frame, Reactions):
        return True
    heard = frame.heard(game)
    return any(
        _concerns(game, decision.seat, heard[option.other])
        for option in decision.options
        if option.verb != PASS and option.other != NOTHING
    )


def _concerns(game: Game, seat: int, occurrence: Occurrence) -> bool:
    if 1 - seat == occurrence.by or seat in (occurrence.seat, occurrence.loser):
        return True
    cards = game.state.cards
    return any(
        card != NOTHING and seat in (cards[card].owner, cards[card].controller)
        for card in (occurrence.card, occurrence.other)
    )
