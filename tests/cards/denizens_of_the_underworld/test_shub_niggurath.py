"""Denizens of the Underworld: Shub-Niggurath."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.testing import Scenario

GOAT = character("test-1", "Goat", SHUB_NIGGURATH, cost=3, skill=3, icons="CC")
TREE = character("test-2", "Tree", SHUB_NIGGURATH, cost=4, skill=3)
COP = character("test-3", "Cop", AGENCY, cost=1, skill=1)
ONE = character("test-4", "One", SHUB_NIGGURATH, unique=True, cost=1, skill=1)
HUT = support("test-5", "Hut", SHUB_NIGGURATH, cost=1)
FEAST = support("test-6", "Feast", NEUTRAL, cost=0, text=[response(after(plays(CHARACTER)), draw())])
LEAVE = event("test-7", "Leave", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
CARDS = [GOAT, TREE, COP, ONE, HUT, FEAST, LEAVE]


class TestAmbush:
    """dotu-051."""

    @pytest.mark.parametrize(("phase", "active"), [("operations", "darin"), ("after commit", "tommy")])
    def test_a_character_is_played_in_whatever_phase(self, phase: str, active: str) -> None:
        """dotu-051; OPS-12: for its cost, and sacrificed at the end of the phase."""
        table = Scenario(phase=phase, active=active, cards=CARDS, bells=["darin", "tommy"])
        if active == "tommy":
            table.tommy.has(COP, at=table.a)
        goat, ambush = table.darin.holds(GOAT), table.darin.holds("Ambush")
        domain = table.darin.domain(shub_niggurath=3)
        if active == "tommy":
            table.tommy.passes()
        table.darin.plays(ambush)
        assert goat.in_play
        assert domain.drained
        assert ambush.in_discard
        while table.game.state.lasting:
            table.game.apply(table.open_decision().options[-1])
        assert goat in table.darin.discard

    def test_four_is_too_much_and_a_hut_is_no_character(self) -> None:
        """dotu-051: cost 3 or lower."""
        table = Scenario(cards=CARDS, bells=["darin"])
        for card in (TREE, HUT):
            table.darin.holds(card)
        ambush = table.darin.holds("Ambush")
        table.darin.domain(shub_niggurath=5)
        assert not table.darin.may_play(ambush)

    def test_it_must_be_paid_matched_and_allowed(self) -> None:
        """dotu-051; OPS-12, PAY-2, STATE-43: neither a Cop nor a second One; then nothing can be played."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has(ONE)
        table.darin.holds(COP)
        table.darin.holds(ONE)
        ambush = table.darin.holds("Ambush")
        table.darin.domain(shub_niggurath=3)
        assert not table.darin.may_play(ambush)
        table = Scenario(cards=CARDS, bells=["darin"])
        goat, ambush = table.darin.holds(GOAT), table.darin.holds("Ambush")
        table.darin.domain(shub_niggurath=2)
        table.darin.domain(shub_niggurath=1, drained=True)
        assert not table.darin.may_play(ambush)
        assert goat.in_hand

    def test_of_several_one_is_picked(self) -> None:
        """dotu-051."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        goat, one = table.darin.holds(GOAT), table.darin.holds(ONE)
        table.darin.holds(TREE)
        table.darin.holds("Ambush")
        table.darin.domain(shub_niggurath=4)
        table.darin.plays("Ambush")
        assert table.darin.may_choose(goat, one)
        table.darin.chooses(one)
        assert one.in_play
        assert goat.in_hand

    def test_it_was_played(self) -> None:
        """dotu-051; OPS-12, EFF-39: what answers playing a character does."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        feast, goat = table.darin.has(FEAST), table.darin.holds(GOAT)
        table.darin.holds("Ambush")
        table.darin.domain(shub_niggurath=3)
        table.game.keep_journal()
        table.darin.plays("Ambush")
        table.darin.responds_with(feast)
        assert goat.in_play
        assert [occurrence.card for occurrence in table.happened(Kind.PLAYED)][:1] == [goat.id]

    def test_who_has_left_play_is_not_sacrificed(self) -> None:
        """dotu-051: still in play."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        goat = table.darin.holds(GOAT)
        table.darin.holds(LEAVE)
        table.darin.holds("Ambush")
        table.darin.domain(shub_niggurath=3)
        table.darin.plays("Ambush")
        table.tommy.passes()
        table.darin.plays("Leave", on=goat)
        table.tommy.passes()
        table.darin.passes()
        table.run_to("story", "action")
        assert goat.in_hand

    def test_its_steadfast_holds(self) -> None:
        """dotu-051; PAY-22: three Shub-Niggurath resources."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.holds(ONE)
        ambush = table.darin.holds("Ambush")
        table.darin.domain(shub_niggurath=2)
        assert "PAY-22" in table.darin.why_not(ambush)
