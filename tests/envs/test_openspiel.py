"""The game passes OpenSpiel's own test, and OpenSpiel's own search plays it."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from rlyeh.envs import openspiel
from rlyeh.errors import DeckError


@pytest.fixture(scope="module")
def game() -> Any:
    return pyspiel.load_game(openspiel.NAME)


def state_after(game: Any, answers: int, seed: int = 1) -> Any:
    """A state after so many random answers."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for _ in range(answers):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_random_sim(game: Any) -> None:
    """A whole game in which OpenSpiel clones, serialises and compares at every state."""
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_other_decks_and_tables() -> None:
    other = pyspiel.load_game("python_rlyeh(decks=hastur+syndicate vs agency+cthulhu,rules=lcg-final,deals=16)")
    pyspiel.random_sim_test(other, num_sims=1, serialize=False, verbose=False)
    assert len(other.new_initial_state().chance_outcomes()) == 16
    with pytest.raises(DeckError, match="two decks"):
        openspiel.RlyehGame({"decks": "hastur+syndicate"})


def test_is_mcts_plays_it(game: Any) -> None:
    state = state_after(game, 10)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(0))
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=2.0, max_simulations=6, random_state=np.random.RandomState(1)
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_clone_and_serialise_keep_everything(game: Any) -> None:
    state = state_after(game, 40)
    for twin in (state.clone(), game.deserialize_state(state.serialize())):
        assert twin.duel.digest() == state.duel.digest()
        assert twin.legal_actions() == state.legal_actions()
        assert twin.history() == state.history()
        for player in (0, 1):
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
        twin.apply_action(twin.legal_actions()[0])
        assert twin.duel.digest() != state.duel.digest()


def test_resampling_keeps_the_information_state(game: Any) -> None:
    """What the player knows stays; what they do not know differs."""
    chance = random.Random(2)
    differing = 0
    for answers in (5, 30, 60, 90):
        state = state_after(game, answers)
        player = state.current_player()
        twin = state.resample_from_infostate(player, chance.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        differing += twin.duel.digest() != state.duel.digest()
    assert differing == 4


def test_information_states_remember_and_observations_do_not(game: Any) -> None:
    """Passing for each other's sake: the same table by another road is another information state (perfect recall)."""
    one = state_after(game, 20)
    two = one.clone()
    player = one.current_player()
    two.recall = (b"another", b"road")
    assert one.observation_string(player) == two.observation_string(player)
    assert one.information_state_string(player) != two.information_state_string(player)
    assert one.information_state_tensor(player) != two.information_state_tensor(player)


def test_actions_have_words(game: Any) -> None:
    state = state_after(game, 0)
    assert game.new_initial_state().action_to_string(7) == "deal 7"
    said = [state.action_to_string(action) for action in state.legal_actions()]
    assert said == ["keep", "mulligan"]


def test_returns_are_zero_sum(game: Any) -> None:
    state = state_after(game, 0, seed=5)
    chance = random.Random(5)
    assert state.returns() == [0, 0]
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-1, 1]
    assert state.legal_actions() == []
