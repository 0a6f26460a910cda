"""Bots by name, and the levels for people."""

import pytest

from rlyeh.bots import LEVELS, make
from rlyeh.bots.acolyte import Acolyte
from rlyeh.bots.levels import level, seated
from rlyeh.bots.making import names
from rlyeh.bots.sorcerer import LEAST, MOST, USUAL, Sorcerer
from rlyeh.errors import UnknownBot


@pytest.mark.parametrize("spec", ["random", "careless", "reference-1", "acolyte", "sorcerer:200"])
def test_a_bot_bears_the_name_it_was_asked_for_by(spec: str) -> None:
    assert make(spec, 1).name == spec


def test_spelling_does_not_matter() -> None:
    assert isinstance(make(" Acolyte "), Acolyte)
    assert make("reference_1").name == "reference-1"
    assert make("GREAT-OLD-ONE").name == make("great old one").name


def test_a_sorcerer_has_a_budget() -> None:
    usual, large = make("sorcerer", 3), make(f"sorcerer:{MOST}", 4, jobs=2)
    assert isinstance(usual, Sorcerer)
    assert isinstance(large, Sorcerer)
    assert (usual.simulations, usual.seed, usual.jobs) == (USUAL, 3, 1)
    assert (large.simulations, large.seed, large.jobs) == (MOST, 4, 2)


@pytest.mark.parametrize("budget", ["", "many", "0", str(LEAST - 1), str(MOST + 1), "-200", "2e3"])
def test_a_budget_that_cannot_be(budget: str) -> None:
    with pytest.raises(UnknownBot, match=f"thinks for {LEAST} to {MOST} simulations, such as sorcerer:200"):
        make(f"sorcerer:{budget}")


def test_a_misspelt_name_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownBot, match=r'^No bot is called "acolite"\. Did you mean "acolyte"'):
        make("acolite")
    with pytest.raises(UnknownBot, match=r"There are random, careless, reference-1, acolyte, sorcerer, novice"):
        make("xyzzy")


def test_every_level_names_a_bot_that_exists() -> None:
    assert list(LEVELS) == ["novice", "adept", "master", "great old one"]
    for each in LEVELS.values():
        assert make(each.name, 5).name == make(each.bot, 5).name
        assert level(each.name.upper()) is each
        assert seated(each.title) is each
        assert each.name in names()
    assert seated("You") is None
    with pytest.raises(UnknownBot, match='There is no level "adpet"'):
        level("adpet")
