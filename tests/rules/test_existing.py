"""What exists and may be named: from the catalogue of all cards that are legal, not from what can be played (EFF-34,
AMB-70, GEN-7)."""

import pytest

from rlyeh.cards import POOL
from rlyeh.decks import catalogue
from rlyeh.encoding import Schema
from rlyeh.engine.files.save import load
from rlyeh.engine.state.rule_sets import FIRST_SIX, RULE_SETS
from rlyeh.engine.words.printed_card import Faces
from rlyeh.errors import GameFileError, UnknownCard
from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=1, skill=1, subtypes="Unicorn")


def named_by(table: Scenario, card: CardHandle) -> list[str]:
    """What is offered when a card asks for a name."""
    table.darin.uses(card)
    return [option.text for option in table.open_decision().options]


def at_the_table(card: str, rules: str) -> tuple[Scenario, CardHandle]:
    table = Scenario(cards=[MAN], rules=rules, bells=["darin"])
    return table, table.darin.has(card, on=table.darin.has("Byakhee Servant"))


@pytest.mark.parametrize(("rules", "number"), [("lcg", 50), ("lcg-final", 66), ("ccg", 66)])
def test_subtypes_come_from_the_catalogue(rules: str, number: int) -> None:
    """EFF-34, AMB-70; EX-49: of all cards that are legal, declared or not; and what is declared for a test exists."""
    table, papers = at_the_table("False Papers", rules)
    sets = RULE_SETS[rules].sets
    legal = {subtype for card in catalogue() if not sets or card.code in sets for subtype in card.subtypes}
    assert len(legal) == number
    assert named_by(table, papers) == sorted({*legal, "Unicorn"})
    table.darin.chooses("Yeti" if "Yeti" in legal else "Zoog")


def test_what_is_only_on_later_cards_does_not_exist_under_faq_1_3() -> None:
    """EFF-34, AMB-70: no card of the first six sets has it."""
    table, papers = at_the_table("False Papers", "lcg")
    assert "Lodge" not in named_by(table, papers)
    table.darin.chooses("Monster")
    table, papers = at_the_table("False Papers", "lcg-final")
    assert "Lodge" in named_by(table, papers)
    table.darin.chooses("Lodge")


def test_errata_count() -> None:
    """EFF-34, CARD-22: what a correction gives exists as well."""
    assert "Gug" in POOL.under(frozenset(("FAQ 4.1",))).names("subtype", frozenset(("core",)))
    assert "Gug" not in POOL.names("subtype", frozenset(("core",)))


@pytest.mark.parametrize(("rules", "number"), [("lcg", 8), ("lcg-final", 8), ("ccg", 7)])
def test_factions(rules: str, number: int) -> None:
    """GEN-7: seven in the Eldritch Edition; otherwise those that exist; neutral is none."""
    table, delusions = at_the_table("Strange Delusions", rules)
    found = named_by(table, delusions)
    assert len(found) == number
    assert ("silver-twilight" in found) is (number == 8)
    assert "neutral" not in found
    table.darin.chooses("hastur")


@pytest.mark.parametrize(("rules", "later"), [("lcg", False), ("lcg-final", True)])
def test_titles_come_from_the_catalogue(rules: str, later: bool) -> None:
    """fl-084, GEN-10: any card that is legal, declared or not; stories are in nobody's deck."""
    table, sketches = at_the_table("Notebook Sketches", rules)
    found = named_by(table, sketches)
    assert {"Man", "Cthulhu", "Hideous Guardian"} <= set(found)
    assert ("Uroborus" in found) is later
    assert "Frozen in Time" not in found
    table.darin.chooses("Man")


def test_names_are_the_same_in_a_saved_game() -> None:
    """EFF-34: what was named is still the same after loading, and what may be named as well."""
    table, papers = at_the_table("False Papers", "lcg")
    table.darin.uses(papers)
    before = [(option.key, option.text) for option in table.open_decision().options]
    again = load(table.game.save(), table.faces)
    assert again.decision is not None
    assert [(option.key, option.text) for option in again.decision.options] == before
    table.darin.chooses("Zoog")
    assert papers.host is not None
    again.apply(next(key for key, text in before if text == "Zoog"))
    loaded = load(again.save(), table.faces)
    assert [sorted(piece.subtypes) for piece in loaded.view(0).play] == [
        sorted(piece.subtypes) for piece in table.game.view(0).play
    ]


def test_a_game_saved_with_another_catalogue_is_refused() -> None:
    """EFF-34: a number would mean another name."""
    table, _ = at_the_table("False Papers", "lcg")
    without = Faces(table.pool.under(table.rules.errata))
    without.pool.printed = lambda: ()
    saved = table.game.save()
    with pytest.raises(GameFileError, match="other versions of its cards"):
        load(saved, without)
    table = Scenario(rules="lcg", bells=["darin"])
    without = Faces(table.pool.under(table.rules.errata))
    without.pool.printed = lambda: ()
    assert load(table.game.save(), without).decision is not None


def test_the_encoding_has_every_name() -> None:
    """AMB-70: the names of all rule sets have numbers."""
    schema = Schema.of(POOL, [(["sotd-106"] * 9, ["sotd-118"] * 9)], ["core-156"])
    assert {*POOL.names("subtype"), *POOL.names("faction")} == set(schema.names)


def test_cards_of_one_title_are_told_apart_at_a_scenario_table() -> None:
    """CARD-8: by their descriptors, or by id; the title alone does not say which."""
    table = Scenario()
    assert table.darin.holds("core-024").piece.face.id == "core-024"
    assert table.darin.holds("Professor Nathaniel Peaslee, Alien Intelligence").piece.face.id == "katg-006"
    with pytest.raises(UnknownCard, match="is the title of several cards"):
        table.darin.holds("Professor Nathaniel Peaslee")



def test_the_first_six_sets() -> None:
    """AMB-70: the sets that FAQ 1.3 knows."""
    assert RULE_SETS["lcg"].sets == set(FIRST_SIX)
