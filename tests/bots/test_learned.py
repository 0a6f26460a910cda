"""Bots that play by a model in a file."""

from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from rlyeh.arena import ArenaTally, ladder, run
from rlyeh.bots import Chair, make
from rlyeh.bots.learned import FEATURES as FEATURES_LINE
from rlyeh.bots.learned import Learned
from rlyeh.bots.levels import level, seated
from rlyeh.encoding.features import CARD, FEATURES, HASH, OPTION, VERBS
from rlyeh.engine.state.random import Chance
from rlyeh.errors import UnknownBot
from tests.random_play import start

STATE, WIDTH = FEATURES


def model(path: Path, likes: dict[str, float], features: str = HASH, scores: str = "scores") -> str:
    """A tiny model: it likes options for their features, by name."""
    weights = np.zeros((WIDTH, 1), np.float32)
    for name, worth in likes.items():
        weights[OPTION.index(name), 0] = worth
    inputs = [
        helper.make_tensor_value_info("state", TensorProto.FLOAT, [1, STATE]),
        helper.make_tensor_value_info("options", TensorProto.FLOAT, ["n", WIDTH]),
        helper.make_tensor_value_info("cards", TensorProto.INT64, ["n", 2]),
    ]
    nodes = [
        helper.make_node("MatMul", ["options", "weights"], ["column"]),
        helper.make_node("Squeeze", ["column", "last"], [scores]),
    ]
    constants = [numpy_helper.from_array(weights, "weights"), numpy_helper.from_array(np.array([1]), "last")]
    outputs = [helper.make_tensor_value_info(scores, TensorProto.FLOAT, ["n"])]
    graph = helper.make_graph(nodes, "tiny", inputs, outputs, constants)
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    if features:
        helper.set_model_props(made, {FEATURES_LINE: features})
    onnx.save(made, path)
    return str(path)


@pytest.fixture
def player(tmp_path: Path) -> str:
    """It plays and commits whatever it can, the stronger the better."""
    likes = {"verb play": 2.0, "verb commit": 2.0, "verb keep": 1.0, "card printed skill": 0.5}
    return model(tmp_path / "Player.onnx", likes)


def test_it_takes_the_option_with_the_highest_score(player: str) -> None:
    game = start(2)
    bot = make(player, seed=4)
    assert isinstance(bot, Learned)
    assert bot.name == player
    kinds = set()
    for _ in range(120):
        decision = game.decision
        if decision is None:
            break
        option = bot.choose(Chair(game))
        verbs = {each.verb for each in decision.options}
        if "play" in verbs or "commit" in verbs:
            assert option.verb in ("play", "commit")
            kinds.add(decision.kind)
        game.apply(option)
    assert kinds == {"action", "commit"}


def test_the_same_answer_whatever_is_hidden(player: str) -> None:
    """Law 4, for a model that likes what is printed on cards."""
    game = start(5)
    bot = make(player)
    for number in range(80):
        chair = Chair(game)
        other = game.imagine(chair.seat, Chance(number))
        assert bot.choose(Chair(other)).key == bot.choose(chair).key
        game.apply(bot.choose(chair))


def test_it_plays_in_the_arena(player: str) -> None:
    schedule = ladder([player, "random"], 4)
    tally = ArenaTally(schedule, run(schedule, jobs=1))
    assert not tally.failures
    assert tally.games == 4


def test_a_model_is_a_level_of_its_own(player: str) -> None:
    """Who plays against a model sees its file as the other player's name, and a saved game finds it again."""
    found = level(player)
    assert found.title == f"The Model {player}"
    assert seated(found.title) == found
    assert seated("The Model of virtue") is None


def test_features_have_names(player: str) -> None:
    assert f"verb {VERBS[0]}" in OPTION
    assert f"card {CARD[0]}" in OPTION
    assert len(set(OPTION)) == len(OPTION)


def test_what_is_no_model_is_refused(tmp_path: Path, player: str) -> None:
    with pytest.raises(UnknownBot, match="no model"):
        make(str(tmp_path / "missing.onnx"))
    (tmp_path / "broken.onnx").write_bytes(b"no model at all")
    with pytest.raises(UnknownBot, match="cannot be read as a model"):
        make(str(tmp_path / "broken.onnx"))
    with pytest.raises(UnknownBot, match=f"made for features 123, not for the features {HASH}"):
        make(model(tmp_path / "old.onnx", {}, features="123"))
    with pytest.raises(UnknownBot, match="made for something else"):
        make(model(tmp_path / "foreign.onnx", {}, features=""))
    with pytest.raises(UnknownBot, match="must take state, options, cards and give scores"):
        make(model(tmp_path / "other.onnx", {}, scores="logits"))
