"""Dreamlands: Cthulhu."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2)
HUT = support("test-2", "Hut", AGENCY, cost=2)
BLAST = event("test-3", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CARD)))])
RECALL = event("test-4", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
CURB = event("test-5", "Curb", NEUTRAL, cost=0, text=[disrupt(when(triggered(RESPONSE)), cancel())])


def fanatic(event_card: str = "Blast", rules: str = "lcg") -> tuple[Scenario, CardHandle]:
    """Tommy holds the Fanatic; Darin holds an event and has a man and a hut in play."""
    table = Scenario(cards=[MAN, HUT, BLAST, RECALL, CURB], rules=rules)
    table.darin.holds(event_card)
    return table, table.tommy.holds("Dreamlands Fanatic")


@pytest.mark.parametrize("how", ["Blast", "Recall"])
def test_dreamlands_fanatic_answers_an_opposing_character_leaving_play(how: str) -> None:
    """dl-047; EFF-31, EFF-41: whichever way it left, without cost and outside the operations phase."""
    table, card = fanatic(how)
    man = table.darin.has(MAN)
    table.darin.plays(how, on=man)
    table.tommy.responds_with(card)
    assert card.in_play
    assert card.ready
    assert card.controller == table.tommy


def test_dreamlands_fanatic_ignores_supports_and_own_characters() -> None:
    """dl-047: only characters, and only those an opponent controlled."""
    table, card = fanatic()
    hut = table.darin.has(HUT)
    table.darin.plays("Blast", on=hut)
    assert card.in_hand
    other, mine = fanatic()
    own = other.tommy.has(MAN)
    other.darin.has(HUT)
    other.darin.plays("Blast", on=own)
    assert mine.in_hand


def test_a_cancelled_dreamlands_fanatic_is_discarded() -> None:
    """EX-121, dl-047, core-100; TIME-13, TIME-12."""
    table, card = fanatic()
    man = table.darin.has(MAN)
    table.darin.holds("Power Drain")
    table.darin.domain(hastur=2)
    table.darin.plays("Blast", on=man)
    table.darin.passes()
    table.tommy.responds_with(card)
    table.darin.disrupts_with("Power Drain")
    assert card.in_discard


def test_under_the_last_faq_a_cancelled_fanatic_stays_in_hand_and_may_try_again() -> None:
    """dl-047; FINAL-16."""
    table, card = fanatic(rules="lcg-final")
    man = table.darin.has(MAN)
    table.darin.holds("Curb")
    table.darin.plays("Blast", on=man)
    table.tommy.responds_with(card)
    table.darin.disrupts_with("Curb")
    assert card.in_hand
    table.tommy.responds_with(card)
    assert card.in_play


def test_two_fanatics_each_answer_one_departure() -> None:
    """dl-047; TIME-16."""
    table, card = fanatic()
    second = table.tommy.holds("Dreamlands Fanatic")
    man = table.darin.has(MAN)
    table.darin.plays("Blast", on=man)
    table.tommy.responds_with("Dreamlands Fanatic")
    table.tommy.responds_with("Dreamlands Fanatic")
    assert card.in_play
    assert second.in_play
