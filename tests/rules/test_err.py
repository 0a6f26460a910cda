"""Errata, ERR-1 to ERR-29: in force in `lcg` and `lcg-final`, not in `ccg` (CARD-22, CCG-28). What each card does is
tested with the card; here stands what the erratum makes of it."""

import pytest

from rlyeh.cards import POOL
from rlyeh.engine.state.rule_sets import CCG, LCG, LCG_FINAL
from rlyeh.language import *
from rlyeh.language.text.english import card_text
from rlyeh.model import Card
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
OWL = character("test-2", "Owl", NEUTRAL, cost=1, skill=1, keywords=[NIGHT, FAST])
GIANT = character("test-3", "Giant", NEUTRAL, cost=3, skill=5)


def reads(card_id: str, rules: str) -> str:
    """The text of a card as a rule set reads it."""
    errata = {"lcg": LCG, "lcg-final": LCG_FINAL, "ccg": CCG}[rules].errata
    return card_text(POOL[card_id].under(errata))


MADE_CLEAR = [
    ("ERR-1", "core-163", "separately for each resource attached to their domains"),
    ("ERR-2", "core-057", "Exhaust a character with at least 2 [terror] icons to"),
    ("ERR-3", "core-149", "Forced Response: After Serpent from Yoth enters"),
    ("ERR-5", "sotd-006", "Count the icons and skill of Trent Dixon at all stories while"),
    ("ERR-6", "sotd-010", "in which Erich Zann participates"),
    ("ERR-8", "sotd-016", "Play only if every card you control is a [shub-niggurath] card"),
    ("ERR-9", "sotd-017", "instead sacrifice Julia Brown"),
    ("ERR-10", "sotd-028", "refresh one of your drained domains with 2 or fewer resources"),
    ("ERR-11", "sotd-034", "discard cards from their hand until 5 remain"),
    ("ERR-13", "sotd-053", "Play only if every character you control is a [yog-sothoth] character"),
    ("ERR-14", "sotd-074", "the number of [arcane] icons on those characters"),
    ("ERR-17", "sotd-083", "While every card you control is a [miskatonic] card"),
    ("ERR-18", "sotd-097", "stays committed to a story until that story is won"),
    ("ERR-19", "sotd-099", "refresh all of each player's domains"),
    ("ERR-21", "sotd-108", "[combat] [combat] [arcane] instead of the printed icons and lose all keywords"),
    ("ERR-22", "sotd-109", "gains the Deep One subtype"),
    ("ERR-23", "sotd-109", "Action: Exhaust"),
    ("ERR-23", "sotd-111", "Action: Choose"),
    ("ERR-23", "sotd-115", "Action: Choose"),
    ("ERR-23", "sotd-118", "Action: Exhaust"),
    ("ERR-27", "dl-075", "an additional wound for each icon by which it was won, distributed among their characters"),
    ("ERR-28", "dl-099", "At the beginning of each player's turn"),
]


@pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
@pytest.mark.parametrize(("rule", "card_id", "words"), MADE_CLEAR)
def test_what_only_makes_the_printed_text_clear(rules: str, rule: str, card_id: str, words: str) -> None:
    """ERR-1, ERR-2, ERR-3, ERR-5, ERR-6, ERR-8, ERR-9, ERR-10, ERR-11, ERR-13, ERR-14, ERR-17, ERR-18, ERR-19, ERR-21,
    ERR-22, ERR-23, ERR-27, ERR-28: the sentence says so in every rule set."""
    assert words in reads(card_id, rules)


RULES = [("lcg", True), ("lcg-final", True), ("ccg", False)]
"""Rule sets, and whether errata of FAQ 1.3 are in force in them."""


@pytest.mark.parametrize(("rules", "corrected"), RULES)
def test_alaskan_sledge_dog(rules: str, corrected: bool) -> None:
    """ERR-4, CCG-28: no more than the usual number of copies."""
    assert ("up to 8 copies" in reads("fl-096", rules)) is not corrected


@pytest.mark.parametrize(("rules", "corrected"), RULES)
def test_bringer_of_fire(rules: str, corrected: bool) -> None:
    """ERR-7, CCG-28: as printed the opponent's copies are part of a cost that nobody can pay with them."""
    table = Scenario(rules=rules, cards=[MAN], bells=["darin"])
    mine = [table.darin.has("Bringer of Fire") for _ in range(2)]
    theirs, man = table.tommy.has("Bringer of Fire"), table.tommy.has(MAN)
    assert table.darin.may_use(mine[0]) is corrected
    if corrected:
        table.darin.uses(mine[0], on=man)
        assert [card.exhausted for card in (*mine, theirs)] == [True, True, False]


