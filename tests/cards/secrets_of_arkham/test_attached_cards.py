"""Secrets of Arkham: an event that becomes an Attachment, and an Attachment of a story that is won."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
FISH = character("test-2", "Fish", CTHULHU, cost=2, skill=2, subtypes="Deep One")
SHACK = support("test-3", "Shack", NEUTRAL, cost=0, subtypes="Location", text=[action(exhaust(THIS), to=draw())])
SHED = support("test-4", "Shed", NEUTRAL, cost=0)
STRIKE = event("test-5", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(SUPPORT)))])
CARDS = [MAN, FISH, SHACK, SHED, STRIKE]


class TestForcedForeclosure:
    """soa-015."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_its_player_gets_the_location(self, rules: str) -> None:
        """soa-015; STATE-31: it is attached, and its text hears it enter play."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        shack, event_ = table.tommy.has(SHACK), table.darin.holds("Forced Foreclosure")
        table.darin.domain(syndicate=2)
        table.darin.plays(event_, on=shack)
        assert event_.host == shack
        assert shack.controller is table.darin
        table.darin.uses(shack)
        assert len(table.darin.hand) == 1

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_for_as_long_as_it_is_attached(self, rules: str) -> None:
        """soa-015; EFF-17: when it has gone, the Location goes back."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        shack, event_ = table.tommy.has(SHACK), table.darin.holds("Forced Foreclosure")
        strike = table.darin.holds(STRIKE)
        table.darin.domain(syndicate=2)
        table.darin.plays(event_, on=shack)
        table.darin.plays(strike, on=event_)
        assert event_.in_discard
        assert shack.controller is table.tommy

    def test_only_to_a_location_and_only_in_its_players_operations_phase(self) -> None:
        """soa-015; OPS-8."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has(SHED)
        event_ = table.darin.holds("Forced Foreclosure")
        table.darin.domain(syndicate=2)
        assert not table.darin.may_play(event_)
        table = Scenario(active="tommy", cards=CARDS, bells=["darin"])
        table.tommy.has(SHACK)
        event_ = table.darin.holds("Forced Foreclosure")
        table.darin.domain(syndicate=2)
        assert not table.darin.may_play(event_)


class TestGivingThanks:
    """soa-030."""

    @pytest.mark.parametrize("winner", ["darin", "tommy"])
    def test_when_its_story_is_won_the_deep_ones_are_readied(self, winner: str) -> None:
        """soa-030; TIME-32: by whomever; only its player's, and only Deep Ones."""
        table = Scenario(phase="resolution", active=winner, cards=CARDS, bells=["darin", "tommy"])
        player = getattr(table, winner)
        thanks = table.darin.has("Giving Thanks", on=table.a)
        fish, man = table.darin.has(FISH, exhausted=True), table.darin.has(MAN, exhausted=True)
        theirs = table.tommy.has(FISH, exhausted=True)
        player.has(MAN, at=table.a)
        table.tokens(table.a, {player: 4})
        while table.open_decision().kind == "token":
            player.accepts()
        table.darin.responds_with(thanks)
        assert fish.ready
        assert (man.exhausted, theirs.exhausted) == (True, True)

    def test_not_when_another_story_is_won(self) -> None:
        """soa-030: it stays where it is."""
        table = Scenario(phase="resolution", cards=CARDS, bells=["darin"])
        thanks = table.darin.has("Giving Thanks", on=table.b)
        table.darin.has(MAN, at=table.a)
        table.tokens(table.a, {table.darin: 4})
        while table.open_decision().kind == "token":
            table.darin.accepts()
        assert table.a.is_won
        table.expects(table.darin, "action")
        assert thanks.in_play
