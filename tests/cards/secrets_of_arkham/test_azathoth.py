"""Azathoth (soa-046) takes everything, and its player with it."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2)
SHELF = support("test-2", "Shelf", NEUTRAL, cost=0)


def entered() -> tuple[Scenario, list[bool]]:
    """Azathoth has entered play, and its Response was used."""
    table = Scenario(cards=[MAN, SHELF], bells=[])
    others = [table.darin.has(MAN), table.darin.has(SHELF), table.tommy.has(MAN), table.tommy.has(SHELF)]
    theirs = table.tommy.has("Azathoth")
    table.darin.domain(neutral=6)
    azathoth = table.darin.holds("Azathoth")
    table.darin.plays(azathoth)
    table.darin.responds_with(azathoth)
    while table.decision is not None and table.decision.kind == "order":
        table.game.apply(table.decision.options[0])
    return table, [*[card.in_discard for card in others], azathoth.in_play, theirs.in_play]


def test_everything_but_azathoth_is_sacrificed() -> None:
    """soa-046: characters and supports of both players; whatever is named Azathoth stays."""
    assert entered()[1] == [True, True, True, True, True, True]


def test_at_the_end_of_the_turn_its_player_is_out() -> None:
    """soa-046; WIN-10."""
    table, _ = entered()
    while table.decision is not None:
        table.game.apply(next(key for key in ("pass", "done") if table.decision.option(key) is not None))
    assert table.tommy.has_won
    assert table.game.state.won_by == "WIN-10"


def test_without_the_response_nobody_is() -> None:
    """soa-046: it is a Response, and may be left out."""
    table = Scenario(cards=[MAN, SHELF], bells=["tommy"])
    man = table.tommy.has(MAN)
    table.darin.domain(neutral=6)
    table.darin.plays(table.darin.holds("Azathoth"))
    table.darin.passes()
    table.run_to("refresh")
    assert man.in_play
    assert not table.game.is_over
