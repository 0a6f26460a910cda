"""The exceptions and the suggestions they make."""

import pickle

import pytest

from rlyeh import errors
from rlyeh.errors import IllegalOption, RlyehError, UnreadableDeck, did_you_mean, nearest, one_of

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


def test_a_name_that_is_hardly_misspelt_is_found_alone() -> None:
    assert nearest("byakee servant", [*TITLES, "Reclaimed Servant"]) == ["Byakhee Servant"]


def test_how_alike_names_must_be_can_be_said() -> None:
    assert nearest("byakhee rush", TITLES) == ["Byakhee Servant", "Byakhee Attack"]
    assert nearest("byakhee rush", TITLES, similar=80) == []


def test_one_of_a_few_is_suggested_or_all_are_listed() -> None:
    assert one_of("cor", ["core", "ccg"]) == ' Did you mean "core"?'
    assert one_of("vintage", ["core", "ccg"]) == " There are core, ccg."


def test_an_unreadable_deck_tells_lines_and_survives_the_way_to_another_process() -> None:
    one = UnreadableDeck([(3, "No card is called that.")], "mine.txt")
    assert str(one) == "mine.txt: line 3: No card is called that."
    more = UnreadableDeck([(0, "It is damaged."), (4, "And this too.")], "mine.txt")
    assert str(more) == "mine.txt:\nIt is damaged.\nline 4: And this too."
    assert str(UnreadableDeck([(0, "It is damaged.")])) == "It is damaged."
    copy = pickle.loads(pickle.dumps(more))
    assert isinstance(copy, UnreadableDeck)
    assert (str(copy), copy.problems) == (str(more), more.problems)
