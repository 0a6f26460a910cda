"""Judgement by playouts: what a position is worth, and what an answer costs, by games played on from there.

The judge knows no more than the seat whose decision it looks at: every game that is played on is one that the seat
could be in. Two answers are compared in the same imagined games, so that what is left is the answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rlyeh.arena.coach.steps import continues, words
from rlyeh.arena.schedule import SEATS, derived
from rlyeh.arena.table import LONGEST, faces
from rlyeh.bots import Chair, make
from rlyeh.bots.acolyte import advise
from rlyeh.engine import Chance, Decision, Game, reading
from rlyeh.engine.files import GameRecord
from rlyeh.errors import IllegalOption
from rlyeh.model import Position

FEATURES = ("stories", "tokens", "characters", "insane", "hand", "resources")
"""What is counted on each side when the turn is over, to say why one answer is better than another."""

Side = tuple[int, ...]
Keys = tuple[str, ...]


@dataclass(frozen=True)
class Advice:
    """What the search bot would have answered, as keys and in words."""

    keys: Keys
    text: str


@dataclass(frozen=True)
class Comparison:
    """Two answers in the same imagined games: who won, and what both sides had at the end of the turn."""

    deals: int
    played: int
    """Games that were won after what was played."""
    better: int
    """Games that were won after what the bot would have played."""
    gains: int
    """Games that only the bot's answer wins."""
    losses: int
    """Games that only the played answer wins."""
    own: tuple[float, ...]
    """How much more of each feature the seat has after the bot's answer, on average."""
    other: tuple[float, ...]
    """The same for the other side."""

    def __add__(self, addend: Comparison) -> Comparison:
        deals = self.deals + addend.deals

        def mean(one: tuple[float, ...], two: tuple[float, ...]) -> tuple[float, ...]:
            if not deals:
                return one
            return tuple((a * self.deals + b * addend.deals) / deals for a, b in zip(one, two, strict=True))

        return Comparison(
            deals,
            self.played + addend.played,
            self.better + addend.better,
            self.gains + addend.gains,
            self.losses + addend.losses,
            mean(self.own, addend.own),
            mean(self.other, addend.other),
        )


class Judge:
    """Looks at one recorded game."""

    def __init__(self, text: str, bot: str, seed: int) -> None:
        self.record = GameRecord.loads(text)
        self.bot = bot
        self.seed = seed

    @cached_property
    def _start(self) -> Game:
        return self.record.start(faces(self.record.rules))

    def position(self, answers: int) -> Game:
        """The game after so many answers."""
        game = self._start.clone()
        for key in self.record.answers[:answers]:
            game.apply(key)
        return game

    # -- how good a position is ----------------------------------------------------------------------------------------

    def chance(self, answers: int, games: int) -> int:
        """How many of so many games, played on from here as either seat could imagine, are won by seat 0."""
        game = self.position(answers)
        won = 0
        for number in range(games):
            twin = game.imagine(number % 2, Chance(derived(self.seed, 1, answers, number)))
            won += play_on(twin) == 0
        return won

    # -- what somebody else would do -----------------------------------------------------------------------------------

    def advice(self, start: int) -> Advice:
        """What the search bot answers at a step, all of it where it is planned as a whole."""
        game = self.position(start)
        decision = game.decision
        assert decision is not None, "a step begins with a question"
        bot = make(self.bot, derived(self.seed, 2, start))
        kind, seat = decision.kind, decision.seat
        keys: list[str] = []
        sentences: list[str] = []
        open_: Decision | None = decision
        while open_ is not None:
            option = bot.choose(Chair(game))
            keys.append(option.key)
            sentences.append(words(game, open_, option.key))
            game.apply(option)
            open_ = game.decision if continues(kind, seat, game.decision) else None
        return Advice(tuple(keys), " · ".join(part for part in sentences if part))

    # -- what an answer costs ------------------------------------------------------------------------------------------

    def compare(self, start: int, played: Keys, better: Keys, first: int, deals: int) -> Comparison:
        """Two answers in so many imagined games, of which `first` is the number of the first one."""
        game = self.position(start)
        assert game.decision is not None, "a step begins with a question"
        seat = game.decision.seat
        total = Comparison(0, 0, 0, 0, 0, (0.0,) * len(FEATURES), (0.0,) * len(FEATURES))
        for number in range(first, first + deals):
            twin = game.imagine(seat, Chance(derived(self.seed, 3, start, number)))
            after_played, after_better = _after(twin.clone(), played), _after(twin, better)
            if after_played is not None and after_better is not None:
                total += _compared(after_played, after_better, seat)
        return total


def _after(game: Game, keys: Keys) -> Game | None:
    """The game after some answers; None if it does not allow them."""
    try:
        for key in keys:
            game.apply(key)
    except IllegalOption:
        return None
    return game


def _compared(played: Game, better: Game, seat: int) -> Comparison:
    """Both games played on to the end of the turn, where they are looked at, and from there to their ends."""
    turn = played.state.turn
    sides = []
    for game in (played, better):
        play_on(game, turn)
        sides.append([features(game, side) for side in SEATS])
    won = [play_on(game) == seat for game in (played, better)]
    own, other = (
        tuple(float(b - a) for a, b in zip(sides[0][side], sides[1][side], strict=True)) for side in (seat, 1 - seat)
    )
    return Comparison(1, won[0], won[1], won[1] and not won[0], won[0] and not won[1], own, other)


def play_on(game: Game, turn: int | None = None) -> int:
    """Let acolytes play both sides, to the end of a turn or of the game; returns the seat that won, if one has."""
    for _ in range(LONGEST):
        if game.decision is None or (turn is not None and game.state.turn > turn):
            break
        game.apply(advise(game, quick=True))
    return game.winner


def features(game: Game, seat: int) -> Side:
    """What a side has."""
    state = game.state
    side = state.sides[seat]
    own = [card for card in reading.controls(game, seat) if state.cards[card].face.is_character]
    insane = sum(state.cards[card].position is Position.INSANE for card in own)
    tokens = sum(state.cards[story].tokens[seat] for story in state.row)
    resources = sum(len(domain.resources) for domain in side.domains)
    return (len(side.won), tokens, len(own) - insane, insane, len(side.hand), resources)
