"""An even language: parameters that mean the same are called the same, take the same, and are there wherever they make
sense."""

import ast
from pathlib import Path
from typing import NamedTuple

import pytest

import rlyeh.language
from rlyeh.language.effects.characters import GiveUp, Verb
from rlyeh.model import VOCABULARY

SOURCE = Path(__file__).parents[2] / "src" / "rlyeh" / "language"


class Function(NamedTuple):
    """A function that authors type, read from its source, since a compiled one has forgotten it."""

    parameters: dict[str, str]
    """Each with what it takes."""
    returns: str


def _read(node: ast.FunctionDef) -> Function:
    arguments = [*node.args.args, *node.args.kwonlyargs]
    parameters = {each.arg: "" if each.annotation is None else ast.unparse(each.annotation) for each in arguments}
    return Function(parameters, "" if node.returns is None else ast.unparse(node.returns))


FUNCTIONS = {
    node.name: _read(node)
    for path in sorted(SOURCE.rglob("*.py"))
    for node in ast.parse(path.read_text(encoding="utf-8")).body
    if isinstance(node, ast.FunctionDef) and node.name in rlyeh.language.__all__
}
PARAMETERS = [
    pytest.param(name, parameter, takes, id=f"{name} {parameter}")
    for name, function in FUNCTIONS.items()
    for parameter, takes in function.parameters.items()
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


@pytest.mark.parametrize(("function", "parameter", "takes"), PARAMETERS)
def test_a_parameter_takes_the_same_everywhere(function: str, parameter: str, takes: str) -> None:
    """`number` may be an amount; the others are listed. "Who does it" has a default: whoever is "you"."""
    if parameter == "number" and function not in PLAIN_NUMBERS:
        assert "Amount" in takes, "a number may be counted: Amount | int"
    if parameter in TYPES and (function, parameter) not in OTHER_IDEAS:
        assert takes.removesuffix(" | None") == TYPES[parameter].removesuffix(" | None")


def test_functions_with_plain_numbers_are_still_there() -> None:
    for name in PLAIN_NUMBERS:
        assert "number" in FUNCTIONS[name].parameters, name


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
def test_every_verb_may_be_said_if_able(name: str) -> None:
    """What is done to cards is done "if able" where a text says so."""
    made = FUNCTIONS[name].returns
    word = next((word for word in VOCABULARY.values() if word.__name__ == made), None)
    if word is None or not issubclass(word, Verb) or word in (Verb, GiveUp) or name in VERBS:
        return
    assert "if_able" in FUNCTIONS[name].parameters
