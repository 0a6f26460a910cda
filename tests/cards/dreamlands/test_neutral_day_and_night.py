"""Dreamlands: neutral cards of Day and Night."""

import pytest

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import Scenario
from tests.cards.dreamlands.neutral_table import HERO, OWL, PLAIN, RAID, SPY, TEST_CARDS


def test_day_and_night_can_hold_together() -> None:
    """EX-25, dl-015, dl-019, dl-020; EFF-37, EFF-38: Furtive Zoog looks at both."""
    table = Scenario(cards=TEST_CARDS)
    zoog = table.darin.has("Furtive Zoog")
    table.darin.has("The Captain")
    table.darin.holds(RAID)
    table.darin.domain(neutral=2)
    assert zoog.icons == "A"
    day = table.tommy.has("The Rays of Dawn")
    table.tommy.has("The Setting Sun")
    table.tommy.stops()
    # Zoogs are not unique: the Rays take a terror icon, the Sun takes an investigation icon.
    assert zoog.icons == "A"
    assert table.darin.may_use("The Captain")
    table.darin.plays("Raid", on=day)
    assert zoog.icons == "TA"
    table.tommy.passes()
    assert not table.darin.may_use("The Captain")


@pytest.mark.parametrize(("card", "icon", "other"), [
    ("The Rays of Dawn", "T", "The Setting Sun"), ("The Setting Sun", "I", "The Rays of Dawn"),
])
def test_a_time_of_day_destroys_its_opposite_and_takes_an_icon(card: str, icon: str, other: str) -> None:
    """dl-019, dl-020; EFF-22: only from characters that are not unique, on both sides."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.stops()
    table.darin.holds(card)
    table.darin.domain(neutral=1)
    opposite = table.tommy.has(other)
    owl = table.tommy.has(OWL)
    mine, theirs = table.darin.has(SPY), table.tommy.has(SPY)
    captain = table.darin.has("The Captain")
    table.darin.plays(card)
    if card == "The Rays of Dawn":
        table.tommy.picks_no_more()
    assert opposite.in_discard
    assert owl.in_discard is (card == "The Rays of Dawn")
    assert mine.icons == theirs.icons == "TI".replace(icon, "")
    assert captain.icons == "CCAI"


def test_the_day_dreamer_comes_for_a_phase() -> None:
    """dl-017; EFF-31, EFF-41: from hand in any phase; sacrificed at the end of it if still in play."""
    table = Scenario(phase="draw", cards=TEST_CARDS)
    table.tommy.stops()
    dreamer = table.darin.holds("The Day Dreamer")
    night = table.tommy.has("The Setting Sun")
    table.darin.domain(neutral=2)
    table.darin.uses(dreamer)
    assert dreamer.in_play
    assert night.in_discard
    table.tommy.passes()
    assert dreamer.in_discard


def test_a_day_dreamer_that_was_played_stays() -> None:
    """dl-017: the sacrifice hangs on its Action."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.stops()
    dreamer = table.darin.holds("The Day Dreamer")
    table.darin.domain(neutral=2)
    table.darin.chooses(f"play:{dreamer.id}")
    table.run_to("story")
    assert dreamer.in_play


@pytest.mark.parametrize(("card", "exhausted", "blank"), [
    (PLAIN, True, True), (PLAIN, False, False), (HERO, True, False), (OWL, True, False),
])
def test_the_night_blanks_exhausted_plain_characters(card: Card, exhausted: bool, blank: bool) -> None:
    """EX-39, dl-057; ERR-25, EFF-37, CARD-14: not ready, unique or Night ones."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.has("The Night")
    sun = table.darin.has("The Setting Sun")
    target = table.tommy.has(card, exhausted=exhausted)
    table.darin.holds(RAID)
    assert target.blank is blank
    assert target.has(FAST) is not blank
    assert bool(target.subtypes) is not blank
    table.tommy.stops()
    if card is not OWL:
        table.darin.plays("Raid", on=sun)
        assert not target.blank


def test_a_blank_character_regains_its_text_when_readied() -> None:
    """EX-39, dl-057; ERR-25."""
    table = Scenario(phase="refresh", cards=TEST_CARDS)
    table.tommy.has("The Night")
    table.tommy.has("The Setting Sun")
    target = table.darin.has(PLAIN, exhausted=True)
    table.darin.stops()
    assert target.blank
    table.expects(table.darin, "action")
    assert target.ready
    assert not target.blank


def test_as_printed_the_night_blanks_night_characters_too() -> None:
    """dl-057; CCG-28: without the erratum."""
    table = Scenario(cards=TEST_CARDS, rules="ccg")
    table.darin.has("The Night")
    table.darin.has("The Setting Sun")
    assert table.tommy.has(OWL, exhausted=True).blank
    assert not table.tommy.has(HERO, exhausted=True).blank


@pytest.mark.parametrize(("night", "worth", "payable"), [(True, 3, True), (True, 2, False), (False, 5, False)])
def test_the_night_costs_less_at_night(night: bool, worth: int, payable: bool) -> None:
    """dl-057; PAY-11."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.stops()
    card = table.darin.holds("The Night")
    table.darin.domain(neutral=worth)
    if night:
        table.tommy.has("The Setting Sun")
    assert table.darin.may_play(card) is payable
