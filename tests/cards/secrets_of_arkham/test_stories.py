"""Secrets of Arkham: stories."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Player, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2)


def research(rules: str = "lcg") -> Scenario:
    """Darin is about to win Obsessive Research."""
    table = Scenario(phase="resolution", stories=["Obsessive Research"], cards=[MAN], rules=rules)
    table.tokens(table.a, {table.darin: 4})
    table.darin.has(MAN, exhausted=True, at=table.a)
    table.darin.stops()
    return table


def fill(player: Player, number: int) -> None:
    """So many cards in a hand."""
    for _ in range(number):
        player.holds(MAN)


@pytest.mark.parametrize(("mine", "theirs"), [(0, 7), (8, 3), (9, 8)])
def test_obsessive_research_fills_both_hands_to_eight(mine: int, theirs: int) -> None:
    """soa-053; EFF-25: whoever holds more keeps it."""
    table = research()
    fill(table.darin, mine)
    fill(table.tommy, theirs)
    table.darin.accepts()
    table.darin.accepts()
    assert len(table.darin.hand) == max(mine, 8)
    assert len(table.tommy.hand) == max(theirs, 8)


def test_obsessive_research_may_be_declined() -> None:
    """soa-053; STORY-39."""
    table = research()
    table.darin.accepts()
    table.darin.declines()
    assert len(table.darin.hand) == 0
    assert len(table.tommy.hand) == 0


def test_a_player_without_cards_left_to_draw_loses() -> None:
    """soa-053; AMB-1, AMB-2: the active player draws first."""
    table = research()
    table.darin.deck_of(8)
    table.tommy.deck_of(8)
    table.darin.accepts()
    table.darin.accepts()
    assert table.tommy.has_won
