"""What makes a card's values what they are, in both languages."""

from __future__ import annotations

import random
from functools import cache

import pytest

from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS, Faces
from rlyeh.engine.explain import NAMES, UNTIL, Value, values
from rlyeh.engine.explain.values import changed_values
from rlyeh.engine.visibility import knows
from rlyeh.model import Faction, Keyword
from rlyeh.testing.invariants import random_game
from rlyeh.translation import LANGUAGES
from rlyeh.translation.german.values import RULES
from rlyeh.translation.german.values import UNTIL as BIS
from tests.translation.leftovers import english_in

ENGLISH, GERMAN = LANGUAGES["en"].values, LANGUAGES["de"].values


def test_every_sentence_of_a_rule_has_its_german() -> None:
    """The sentences that `explain/values.py` says of rules; `RULES` holds no others."""
    pairs = [value for value in vars(values).values() if isinstance(value, tuple) and len(value) == 2]
    said = {
        pair[1] for pair in pairs if all(isinstance(part, str) for part in pair) and pair[0].partition("-")[2].isdigit()
    }
    assert said | {values.BOOSTED, values.NOT_BELOW} == set(RULES)
    assert not [text for text in RULES.values() if english_in(text)]
    assert set(BIS) == set(UNTIL)


@pytest.mark.parametrize(
    ("of", "before", "after", "english", "german"),
    [
        ("skill", 3, 4, "+1", "+1"),
        ("skill", 3, 0, "−3", "−3"),
        ("cost", "X", "X+1", "→ X+1", "→ X+1"),
        ("icons", (1, 2, 0, 0), (1, 1, 1, 0), "+[arcane], −[combat]", "+[arcane], −[combat]"),
        ("keywords", {Keyword.FAST: 1}, {Keyword.WILLPOWER: 1}, "+Willpower, −Fast", "+Willenskraft, −Schnell"),
        ("keywords", {Keyword.TOUGHNESS: 1}, {Keyword.TOUGHNESS: 3}, "Toughness +2", "Zähigkeit +2"),
        ("keywords", {Keyword.TOUGHNESS: 3}, {Keyword.TOUGHNESS: 1}, "Toughness -2", "Zähigkeit -2"),
        ("subtypes", frozenset({"Cultist"}), frozenset({"Hunter"}), "+Hunter, −Cultist", "+Jäger, −Kultist"),
        ("faction", Faction.AGENCY, None, "→ none", "→ nichts"),
        ("type", "character", "support", "→ support", "→ Unterstützung"),
        ("control", NAMES[0], NAMES[1], "→ Ben", "→ Ben"),
    ],
)  # fmt: skip
def test_a_difference_says_what_came_and_what_went(
    of: str, before: Value, after: Value, english: str, german: str
) -> None:
    assert ENGLISH.difference(of, before, after, ("Ann", "Ben")) == english
    assert GERMAN.difference(of, before, after, ("Ann", "Ben")) == german


@cache
def faces(rules: str) -> Faces:
    return Faces(POOL.under(RULE_SETS[rules].errata))


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_no_english_is_left_in_what_german_players_are_told(rules: str) -> None:
    """Every changed value of every card that a seat knows, in random games with all cards of the pool."""
    seen = 0
    for seed in range(4):
        game = random_game(POOL, RULE_SETS[rules], seed, faces(rules))
        chance = random.Random(seed)
        for number in range(500):
            if game.decision is None:
                break
            for piece in game.state.cards if number % 25 == 0 else ():
                if not knows(game, 0, piece.id):
                    continue
                for told in changed_values(game, 0, piece.id):
                    assert told.value != told.printed or len(told.changes) > 1
                    for change in told.changes:
                        said = GERMAN.change(game, change)
                        assert not english_in(said), said
                        seen += 1
            game.apply(chance.choice(game.decision.options))
    assert seen > 30
