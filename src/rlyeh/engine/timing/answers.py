"""Answers: the option that one names, and how a failed one is undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.effects.loop_detection import add_to_trail
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Decision, Option
from rlyeh.engine.state.random import Chance
from rlyeh.engine.state.state import State
from rlyeh.engine.state.touch import CARDS
from rlyeh.errors import GameOver, IllegalOption, did_you_mean

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


def open_question(game: Game) -> Decision:
    """The question that an answer is given to."""
    decision = game.decision
    if decision is None:
        raise GameOver("The game is over: there is nothing to answer.", source=game.state.won_by)
    return decision


def option_named(decision: Decision, answer: Option | str) -> Option:
    """The option that an answer names."""
    key = answer.key if isinstance(answer, Option) else answer
    option = decision.option(key)
    if option is None:
        raise IllegalOption(
            f'"{key}" is not among the {len(decision.options)} options of this {decision.kind} decision '
            f"of seat {decision.seat}.{_range_of(decision, key) or did_you_mean(key, decision.keys())}",
            source=decision.rule,
        )
    return option


def _range_of(decision: Decision, key: str) -> str:
    """The sentence that says which numbers an answer takes, where a key has another one."""
    for option in decision.options:
        if option.most != NOTHING and key.partition(".")[0] == option.key.partition(".")[0]:
            return f' It takes a number from {option.number} to {option.most}, such as "{option.key}".'
    return ""


class Checkpoint:
    """A position, and how many answers had led there. When an answer fails, those given since are played again from it,
    and what was imagined since is imagined again. It never changes, so copies of a game share it."""

    __slots__ = ("answers", "state")

    def __init__(self, state: State, answers: int) -> None:
        self.state = state
        self.answers = answers

    def restore(self, game: Game, entries_before: int) -> None:
        """Bring a game back to before a failed answer; of its journal the first `entries_before` entries stay."""
        journal, game.journal = game.journal, None
        _become(game, self.state.clone())
        for number in range(self.answers, len(game.answers) + 1):
            for at, seat, seed in game.deals:
                if at == number:
                    imagined = game.imagine(seat, Chance(seed))
                    _become(game, imagined.state)
                    game.set_candidates_outside_play(imagined.candidates_outside_play())
            if number < len(game.answers):
                decision = open_question(game)
                option = option_named(decision, game.answers[number])
                add_to_trail(game, decision, option, option.key)
                game.become(game.state)
                game.state.stack[-1].answer(game, option)
        if journal is not None:
            del journal[entries_before:]
            game.journal = journal


def _become(game: Game, state: State) -> None:
    """Let a game go on from another state: nothing that was found out about the former one holds."""
    game.become(state)
    game.touched(CARDS)
