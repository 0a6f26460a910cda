"""The Gymnasium environment passes Gymnasium's own check, alone and many at once."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rlyeh.bots import Bot, RandomBot
from rlyeh.envs import DuelEnv, DuelVectorEnv, Shaped, any_legal, any_listed
from rlyeh.errors import EncodingError, IllegalOption, UnknownBot


def played(env: Any, seed: int) -> tuple[list[float], dict[str, Any]]:
    """Play a game with random answers; returns the rewards and the last info."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        _, reward, over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        rewards.append(float(reward))
    return rewards, info


@pytest.mark.filterwarnings("error::UserWarning")
def test_check_env() -> None:
    check_env(gymnasium.make("rlyeh/Duel-v0", decks="quick").unwrapped)


def test_a_game_against_any_bot() -> None:
    for opponent in ("random", "acolyte", RandomBot):
        rewards, _ = played(gymnasium.make("rlyeh/Duel-v0", opponent=opponent), 1)
        assert set(rewards[:-1]) <= {0.0}
        assert rewards[-1] in (-1.0, 1.0)


def test_the_agent_is_asked_and_the_bot_answers_for_itself() -> None:
    asked: list[int] = []

    class Noted(RandomBot):
        def choose(self, chair: Any) -> Any:
            asked.append(chair.seat)
            return super().choose(chair)

    def maker(seed: int) -> Bot:
        return Noted(seed)

    env = DuelEnv(opponent=maker, seat=1)
    played(env, 3)
    assert set(asked) == {0}


def test_the_same_seed_gives_the_same_game() -> None:
    env = DuelEnv("careless", "quick")
    first, second, third = (played(env, seed)[0] for seed in (5, 5, 6))
    assert first == second != third


def test_illegal_actions_lose_or_raise() -> None:
    env = DuelEnv()
    env.reset(seed=1)
    seen, reward, over, _, info = env.step(env.setting.schema.size - 1)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    assert not seen["action_mask"].any()
    with pytest.raises(EncodingError, match=r"reset\(\) deals the next one"):
        env.step(0)
    strict = DuelEnv(forgiving=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalOption):
        strict.step(strict.setting.schema.size - 1)


def test_mistakes_are_sentences() -> None:
    with pytest.raises(UnknownBot, match="acolyte"):
        DuelEnv("acolite")
    with pytest.raises(EncodingError, match="no seat 2"):
        DuelEnv(seat=2)


def test_shaping_adds_up_to_the_plain_reward() -> None:
    """A potential moves rewards to where they were earned, and over a game adds nothing."""
    rewards, info = played(Shaped(DuelEnv()), 2)
    assert len({round(reward, 3) for reward in rewards}) > 2
    assert sum(rewards) == pytest.approx(info["reward"])


def listed(masks: Any, infos: dict[str, Any]) -> None:
    """The infos list what the masks show, and 0 where nothing is legal."""
    for mask, choices, actions in zip(masks, infos["choices"], infos["legal_actions"], strict=True):
        assert sorted(actions[:choices]) == np.flatnonzero(mask).tolist()
        assert choices or actions[0] == 0


def test_many_games_at_once_are_the_games_one_by_one() -> None:
    """Two processes with three environments: each plays what a single environment with its seed plays."""
    envs = gymnasium.make_vec(
        "rlyeh/Duel-v0", num_envs=3, vectorization_mode="vector_entry_point", workers=2, opponent="careless"
    )
    singles = [DuelEnv("careless") for _ in range(3)]
    try:
        seen, infos = envs.reset(seed=7)
        alone = [env.reset(seed=7 + place)[0] for place, env in enumerate(singles)]
        assert infos["seat"].tolist() == [env.seat for env in singles]
        ended = 0
        over = np.zeros(3, bool)
        for _ in range(120):
            for place in range(3):
                assert np.array_equal(seen["observation"][place], alone[place]["observation"])
                assert np.array_equal(seen["action_mask"][place], alone[place]["action_mask"])
            actions = [int(np.flatnonzero(mask)[-1]) if mask.any() else 0 for mask in seen["action_mask"]]
            seen, rewards, ends, _, infos = envs.step(np.array(actions))
            listed(seen["action_mask"], infos)
            for place, env in enumerate(singles):
                if over[place]:
                    alone[place], reward = env.reset()[0], 0.0
                else:
                    alone[place], reward, _, _, _ = env.step(actions[place])
                assert rewards[place] == reward
            over = ends
            ended += int(ends.sum())
        assert ended
    finally:
        envs.close()


