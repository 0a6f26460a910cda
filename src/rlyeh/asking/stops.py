"""Stops: which windows are worth a question.

A window opens for whoever holds anything to use in it, which is nearly always. Most of them are let go by: what was
worth doing in one's own operations was done there, and what remains is of use when the other side has done something
that it can be used on, or before stories resolve.
"""

from __future__ import annotations

from collections.abc import Sequence

from rlyeh.asking.course import Step, is_own_operations, window
from rlyeh.asking.habits import Habits
from rlyeh.asking.reach import is_contested, only_readies, reach, stands_to_win
from rlyeh.engine import NOTHING, PASS, Decision, Game, reading
from rlyeh.engine.reading import Occurrence
from rlyeh.model import Phase


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
    """Whether an Action could be used on what is new: on something that the other side has done since one's last
    chance and never before, or at a story that is about to resolve."""
    state = game.state
    seat = decision.seat
    if state.phase not in (Phase.OPERATIONS, Phase.STORY):
        return False
    since = _since(seat, steps)
    before = steps[: len(steps) - len(since)]
    reached = [(option.card, reach(game, seat, option)) for option in decision.options]
    if state.phase is Phase.STORY:
        if reading.is_next(game, "resolve"):  # the last action window before stories resolve (FLOW-5: 5.5)
            idle = {option.card for option in decision.options if only_readies(option)}
            useful = [(card, cards) for card, cards in reached if card not in idle]
            return any(_is_at_stake(game, seat, story, useful, before) for story in state.row)
        if reading.has_begun(game, "resolve") or state.active != seat:
            return False  # too late, or it can wait for the window before resolution
    theirs = [(step, step.cards[0]) for step in since if step.seat != seat and step.cards]
    done = {card for step, card in theirs if _calls_for_it(game, seat, step, card)}
    return any(done & cards for _, cards in reached)


def _calls_for_it(game: Game, seat: int, step: Step, card: int) -> bool:
    """Whether the other side's answer is something to be answered at once: what it plays, or does to a card of the
    player's. Characters can wait until they are where it counts, in the last window before stories resolve."""
    if step.verb == "play":
        return not reading.is_character(game, card)
    return step.verb in ("choose", "attach") and seat == game.state.cards[card].controller


def _is_at_stake(
    game: Game, seat: int, story: int, reached: list[tuple[int, set[int]]], before: Sequence[Step]
) -> bool:
    """Whether an Action matters at a story before it resolves: the other side would win it, or both are there, and the
    Action or one of the characters of the other side was not there to be considered before."""
    at_story = {story, *reading.committed(game, story)}
    able = {card for card, cards in reached if cards & at_story}
    if not able:
        return False
    if stands_to_win(game, story) == 1 - seat:
        return True
    if not is_contested(game, story):
        return False
    offered = {card for step in before if step.seat == seat and step.kind == "action" for card in step.offers}
    committed_before = {step.cards[0] for step in before if step.seat != seat and step.verb == "commit"}
    return not able <= offered or not set(reading.committed(game, story, 1 - seat)) <= committed_before


def _since(seat: int, steps: Sequence[Step]) -> list[Step]:
    """What was answered since a player last had the chance to act: automatic passes are none."""
    since: list[Step] = []
    for step in reversed(steps):
        if step.seat == seat and step.kind == "action" and not step.auto:
            break
        since.append(step)
    since.reverse()
    return since


# -- disrupts and responses --------------------------------------------------------------------------------------------


def touches(game: Game, decision: Decision) -> bool:
    """Whether something that may be answered is done by the other side, or happens to the player or their cards."""
    answered = game.topic.answered
    return any(
        _concerns(game, decision.seat, answered[option.other])
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
