"""Law 6: every card of the pool is data, and is checked when it is read."""

import json
from dataclasses import replace

import pytest

from rlyeh.cards import POOL
from rlyeh.engine.words.text_box import Ability
from rlyeh.errors import DeclarationError
from rlyeh.language import *
from rlyeh.language.modifiers.entering import ModelOf
from rlyeh.model import Card, Label, Pool, declaration_from_json, declaration_to_json
from rlyeh.model.word import read_word


@pytest.mark.parametrize("card", POOL, ids=lambda card: card.id)
def test_every_declaration_round_trips_through_json(card: Card) -> None:
    bare = replace(card, errata=(), rulings=())
    for version in (bare, *(replace(bare, **erratum.changes) for erratum in card.errata)):
        written = json.loads(json.dumps(declaration_to_json(version)))
        assert declaration_from_json(written) == version


@pytest.mark.parametrize("card", POOL, ids=lambda card: card.id)
def test_every_text_has_english(card: Card) -> None:
    for text in card.text:
        assert text.english().strip()


def test_an_unknown_word_is_named_with_its_card_and_the_nearest_words() -> None:
    said = {"word": "wonud", "whom": {"word": "this"}}
    with pytest.raises(DeclarationError, match=r'test-1 Gug: unknown word "wonud".*wound'):
        read_word(said, "test-1 Gug")


def test_a_field_that_a_word_does_not_have_is_named() -> None:
    with pytest.raises(DeclarationError, match='the word "wound" has no field "target"'):
        read_word({"word": "wound", "target": {"word": "this"}}, "test-1 Gug")


def test_a_missing_field_is_named() -> None:
    with pytest.raises(DeclarationError, match='the word "wound" needs "whom"'):
        read_word({"word": "wound"}, "test-1 Gug")


def test_a_value_that_does_not_fit_is_named() -> None:
    with pytest.raises(DeclarationError, match=r"test-1 Gug, wound.number cannot be 'three'"):
        read_word({"word": "wound", "whom": {"word": "this"}, "number": "three"}, "test-1 Gug")


def test_a_declaration_with_a_wrong_value_is_refused_by_the_pool() -> None:
    ability = Ability(Label.ACTION, (draw(),), zones=("cellar",))  # type: ignore[arg-type]
    wrong = character("test-1", "Gug", NEUTRAL, cost=1, skill=1, text=[ability])
    with pytest.raises(DeclarationError, match=r"test-1 Gug: ability.zones cannot be \('cellar',\)"):
        Pool([wrong])


def test_what_effects_ask_by_themselves_is_no_word_for_cards() -> None:
    wrong = event("test-1", "Gug", NEUTRAL, cost=0, text=[action(choosing(ModelOf(CHARACTER)))])
    with pytest.raises(DeclarationError, match='test-1 Gug: "model_of" is what effects ask by themselves'):
        Pool([wrong])


def test_two_cards_with_one_id_are_refused() -> None:
    one = character("test-1", "Gug", NEUTRAL, cost=1, skill=1)
    with pytest.raises(DeclarationError, match="test-1 Ghast: the id is taken by Gug"):
        Pool([one, replace(one, title="Ghast")])
