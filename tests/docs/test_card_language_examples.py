"""What the page on the card language shows is true: its blocks run, and its table says what the words render to."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import rlyeh.language
from rlyeh.cards import POOL
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.doing import choosing_first
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.language import NEUTRAL, support
from rlyeh.language.effects.characters import Verb
from rlyeh.language.nouns.players import Who
from rlyeh.language.text.english import card_text
from rlyeh.model import Card, Errata
from rlyeh.model.grammar import Claim, Sentence, Voice
from rlyeh.model.word import VOCABULARY
from rlyeh.testing import Scenario

PAGE = Path(__file__).parents[2] / "docs" / "card-language.md"
WRITTEN = PAGE.read_text(encoding="utf-8")
BLOCKS = [dedent(block) for block in re.findall(r"^ *```python\n(.*?)^ *```", WRITTEN, re.DOTALL | re.MULTILINE)]
ROWS = re.findall(r"^ *\| (.+?) \| `(.+)` \|$", WRITTEN, re.MULTILINE)
PHRASES = [
    code
    for code in re.findall(r"`([^`\n]+\))`", re.sub(r"^ *\|.*$", "", WRITTEN, flags=re.MULTILINE))
    if "..." not in code and code.partition("(")[0].partition(".")[0] in rlyeh.language.__all__
]
"""Words with what belongs to them, in the running text."""


def words() -> dict[str, Any]:
    """What a card module sees, and what the module of a word imports."""
    declared = {name: getattr(rlyeh.language, name) for name in rlyeh.language.__all__}
    imported = (Effect, Subject, Who, Verb, Kind, Claim, Sentence, Voice, choosing_first, Scenario, dataclass)
    return {**declared, **{thing.__name__: thing for thing in imported}}


@pytest.fixture
def vocabulary() -> Iterator[None]:
    """Words that the page makes up are forgotten afterwards."""
    known = dict(VOCABULARY)
    yield
    VOCABULARY.clear()
    VOCABULARY.update(known)


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.usefixtures("vocabulary")
def test_every_block_runs_and_its_tests_pass(block: str) -> None:
    names = words()
    before = dict(names)
    exec(compile(block, "card-language.md", "exec"), names)
    made = {name: value for name, value in names.items() if before.get(name) is not value and name != "__builtins__"}
    for name, value in made.items():
        if name.startswith("test_"):
            value()
        elif isinstance(value, Card):
            assert card_text(value) == card_text(POOL[value.id])
        elif isinstance(value, Errata):
            assert any(value == erratum for card in POOL for erratum in card.errata)


@pytest.mark.parametrize(("says", "code"), ROWS)
def test_the_card_says_what_the_table_says(says: str, code: str) -> None:
    gug = support("test-1", "Gug", NEUTRAL, cost=0, text=[eval(code, words())])
    assert card_text(gug).replace("\n", " ") == says


@pytest.mark.parametrize("phrase", PHRASES)
def test_words_in_the_running_text_exist(phrase: str) -> None:
    eval(phrase, {**words(), "first": rlyeh.language.draw(), "second": rlyeh.language.draw()})


def test_there_is_something_to_check() -> None:
    assert len(BLOCKS) == 7
    assert len(ROWS) > 20
    assert len(PHRASES) > 15
