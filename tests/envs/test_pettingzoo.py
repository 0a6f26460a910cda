"""The PettingZoo environment passes PettingZoo's own tests, and does what researchers expect beyond them."""

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from rlyeh.envs import rlyeh_v0
from rlyeh.errors import DeckError, EncodingError, IllegalOption


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """PettingZoo warns that an observation with a mask is no plain array; its own card games have the same."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


def answered(env: Any, times: int, seed: int = 0) -> None:
    """Give random answers."""
    chance = np.random.default_rng(seed)
    for _ in range(times):
        seen, _, over, _, _ = env.last()
        env.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))


def test_api() -> None:
    api_test(rlyeh_v0.env(decks="quick"), num_cycles=400)


def test_seed() -> None:
    seed_test(rlyeh_v0.env, num_cycles=60)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(rlyeh_v0.env)
    assert "Player 0: hand" in capsys.readouterr().out


def test_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(rlyeh_v0.env())
    assert "turns per second" in capsys.readouterr().out


def test_a_game_ends_with_one_winner() -> None:
    env = rlyeh_v0.env(seed=4)
    env.reset()
    chance = np.random.default_rng(4)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert not cut
        if over:
            rewards[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
    assert sorted(rewards.values()) == [-1, 1]
    assert env.agents == []


def test_only_who_is_asked_has_legal_actions() -> None:
    env = rlyeh_v0.env()
    env.reset(seed=1)
    answered(env, 30)
    asked = env.agent_selection
    other = next(agent for agent in env.agents if agent != asked)
    assert env.observe(asked)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()


def test_the_info_of_who_is_asked_lists_the_legal_actions() -> None:
    """They are the ones of the mask, in the order of the options; nobody else has any, nor anybody after the end."""
    env = rlyeh_v0.env()
    env.reset(seed=2)
    chance = np.random.default_rng(2)
    for agent in env.agent_iter():
        seen, _, over, _, info = env.last()
        if over:
            assert info == {}
            env.step(None)
            continue
        legal = info["legal_actions"]
        assert env.duel is not None
        assert legal == env.duel.numbers()
        assert sorted(legal) == np.flatnonzero(seen["action_mask"]).tolist()
        assert all(env.infos[other] == {} for other in env.agents if other != agent)
        action = int(chance.choice(legal))
        legal.clear()
        env.step(action)
    assert env.duel is not None
    assert env.duel.is_over, "whoever changes the list changes nothing about what is legal"


def test_what_was_handed_out_stays_as_it_was() -> None:
    """Arrays are copies: the game going on does not change them, and writing into them changes no later ones."""
    env = rlyeh_v0.env()
    env.reset(seed=5)
    answered(env, 40)
    seen = env.last()[0]
    before = {name: array.tobytes() for name, array in seen.items()}
    answered(env, 40)
    assert {name: array.tobytes() for name, array in seen.items()} == before
    seen = env.last()[0]
    before = {name: array.tobytes() for name, array in seen.items()}
    for array in seen.values():
        array[:] = 1
    assert {name: array.tobytes() for name, array in env.last()[0].items()} == before


def test_an_illegal_action_loses_or_raises() -> None:
    env = rlyeh_v0.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(env.setting.schema.size - 1)
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert env.rewards[loser] == -1
    raw = rlyeh_v0.raw_env()
    raw.reset(seed=1)
    before = raw.digest()
    with pytest.raises(IllegalOption, match="not among the 2 legal ones of this mulligan decision"):
        raw.step(raw.setting.schema.size - 1)
    assert raw.digest() == before


def test_the_seed_of_the_environment_deals_its_games() -> None:
    one, two, other = rlyeh_v0.env(seed=5), rlyeh_v0.env(seed=5), rlyeh_v0.env(seed=6)
    for env in (one, two, other):
        env.reset()
    assert one.digest() == two.digest() != other.digest()
    first = one.digest()
    one.reset()
    assert one.digest() != first


def test_clones_go_their_own_ways_and_forks_fall_anew() -> None:
    env = rlyeh_v0.env(decks="quick")
    env.reset(seed=2)
    answered(env, 60)
    twin, fork = env.clone(), env.fork(9)
    assert twin.digest() == env.digest() != fork.digest()
    assert np.array_equal(fork.observe(fork.agent_selection)["observation"], env.last()[0]["observation"])
    before = env.digest()
    answered(twin, 40)
    assert env.digest() == before
    answered(env, 40)
    assert env.digest() == twin.digest()


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(rlyeh_v0.env(decks=("hastur+cthulhu", "agency+syndicate"), seed=3)))
    env.reset()
    assert env.setting.pairs[0][0].name.startswith("Hastur and Cthulhu")


def test_the_structured_view_is_at_hand() -> None:
    env = rlyeh_v0.env(views=True)
    env.reset(seed=1)
    agent = env.agent_selection
    info = env.last()[4]
    assert info["view"] == env.view(agent).to_json()
    assert info["view"]["decision"]["kind"] == "mulligan"
    assert str(env.meaning(int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))) == "keep"


def test_mistakes_are_sentences() -> None:
    with pytest.raises(DeckError, match="two decks"):
        rlyeh_v0.env(decks=("agency+miskatonic",))
    with pytest.raises(DeckError, match="no deck or file"):
        rlyeh_v0.env(decks=("agency+miskatonic", "nonsense"))
    with pytest.raises(EncodingError, match='no render mode "ascii"'):
        rlyeh_v0.env(render_mode="ascii")


def test_text_and_picture_show_the_table() -> None:
    text = rlyeh_v0.env(render_mode="ansi")
    text.reset(seed=3)
    answered(text, 80)
    said = text.render()
    assert "of your tokens" in said
    view = text.view(text.agent_selection)
    assert all(card.title in said for card in view.sides[view.seat].hand)
    picture = rlyeh_v0.env(render_mode="rgb_array")
    picture.reset(seed=3)
    start = picture.render()
    answered(picture, 80)
    later = picture.render()
    assert later.dtype == np.uint8
    assert later.shape[2] == 3
    assert start.shape != later.shape or (start != later).any()
