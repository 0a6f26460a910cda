"""What the sorcerer sees of a side, and the network that judges it."""

from importlib.resources import files

import pytest

from rlyeh.bots.sorcerer import evaluation, sides
from rlyeh.language import NEUTRAL, TOUGHNESS, WILLPOWER, character, event
from rlyeh.testing import Scenario
from tools.fit_evaluation import Row, fit, rows, written

FIGHTER = character("test-641", "Fighter", NEUTRAL, cost=3, skill=2, icons="TCCI", keywords=[WILLPOWER, TOUGHNESS(1)])
DREAM = event("test-642", "Dream", NEUTRAL, cost=2)


def seen(table: Scenario, seat: int = 0) -> dict[str, float]:
    """The numbers of a side that are not nought, by their names."""
    found = dict(zip(sides.NAMES, sides.numbers(table.game, seat), strict=True))
    return {name: value for name, value in found.items() if value}


def test_it_sees_stories() -> None:
    table = Scenario()
    before = seen(table)
    table.tokens(table.a, {table.darin: 3})
    table.tokens(table.b, {table.darin: 1, table.tommy: 4})
    after = seen(table)
    assert {
        name: after.get(name, 0) - before.get(name, 0) for name in ("with three tokens", "stories with one token")
    } == {
        "with three tokens": 1,
        "stories with one token": 1,
    }
    assert after["most tokens on a story"] == 3
    assert seen(table, 1)["with four tokens or more"] == 1


def test_it_sees_who_is_ready_and_who_is_not() -> None:
    table = Scenario(cards=(FIGHTER,))
    table.darin.has(FIGHTER)
    table.tommy.has(FIGHTER, exhausted=True)
    table.tommy.has(FIGHTER, insane=True)
    mine, theirs = seen(table, 0), seen(table, 1)
    for side, word in ((mine, "ready"), (theirs, "exhausted")):
        assert side[f"{word}: characters"] == 1
        assert side[f"{word}: skill"] == 2
        assert side[f"{word}: combat icons"] == 2
        assert side[f"{word}: with Willpower"] == 1
        assert side[f"{word}: Toughness"] == 1
    assert theirs["insane characters"] == 1
    assert "insane characters" not in mine


def test_it_sees_what_is_in_hand_and_what_could_be_paid_for() -> None:
    table = Scenario(cards=(FIGHTER, DREAM))
    table.darin.holds(FIGHTER)
    table.darin.holds(DREAM)
    table.darin.domain(agency=2)
    mine = seen(table)
    assert mine["cards in hand"] == 2
    assert mine["characters in hand"] == 1
    assert mine["cards in hand that the largest domain could pay for"] == 1
    assert mine["what cards in hand cost on average"] == 2.5
    assert mine["resources on the largest domain"] == 2


def test_the_weights_fit_what_is_seen() -> None:
    network = evaluation.read((files(evaluation.__package__) / evaluation.WEIGHTS).read_text(encoding="utf-8"))
    assert {len(neuron.weights) for neuron in network.neurons} == {2 * len(sides.NAMES)}


def test_a_network_says_what_its_neurons_say() -> None:
    """A neuron that is not stirred is silent; what the others say is a balance, and the chance follows from it."""
    quiet = evaluation.Neuron(-5.0, [1.0, 0.0], 100.0)
    loud = evaluation.Neuron(0.5, [1.0, -1.0], 2.0)
    network = evaluation.Network(-1.0, [quiet, loud])
    assert network.chance([2.0, 2.0]) == pytest.approx(0.5)
    assert network.chance([3.0, 0.0]) == pytest.approx(0.9975274)


def test_a_network_is_fitted_to_what_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    """Games that the larger number wins; what is written can be read again."""
    found: list[Row] = []
    for game in range(20_000):
        mine, theirs = game * 7 % 11, game * 5 % 13
        found.append((game, [float(mine), float(theirs), 1.0], float(mine > theirs)))
    network = evaluation.read(written(fit(found, 6)))
    assert network.chance([9.0, 1.0, 1.0]) > 0.75
    assert network.chance([1.0, 9.0, 1.0]) < 0.25
    assert "round 12: log loss" in capsys.readouterr().out


def test_positions_are_taken_where_turns_begin() -> None:
    """Each with both sides' numbers, and whether the one whose turn it is won in the end."""
    found = rows(1)
    assert len(found) > 4
    assert {len(numbers) for _, numbers, _ in found} == {2 * len(sides.NAMES)}
    assert {won for _, _, won in found} == {0.0, 1.0}
    assert rows(1) == found