@pytest.mark.parametrize(("rules", "corrected"), RULES)
def test_dynamite(rules: str, corrected: bool) -> None:
    """ERR-12, CCG-28."""
    table = Scenario(rules=rules)
    assert ("Attachment" in table.darin.holds("Dynamite").subtypes) is corrected


@pytest.mark.parametrize(("rules", "corrected"), RULES)
def test_descendant_of_eibon(rules: str, corrected: bool) -> None:
    """ERR-15, CCG-28: two tokens instead of one, for either way."""
    for tokens in (1, 2):
        table = Scenario(rules=rules, bells=["darin"])
        table.tokens(table.a, {table.darin: tokens})
        held, buried = table.darin.holds("Descendant of Eibon"), table.darin.discarded("Descendant of Eibon")
        enough = tokens == 2 or not corrected
        assert table.darin.may_use(held) is enough
        assert table.darin.may_use(buried) is enough


@pytest.mark.parametrize(("rules", "returns"), [("lcg", True), ("lcg-final", False), ("ccg", True)])
def test_endless_interrogation(rules: str, returns: bool) -> None:
    """ERR-16, FINAL-19: back to hand, where it is a new copy; under the last FAQ on top of the deck."""
    assert ("return Endless Interrogation to your hand" in reads("sotd-082", rules)) is returns


@pytest.mark.parametrize(("rules", "unresolved"), [("lcg", True), ("lcg-final", False), ("ccg", True)])
def test_military_bike(rules: str, unresolved: bool) -> None:
    """ERR-20, FINAL-17: an unresolved story with characters; under the last FAQ any other with characters."""
    text = reads("sotd-102", rules)
    assert ("another unresolved story to which characters are committed" in text) is unresolved
    assert ("another story to which characters are committed" in text) is not unresolved


@pytest.mark.parametrize(("rules", "corrected"), RULES)
def test_zoog_burrow(rules: str, corrected: bool) -> None:
    """ERR-24, CCG-28: no Zoog symbol, so no text box as a resource."""
    table = Scenario(rules=rules)
    burrow = table.darin.domain("Zoog Burrow").resources[0]
    assert burrow.piece.face.zoog is not corrected


@pytest.mark.parametrize(("rules", "corrected"), RULES)
def test_the_night(rules: str, corrected: bool) -> None:
    """ERR-25, CCG-28: Night cards are spared only by the erratum."""
    table = Scenario(rules=rules, cards=[MAN, OWL])
    table.darin.has("The Night")
    owl, man = table.tommy.has(OWL, exhausted=True), table.tommy.has(MAN, exhausted=True)
    ready = table.tommy.has(OWL)
    assert man.blank
    assert owl.blank is not corrected
    assert not ready.blank


@pytest.mark.parametrize(("rules", "corrected"), RULES)
def test_dream_dagger(rules: str, corrected: bool) -> None:
    """ERR-26, CCG-28: as printed it attaches to anybody's character."""
    table = Scenario(rules=rules, cards=[MAN], bells=["darin"])
    table.tommy.has(MAN)
    table.darin.domain(neutral=2)
    assert table.darin.may_play(table.darin.holds("Dream Dagger")) is not corrected


@pytest.mark.parametrize(("rules", "corrected"), RULES)
def test_doppelgaenger(rules: str, corrected: bool) -> None:
    """ERR-29, CCG-28: a printed cost of X or less, as against exactly X."""
    table = Scenario(rules=rules, cards=[MAN, GIANT], bells=["darin"])
    man, giant = table.tommy.has(MAN), table.tommy.has(GIANT)
    double = table.darin.holds("Doppelgänger")
    table.darin.domain(yog_sothoth=3)
    table.darin.plays(double, x=3)
    if corrected:
        assert table.darin.may_choose(man, giant)
        table.darin.chooses(man)
    assert double.title == ("Man" if corrected else "Giant")


CORRECTED = [card for card in POOL if any(erratum.changes for erratum in card.errata)]
"""Cards of which an erratum changes more than it explains."""


@pytest.mark.parametrize("card", CORRECTED, ids=lambda card: card.id)
def test_as_printed_in_the_ccg(card: Card) -> None:
    """CCG-28, CARD-22: no erratum whatever is in force there; in the LCG every older copy reads as the newest."""
    assert card.under(CCG.errata) == card
    assert card.under(LCG_FINAL.errata) != card
