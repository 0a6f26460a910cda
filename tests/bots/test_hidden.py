"""Law 4: no bot's answer hangs on what its seat does not know. Bots are the same for the same seed."""

from collections.abc import Callable

import pytest

from rlyeh.bots import Bot, Chair, RandomBot, make
from rlyeh.bots.acolyte import Acolyte
from rlyeh.bots.careless import Careless
from rlyeh.bots.hints import hint
from rlyeh.bots.reference_1 import ReferenceOne
from rlyeh.bots.sorcerer import Sorcerer
from rlyeh.engine import Game
from rlyeh.engine.state.random import Chance
from tests.random_play import start

Makes = Callable[[int], Bot]
BOTS: dict[str, Makes] = {
    "random": RandomBot,
    "careless": Careless,
    "reference-1": ReferenceOne,
    "acolyte": Acolyte,
    "sorcerer": lambda seed: Sorcerer(seed, simulations=6),
}


def disguised(game: Game, seat: int) -> Game:
    """Another game that the seat cannot tell from this one."""
    other = game.imagine(seat, Chance(len(game.answers) + 99))
    other.answers = game.answers[:]
    return other


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", [3, 8])
def test_the_same_answer_whatever_is_hidden(name: str, seed: int) -> None:
    """Each bot is asked in the true game and in one in which all that its seat does not know was dealt anew."""
    game = start(seed)
    bot, guide = BOTS[name](5), Acolyte()
    asked = 0
    while not game.is_over and asked < 100:
        chair = Chair(game)
        if name != "sorcerer" or asked % 4 == 0:
            fresh = BOTS[name](5)
            assert fresh.choose(Chair(disguised(game, chair.seat))).key == bot.choose(chair).key
        game.apply(guide.choose(chair))
        asked += 1
    assert asked > 30


def test_a_hint_knows_no_more_than_the_person() -> None:
    game = start(3)
    for number in range(60):
        chair = Chair(game)
        if number % 6 == 0:
            assert hint(Chair(disguised(game, chair.seat)), simulations=4) == hint(chair, simulations=4)
        game.apply(Acolyte().choose(chair))


@pytest.mark.parametrize("name", ["careless", "reference-1", "acolyte"])
def test_the_same_seed_the_same_game(name: str) -> None:
    ends = []
    for _ in range(2):
        game = start(2)
        bots = [make(name, 1), make(name, 2)]
        while (decision := game.decision) is not None:
            game.apply(bots[decision.seat].choose(Chair(game)))
        ends.append(game.answers)
    assert ends[0] == ends[1]


def test_another_seed_makes_another_careless_player() -> None:
    ends = []
    for seed in (1, 2):
        game = start(2)
        while not game.is_over and len(game.answers) < 60:
            game.apply(Careless(seed).choose(Chair(game)))
        ends.append(game.answers)
    assert ends[0] != ends[1]
