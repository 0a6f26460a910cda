"""One German word for each word of the game: on the page, in questions and log, on rendered cards, in what is refused.

`glossary.toml` has the words. Every sentence is read together with its English one.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS
from rlyeh.engine.state.random import Chance
from rlyeh.testing.invariants import random_game
from rlyeh.translation import LANGUAGES
from rlyeh.translation.german.phrases import PROBLEMS, QUESTIONS, REFUSALS
from tests.random_play import play
from tests.translation.leftovers import without_titles

ENGLISH, GERMAN = LANGUAGES["en"], LANGUAGES["de"]
HERE = Path(__file__).parent
WORDS = sorted((HERE.parents[1] / "web" / "src" / "i18n" / "words").glob("*.ts"))
PHRASE = re.compile(r'\[\s*"((?:[^"\\]|\\.)*)",\s*"((?:[^"\\]|\\.)*)",?\s*\]')
BLANK = re.compile(r"\{\w+\}")
Pair = tuple[str, str]


@dataclass(frozen=True)
class Term:
    """A word of the game: what it is in both languages."""

    name: str
    english: re.Pattern[str]
    german: re.Pattern[str]
    only: bool
    loose: bool

    def breach(self, english: str, german: str) -> str:
        """What is wrong with a pair of sentences; nothing if it keeps to the word."""
        said, meant = self.german.search(german), self.english.search(english)
        if meant and not said and not self.loose:
            return f'"{meant[0]}" ({self.name}) is not in the German'
        if said and not meant and self.only:
            return f'"{said[0]}" is only for {self.name}'
        return ""


@cache
def terms() -> tuple[tuple[Term, ...], re.Pattern[str]]:
    """The words, and what is never said."""
    found = tomllib.loads((HERE / "glossary.toml").read_text(encoding="utf-8"))
    never = _whole(found.pop("never")["german"])
    return tuple(
        Term(name, _whole(each["english"]), _whole(each["german"]), each.get("only", False), each.get("loose", False))
        for name, each in found.items()
    ), never


def _whole(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w])(?:{pattern})(?![\w])", re.IGNORECASE | re.DOTALL)


def breaches(pairs: Iterator[Pair]) -> list[str]:
    """Everything that does not keep to the glossary; titles of cards are nobody's words."""
    words, never = terms()
    found: list[str] = []
    for english, german in dict.fromkeys(pairs):
        ours, theirs = (BLANK.sub("", without_titles(said)) for said in (english, german))
        wrong = [each.breach(ours, theirs) for each in words]
        if (banned := never.search(theirs)) is not None:
            wrong.append(f'"{banned[0]}" is never said')
        found += [f"{each}:\n  {english}\n  {german}" for each in wrong if each]
    return found


def on_the_page(path: Path) -> Iterator[Pair]:
    """The phrases of one file of page words: the guided game is among them."""
    yield from PHRASE.findall(path.read_text(encoding="utf-8"))


def of_random_games(seeds: range) -> Iterator[Pair]:
    """Questions, options and log lines of random games with all cards."""
    names = ("You", "Carl")
    for seed in seeds:
        rules = list(RULE_SETS.values())[seed % len(RULE_SETS)]
        game = random_game(POOL.under(rules.errata), rules, seed)
        game.keep_journal()
        chance = Chance(seed)
        while (decision := game.decision) is not None:
            yield ENGLISH.prompt(game, decision), GERMAN.prompt(game, decision)
            texts = [language.option_texts(game, decision) for language in (ENGLISH, GERMAN)]
            yield from zip(*texts, strict=True)
            journal = game.journal
            assert journal is not None
            since = len(journal)
            play(game, chance)
            lines = [language.events(game, since, names) for language in (ENGLISH, GERMAN)]
            yield from ((ours.text(0), theirs.text(0)) for ours, theirs in zip(*lines, strict=True))


def test_there_are_page_words_to_read() -> None:
    assert sum(len(list(on_the_page(path))) for path in WORDS) > 600


@pytest.mark.parametrize("path", WORDS, ids=lambda path: path.stem)
def test_the_page_keeps_to_the_glossary(path: Path) -> None:
    assert breaches(on_the_page(path)) == []


def test_cards_keep_to_the_glossary() -> None:
    assert breaches((ENGLISH.card_text(card), GERMAN.card_text(card)) for card in POOL) == []


@pytest.mark.parametrize("seed", range(4))
def test_games_keep_to_the_glossary(seed: int) -> None:
    assert breaches(of_random_games(range(3 * seed, 3 * seed + 3))) == []


def test_refusals_and_errors_keep_to_the_glossary() -> None:
    assert breaches(pair for each in (REFUSALS, QUESTIONS, PROBLEMS) for pair in each.items()) == []


def test_a_breach_is_found() -> None:
    """The test of the test: two words for one thing, one word for two things, and what is never said."""
    assert breaches(iter([("Commit nobody", "Niemanden einsetzen")])) != []
    assert breaches(iter([("Drain domain 1", "Domäne 1 erschöpfen")])) != []
    assert breaches(iter([("skill 3", "Fähigkeit 3")])) != []
    assert breaches(iter([("The coach", "Der Coach")])) != []
    assert breaches(iter([("skill 3", "Fertigkeit 3")])) == []
