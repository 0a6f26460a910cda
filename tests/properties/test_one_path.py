"""There is one way for a thing to happen (law 5): whether somebody watches, what is kept, and whether anybody waits for
what happens leads to the same game, step by step."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from rlyeh.cards import POOL
from rlyeh.engine import NOBODY, RULE_SETS, Game
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence_kinds import Until
from rlyeh.engine.state.records import Context, Lasting
from rlyeh.engine.state.touch import LASTING
from rlyeh.engine.visibility import Lookout, Onlooker
from rlyeh.engine.words.printed_card import Faces
from rlyeh.testing.invariants import random_game
from tests.words_for_rules import in_wait

GAMES = 4
LONGEST = 500


@cache
def faces(rules: str) -> Faces:
    return Faces(POOL.under(RULE_SETS[rules].errata))


class Player:
    """Plays a game that nobody looks at."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def answer(self, key: str) -> None:
        self.game.apply(key)


class WithJournal(Player):
    """Keeps a journal."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        game.keep_journal()


class WithOnlookers(Player):
    """Looks at every decision for both seats and for spectators."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.table = Onlooker()
        self.lookouts = [Lookout(seat, self.table) for seat in (0, 1)]

    def answer(self, key: str) -> None:
        for lookout in self.lookouts:
            lookout.look(self.game)
        self.game.view(NOBODY)
        super().answer(key)


class Forgetful(Player):
    """Goes on with a copy at every decision, so that whatever is in force is found anew."""

    def answer(self, key: str) -> None:
        self.game = self.game.clone()
        super().answer(key)


class WithEverythingAwaited(Player):
    """Has abilities in force that wait for everything and never act: nothing takes the quick way, and every stage has
    somebody to ask."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        rules = Context(NOTHING, game.state.active)
        game.state.lasting += [
            Lasting(-1 - number, ability, rules, Until.PERMANENT, (), 0) for number, ability in enumerate(in_wait())
        ]
        game.touched(LASTING)


def bare_hash(game: Game) -> str:
    """The hash of a game without what keeps the stages open: the abilities in wait, what they have seen, and the stages
    that are under way on the stack."""
    twin = game.clone()
    state = twin.state
    state.lasting = [lasting for lasting in state.lasting if lasting.id > 0]
    state.stack = []
    state.waiting = []
    return twin.hash()


def played(rules: str, seed: int) -> Iterator[list[Player]]:
    """One random game in all these ways at once, at every decision and at its end."""
    players = [
        kind(random_game(POOL, RULE_SETS[rules], seed, faces(rules)))
        for kind in (Player, WithJournal, WithOnlookers, Forgetful, WithEverythingAwaited)
    ]
    chance = random.Random(seed)
    for _ in range(LONGEST):
        yield players
        decision = players[0].game.decision
        if decision is None:
            return
        key = chance.choice(decision.options).key
        for player in players:
            player.answer(key)


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_game_is_the_same_whoever_watches_and_whatever_waits(rules: str, seed: int) -> None:
    """Law 5."""
    for number, players in enumerate(played(rules, seed)):
        plain, *others, awaited = [player.game for player in players]
        for game in (*others, awaited):
            assert keys_of(game) == keys_of(plain), (number, game)
        assert {game.hash() for game in others} == {plain.hash()}, number
        assert bare_hash(awaited) == bare_hash(plain), number


def keys_of(game: Game) -> tuple[int, list[str]] | None:
    """Who is asked, and what may be answered."""
    decision = game.decision
    return None if decision is None else (decision.seat, decision.keys())
