"""A duel: the game by numbers, without any of the interfaces."""

import copy
import pickle

import pytest

from rlyeh.bots import Chair, make
from rlyeh.encoding import ids, observe
from rlyeh.engine.state.random import Chance
from rlyeh.engine.visibility import sight
from rlyeh.envs import Duel, Setting, potential
from rlyeh.errors import GameOver

SETTING = Setting()


def test_it_saves_loads_and_copies() -> None:
    duel = Duel.deal(SETTING, 3)
    for _ in range(50):
        duel.act(duel.legal()[-1])
    loaded = Duel.load(SETTING, duel.save())
    pickled = pickle.loads(pickle.dumps(duel))
    for twin in (loaded, pickled, copy.deepcopy(duel), duel.clone()):
        assert twin.digest() == duel.digest()
        assert twin.legal() == duel.legal()
        assert twin.observation(0).tobytes() == duel.observation(0).tobytes()


def test_bots_and_actions_speak_of_the_same() -> None:
    """What a bot answers has a number, and acting with it is the bot's answer."""
    duel = Duel.deal(SETTING, 8)
    bot = make("acolyte")
    while not duel.is_over:
        option = bot.choose(Chair(duel.game))
        action = duel.action(option)
        assert duel.options[action].key == option.key
        duel.act(action)
        assert duel.game.answers[-1] == option.key
    assert duel.reward(duel.winner) == 1.0
    assert duel.reward(1 - duel.winner) == -1.0
    assert duel.seat == -1
    with pytest.raises(GameOver):
        duel.act(0)


def test_who_keeps_looking_is_told_what_a_newcomer_is_told() -> None:
    """With the texts of real cards: both seats look now and then, and are told what is written from nothing."""
    setting = Setting("quick")
    looks = 0
    for seed in range(6):
        duel = Duel.deal(setting, seed)
        chance = Chance(seed)
        while not duel.is_over:
            for seat in (0, 1):
                if chance.below(3):
                    assert duel.row(seat) == observe(setting.layout, sight(duel.game, seat))
                    looks += 1
            assert duel.numbers() == ids(setting.schema, sight(duel.game, duel.seat))
            legal = duel.legal()
            duel.act(legal[chance.below(len(legal))])
    assert looks > 1000


def test_the_potential_is_what_one_is_ahead() -> None:
    duel = Duel.deal(SETTING, 8)
    bot = make("acolyte")
    seen = set()
    while not duel.is_over:
        mine, theirs = potential(duel.sight(0)), potential(duel.sight(1))
        assert mine == pytest.approx(-theirs)
        assert -1 <= mine <= 1
        seen.add(round(mine, 2))
        duel.answer(bot.choose(Chair(duel.game)))
    assert len(seen) > 3


def test_quick_deals_all_decks_with_one_table() -> None:
    quick = Setting("quick")
    names = {tuple(sorted(set(Duel.deal(quick, seed).game.header.decks[0]))) for seed in range(40)}  # type: ignore[union-attr]
    assert len(names) > 15
    assert Setting("quick").schema.hash == quick.schema.hash != SETTING.schema.hash