def test_shares_play_on_without_waiting_for_each_other() -> None:
    """Who sends and receives gets shares as they are ready; each environment plays what it plays alone."""
    envs = DuelVectorEnv(5, workers=2)
    singles = [DuelEnv() for _ in range(5)]
    over = [False] * 5
    actions = [0] * 5
    met = [0] * 5
    try:
        envs.send_reset(seed=7)
        while min(met) < 60:
            seen, rewards, ends, _, infos = envs.receive()
            listed(seen["action_mask"], infos)
            for row, place in enumerate(infos["place"].tolist()):
                reward = 0.0
                if not met[place]:
                    alone, _ = singles[place].reset(seed=7 + place)
                elif over[place]:
                    alone, _ = singles[place].reset()
                else:
                    alone, reward, _, _, _ = singles[place].step(actions[place])
                assert np.array_equal(seen["observation"][row], alone["observation"])
                assert np.array_equal(seen["action_mask"][row], alone["action_mask"])
                assert rewards[row] == reward
                assert infos["seat"][row] == singles[place].seat
                over[place] = bool(ends[row])
                actions[place] = int(np.flatnonzero(alone["action_mask"])[-1]) if not ends[row] else 0
                met[place] += 1
            envs.send([actions[place] for place in infos["place"]], infos["place"])
        with pytest.raises(EncodingError, match="under way: receive"):
            envs.step(np.zeros(5))
        with pytest.raises(EncodingError, match="no share that waits"):
            envs.send([0], infos["place"][:1] + 1)
    finally:
        envs.close()


def test_nothing_is_received_that_was_not_sent() -> None:
    envs = DuelVectorEnv(2, workers=1)
    try:
        with pytest.raises(EncodingError, match="Nothing is under way"):
            envs.receive()
    finally:
        envs.close()


def test_a_process_that_ends_is_missed() -> None:
    envs = DuelVectorEnv(2, workers=1)
    try:
        envs.reset(seed=1)
        envs._processes[0].kill()
        with pytest.raises(EncodingError, match="make them anew"):
            envs.step(np.zeros(2))
    finally:
        envs.close()


def test_random_actions_for_many_rows() -> None:
    """Each legal action of a row is drawn as often as the others; a row without any gets 0."""
    masks = np.zeros((3, 50), np.int8)
    masks[0, [4, 9]] = 1
    masks[2, [0, 17, 49]] = 1
    chance = np.random.default_rng(1)
    lists = {"choices": np.array([2, 0, 3]), "legal_actions": np.array([[4, 9, 7], [0, 5, 6], [0, 17, 49]])}
    searched = [any_legal(masks, chance) for _ in range(3000)]
    picked = [any_listed(lists, chance) for _ in range(3000)]
    for drawn in (np.array(searched), np.array(picked)):
        assert set(drawn[:, 1]) == {0}
        for row in (0, 2):
            values, counts = np.unique(drawn[:, row], return_counts=True)
            assert values.tolist() == np.flatnonzero(masks[row]).tolist()
            assert counts.min() > 0.8 * 3000 / len(values)


def test_problems_in_a_process_are_told() -> None:
    envs = DuelVectorEnv(2, workers=1, forgiving=True)
    try:
        envs.reset(seed=1)
        with pytest.raises(IllegalOption):
            envs.step(np.array([envs.single_action_space.n - 1] * 2))  # type: ignore[attr-defined]
        with pytest.raises(EncodingError, match="2 environments need as many seeds, not 1"):
            envs.reset(seed=[1])
    finally:
        envs.close()
    with pytest.raises(EncodingError, match="ask for one or more"):
        DuelVectorEnv(0)
