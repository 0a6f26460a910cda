"""The exceptions and the suggestions they make."""

import pickle

import pytest

from rlyeh import errors
from rlyeh.errors import IllegalOption, RlyehError, did_you_mean, nearest

TITLES = ["Slavering Gug", "Shotgun Blast", "Power Drain", "Byakhee Servant", "Byakhee Attack"]


@pytest.mark.parametrize(
    "name",
    [
        "IllegalOption",
        "WrongSeat",
        "UnknownCard",
        "DeckError",
        "ScenarioError",
        "GameFileError",
        "DeclarationError",
        "GameOver",
        "UnknownBot",
        "UnknownRule",
    ],
)
def test_every_exception_is_of_the_family(name: str) -> None:
    kind = getattr(errors, name)
    assert issubclass(kind, RlyehError)
    assert str(kind("The deck has 49 cards.")) == "The deck has 49 cards."


def test_an_error_can_name_the_rule_it_comes_from() -> None:
    error = IllegalOption("It is drained.", source="PAY-1")
    assert error.source == "PAY-1"
    assert IllegalOption("It is drained.").source == ""


def test_an_error_survives_the_way_to_another_process() -> None:
    copy = pickle.loads(pickle.dumps(IllegalOption("It is drained.", source="PAY-1")))
    assert isinstance(copy, IllegalOption)
    assert (str(copy), copy.source) == ("It is drained.", "PAY-1")


def test_nearest_finds_misspelt_names_whatever_the_case() -> None:
    assert nearest("slavring gug", TITLES) == ["Slavering Gug"]
    assert nearest("POWER DRIAN", TITLES) == ["Power Drain"]


def test_nearest_finds_names_by_a_part_of_them() -> None:
    assert nearest("gug", TITLES) == ["Slavering Gug"]
    assert nearest("byakhee", TITLES) == ["Byakhee Attack", "Byakhee Servant"]


def test_nearest_gives_no_more_than_asked_for_and_nothing_far_off() -> None:
    assert len(nearest("byakhee", TITLES, n=1)) == 1
    assert nearest("Necronomicon", TITLES) == []
    assert nearest("gu", TITLES) == []


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("Shotgun Blats", ' Did you mean "Shotgun Blast"?'),
        ("byakhee", ' Did you mean "Byakhee Attack" or "Byakhee Servant"?'),
        ("Necronomicon", ""),
    ],
)
def test_did_you_mean_asks_a_question_or_says_nothing(name: str, question: str) -> None:
    assert did_you_mean(name, TITLES) == question


def test_did_you_mean_lists_three() -> None:
    assert did_you_mean("tok", ["token a", "token b", "token c"]).count('"') == 6
