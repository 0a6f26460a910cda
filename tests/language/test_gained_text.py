"""Texts that cards gain from other cards."""

from rlyeh.language import *
from rlyeh.testing import Scenario

BANNER = support(
    "test-1", "Banner", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
    text=[gains(HOST, text=always(gains(CHARACTER.of(YOU).other, skill=1)))],
)
BEARER = character("test-2", "Bearer", NEUTRAL, cost=1, skill=2)
FELLOW = character("test-3", "Fellow", NEUTRAL, cost=1, skill=2)
HUSH = event("test-4", "Hush", NEUTRAL, cost=0, text=[action(until_end_of_phase(blank(choose(CHARACTER))))])


def test_gained_passive_text_stops_while_its_receiver_is_blank() -> None:
    """FINAL-104."""
    table = Scenario(phase="operations", cards=[BANNER, BEARER, FELLOW, HUSH], bells=["darin", "tommy"])
    bearer = table.darin.has(BEARER)
    fellow = table.darin.has(FELLOW)
    table.darin.has(BANNER, on=bearer)
    table.darin.holds(HUSH)
    assert fellow.skill == 3

    table.darin.plays("Hush", on=bearer)
    assert bearer.blank
    assert fellow.skill == 2


def test_blanking_somebody_else_leaves_the_gained_text_in_force() -> None:
    """FINAL-104: a bystander."""
    table = Scenario(phase="operations", cards=[BANNER, BEARER, FELLOW, HUSH], bells=["darin", "tommy"])
    bearer = table.darin.has(BEARER)
    fellow = table.darin.has(FELLOW)
    table.darin.has(BANNER, on=bearer)
    table.darin.holds(HUSH)
    table.darin.plays("Hush", on=fellow)
    assert fellow.skill == 3
