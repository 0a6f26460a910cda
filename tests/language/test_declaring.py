"""Words are the same dataclasses in both builds: the compiled ones get their annotations back (decision 21)."""

from dataclasses import FrozenInstanceError, fields, replace
from typing import get_type_hints

import pytest

from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.engine.words.text_box import Ability
from rlyeh.language import CHARACTER, Choose, Wound, choose, gains, wound
from rlyeh.model.declaring import is_compiled
from rlyeh.model.word import VOCABULARY, Word, check_word, word_fields
from tools.native.translate import field_annotations


def test_a_word_has_its_fields_and_nothing_else() -> None:
    """Constants of the class, such as the kind of occurrence, are no fields."""
    assert [field.name for field in fields(Wound)] == ["whom", "if_able", "as_cost", "number"]
    assert wound(choose(CHARACTER)).to_json()["word"] == "wound"


def test_annotations_are_whole() -> None:
    assert get_type_hints(Ability)["effects"] == tuple[Effect, ...]
    assert get_type_hints(Wound)["whom"] is Subject
    check_word(wound(choose(CHARACTER)), "a test")


def test_a_word_never_changes() -> None:
    word = wound(choose(CHARACTER))
    with pytest.raises(FrozenInstanceError):
        word.number = 2  # type: ignore[misc]
    assert replace(word, number=2).number == 2
    assert word == wound(choose(CHARACTER))
    assert hash(word) == hash(wound(choose(CHARACTER)))


def test_a_choice_of_cards_is_a_choice_and_a_subject() -> None:
    assert isinstance(choose(CHARACTER), Choose)
    assert isinstance(choose(CHARACTER), Subject)


def test_modifiers_say_which_question_they_answer() -> None:
    modifier = gains(CHARACTER, skill=1)
    assert isinstance(modifier, Modifier)
    assert modifier.layer is Layer.SKILL


def test_the_build_knows_the_annotations_of_every_word() -> None:
    known = field_annotations()
    for cls in VOCABULARY.values():
        if cls.__module__.startswith(("rlyeh.engine.", "rlyeh.language.")) and hasattr(cls, "__dataclass_fields__"):
            own = known[f"{cls.__module__}.{cls.__qualname__}"]
            assert set(own) <= {field.name for field in word_fields(cls)}, cls
            assert {name: str(cls.__annotations__[name]).strip("'\"") for name in own} == own


def test_words_written_in_a_script_are_interpreted_whatever_the_build() -> None:
    class Mine(Effect):
        """A word of one's own."""

    assert not is_compiled(Mine)
    assert VOCABULARY.pop("mine") is Mine
    assert issubclass(Mine, Word)
