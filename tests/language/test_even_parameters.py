"""An even language: parameters that mean the same are called the same, take the same, and are there wherever they make
sense."""

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import rlyeh.language
from rlyeh.language.effects.characters import GiveUp, Verb
from rlyeh.model import VOCABULARY

FUNCTIONS: dict[str, Callable[..., Any]] = {
    name: thing for name in rlyeh.language.__all__ if inspect.isfunction(thing := getattr(rlyeh.language, name))
}
PARAMETERS = [
    pytest.param(name, parameter, id=f"{name} {parameter.name}")
    for name, function in FUNCTIONS.items()
    for parameter in inspect.signature(function).parameters.values()
]

PLAIN_NUMBERS = {
    "deck_copies": "a deck is built before any game",
    "cheaper_for": "so much for each, and the price is asked of every card in hand",
    "hand_limit": "the limit is compared with every card drawn",
    "more_stories_needed": "the number of stories to win is asked all the time",
    "discard_exactly": "the sides are asked for by how many tokens they give",
}
"""Functions whose number is a plain one, and why."""

TYPES = {
    "if_able": "bool", "as_": "str", "up_to": "Amount | int", "any_number": "bool", "any_order": "bool",
    "limit": "Total | None", "printed": "bool", "control": "Who | None", "by": "Who",
}  # fmt: skip
"""What each parameter takes, wherever it stands."""

OTHER_IDEAS = {
    ("wins_struggle", "by"): "by how many icons, as the cards say it",
    ("loses_icon_struggle", "by"): "by how many icons, as the cards say it",
}
"""Parameters that are called like others and are something else, and what."""

VERBS = {
    "return_instead_of_discarding": "the event is there, or it is not being played",
    "take_control": "control that cannot be taken is not taken, and nothing else hangs on it",
}
"""Verbs without "if able", and why."""


@pytest.mark.parametrize(("function", "parameter"), PARAMETERS)
def test_a_parameter_takes_the_same_everywhere(function: str, parameter: inspect.Parameter) -> None:
    """`number` may be an amount; the others are listed. "Who does it" has a default: whoever is "you"."""
    said = str(parameter.annotation)
    if parameter.name == "number" and function not in PLAIN_NUMBERS:
        assert "Amount" in said, "a number may be counted: Amount | int"
    if parameter.name in TYPES and (function, parameter.name) not in OTHER_IDEAS:
        assert said.removesuffix(" | None") == TYPES[parameter.name].removesuffix(" | None")


def test_functions_with_plain_numbers_are_still_there() -> None:
    for name in PLAIN_NUMBERS:
        assert "number" in inspect.signature(FUNCTIONS[name]).parameters, name


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
def test_every_verb_may_be_said_if_able(name: str) -> None:
    """What is done to cards is done "if able" where a text says so."""
    made = str(inspect.signature(FUNCTIONS[name]).return_annotation)
    word = next((word for word in VOCABULARY.values() if word.__name__ == made), None)
    if word is None or not issubclass(word, Verb) or word in (Verb, GiveUp) or name in VERBS:
        return
    parameters = inspect.signature(FUNCTIONS[name]).parameters
    assert "if_able" in parameters
