"""Steps have names, and are gone to by name: one that is put in anywhere is taken, and shifts no other."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rlyeh.cards  # all words, and with them all frames
from rlyeh.engine import Game
from rlyeh.engine.effects.carry_out import Do
from rlyeh.engine.files.forms import Reading
from rlyeh.engine.files.layout import form_of
from rlyeh.engine.files.version_1 import STEPS
from rlyeh.engine.state.random import Chance
from rlyeh.engine.state.records import Context, Frame
from rlyeh.engine.timing.turn import Turn
from rlyeh.engine.words import Effect
from rlyeh.model.word import VOCABULARY
from tests.random_play import play, start

SEED = 4


class Longer(Turn):
    """The turn with one step more, which does nothing but count."""

    taken = 0

    def extra(self, game: Game) -> None:
        type(self).taken += 1


def longer(place: int) -> type[Longer]:
    """A turn with the step at this place of the table."""
    steps = (*Turn.STEPS[:place], "extra", *Turn.STEPS[place:])
    return type(f"LongerAt{place}", (Longer,), {"STEPS": steps, "__slots__": ()})


def played(cls: type[Turn]) -> tuple[Game, list[str], int]:
    """A random game whose turns are of this class, with its answers, and how many turns it began."""
    game = start(SEED)
    chance = Chance(SEED)
    turns: set[int] = set()
    while game.decision is not None:
        bottom = game.state.stack[0]
        if type(bottom) is Turn and cls is not Turn:
            other = cls()
            other.go_to(bottom.at())
            other.restored = bottom.restored
            game.state.stack[0] = other
        if isinstance(bottom, Turn):
            turns.add(game.state.turn)
        play(game, chance)
    return game, game.answers, len(turns)


OPTIONAL = range(Turn.STEPS.index("story_phase") + 1, Turn.STEPS.index("end_turn") + 1)
"""What the first turn leaves out (TURN-3), and in part a turn in which nobody commits (STORY-5). A step before one that
is gone to belongs to what is left out."""


@pytest.fixture(scope="module")
def plain() -> tuple[Game, list[str], int]:
    return played(Turn)


@pytest.mark.parametrize("place", range(len(Turn.STEPS) + 1))
def test_a_step_put_into_the_turn_at_any_place_is_taken(place: int, plain: tuple[Game, list[str], int]) -> None:
    """FLOW: it is taken in every turn that gets so far, and all others come as before."""
    game, answers, turns = plain
    cls = longer(place)
    other, others, _ = played(cls)
    assert others == answers
    assert other.winner == game.winner
    assert cls.taken > 0
    if place not in OPTIONAL:
        assert cls.taken >= turns - 2  # it is put in when the first turn has begun, and the last one is broken off


def frames(cls: type[Frame] = Frame) -> Iterator[type[Frame]]:
    """All classes of frames."""
    for sub in cls.__subclasses__():
        yield sub
        yield from frames(sub)


def test_every_named_step_is_there_and_no_name_is_given_twice() -> None:
    assert rlyeh.cards.POOL
    for cls in frames():
        assert len(set(cls.STEPS)) == len(cls.STEPS), cls
        for name in cls.STEPS:
            assert callable(getattr(cls, name.rpartition(".")[2])), (cls, name)


def counted(tree: ast.AST) -> Iterator[int]:
    """The lines on which a program counter is a number above 1, or is moved by more than 1."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
        elif isinstance(node, ast.Assign):
            sides = [*node.targets, node.value]
        elif isinstance(node, ast.AugAssign):
            sides = [node.target, node.value]
        else:
            continue
        numbers = [side.value for side in sides if isinstance(side, ast.Constant) and isinstance(side.value, int)]
        if any(isinstance(side, ast.Attribute) and side.attr == "pc" for side in sides) and max(numbers, default=0) > 1:
            yield node.lineno


def test_no_step_is_gone_to_by_its_number() -> None:
    """0 and 1 may say that something is still to be done or has been; further stages have names."""
    source = Path(rlyeh.__file__).parent
    wrong = [
        f"{path.name}:{line}"
        for folder in ("engine", "language")
        for path in sorted((source / folder).rglob("*.py"))
        for line in counted(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert wrong == []
    assert list(counted(ast.parse("self.pc += 3\nif frame.pc == 2:\n    frame.pc = 4"))) == [1, 2, 3]


def staged_words() -> list[type[Effect]]:
    """The words of the card language whose stages have names."""
    return [cls for cls in VOCABULARY.values() if issubclass(cls, Effect) and cls.STEPS]


def test_every_stage_of_a_word_is_a_method_of_it() -> None:
    assert len(staged_words()) >= 5
    for cls in staged_words():
        assert len(set(cls.STEPS)) == len(cls.STEPS), cls
        for name in cls.STEPS:
            assert callable(getattr(cls, name)), (cls, name)


COUNTED_ONCE = [cls for cls in staged_words() if f"do {cls.name}" in STEPS]
"""Words that had stages when these were still counted; later ones were never saved like that."""


@pytest.mark.parametrize("cls", COUNTED_ONCE, ids=lambda cls: cls.__name__)
def test_a_stage_of_a_word_that_was_saved_by_its_number_is_found(cls: type[Effect]) -> None:
    """Formats outlive names (docs/formats.md): version 2 counted the stages of words before they had names. Words that
    came later were never saved so."""
    known = Reading(form_of(Do), 1, " ".join(Do.FIELDS))
    frame = Do(cls.__new__(cls), Context(0, 0))
    for number, name in enumerate(STEPS.get(f"do {cls.name}", "").split()):
        assert cls.STEPS[known.step(frame, number)] == name
    for number, name in enumerate(cls.STEPS):
        assert known.step(frame, name) == number
