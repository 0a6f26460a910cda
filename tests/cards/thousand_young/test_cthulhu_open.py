"""The Thousand Young: Cthulhu."""

from rlyeh.language import *
from rlyeh.testing import Scenario

DREAM = event("test-1", "Dream", CTHULHU, cost=1, text=[action(draw())])
RAID = event("test-2", "Raid", AGENCY, cost=1, text=[action(draw())])
DODGE = event(
    "test-3", "Dodge", CTHULHU, cost=0, text=[disrupt(when(would_be("wounded", MINE)), cancel("that wound"))]
)
PUNCH = event("test-4", "Punch", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
CULTIST = character("test-5", "Cultist", CTHULHU, cost=1, skill=1, subtypes="Cultist")
CARDS = [DREAM, RAID, DODGE, PUNCH, CULTIST]


class TestBroadmoor:
    """tty-041."""

    def test_a_cthulhu_event_is_played_from_the_deck(self) -> None:
        """tty-041; OPS-10, OPS-11: it is paid for, and goes to the discard pile."""
        table = Scenario(cards=CARDS, bells=["tommy", "darin"])
        broadmoor = table.darin.has("Broadmoor")
        dream = table.darin.decked(DREAM)
        domain = table.darin.domain(cthulhu=1)
        table.darin.uses(broadmoor)
        table.tommy.passes()
        table.darin.plays(dream)
        assert dream.in_discard
        assert domain.drained
        assert len(table.darin.hand) == 1

    def test_it_needs_a_domain_that_can_pay(self) -> None:
        """tty-041; OPS-10, PAY-2."""
        table = Scenario(cards=CARDS, bells=["tommy", "darin"])
        broadmoor = table.darin.has("Broadmoor")
        dream = table.darin.decked(DREAM)
        table.darin.domain(agency=1)
        table.darin.uses(broadmoor)
        table.tommy.passes()
        assert not table.darin.may_play(dream)

    def test_other_events_and_characters_are_only_revealed(self) -> None:
        """tty-041: a [cthulhu] event."""
        for top in (RAID, CULTIST):
            table = Scenario(cards=CARDS, bells=["tommy", "darin"])
            broadmoor = table.darin.has("Broadmoor")
            card = table.darin.decked(top)
            table.darin.domain(cthulhu=1)
            table.darin.domain(agency=1)
            table.darin.uses(broadmoor)
            table.tommy.passes()
            assert card.face_up
            assert not table.darin.may_play(card)

    def test_a_disrupt_is_played_from_there_too(self) -> None:
        """tty-041; OPS-10: it listens as in hand."""
        table = Scenario(cards=CARDS, bells=["tommy", "darin"])
        broadmoor, cultist = table.darin.has("Broadmoor"), table.darin.has(CULTIST)
        dodge = table.darin.decked(DODGE)
        table.tommy.holds(PUNCH)
        table.darin.domain(cthulhu=1)
        table.darin.uses(broadmoor)
        table.tommy.plays("Punch", on=cultist)
        table.darin.disrupts_with(dodge)
        assert cultist.wounds == 0
        assert dodge.in_discard

    def test_the_opponent_does_not_play_it(self) -> None:
        """tty-041: "you may"."""
        table = Scenario(cards=CARDS, bells=["tommy", "darin"])
        broadmoor = table.darin.has("Broadmoor")
        dream = table.darin.decked(DREAM)
        table.tommy.domain(cthulhu=1)
        table.darin.uses(broadmoor)
        assert not table.tommy.may_play(dream)

    def test_when_the_phase_has_ended_it_cannot_be_played(self) -> None:
        """tty-041; GEN-13: only while it is revealed."""
        table = Scenario(cards=CARDS, bells=["tommy", "darin"])
        broadmoor = table.darin.has("Broadmoor")
        dream = table.darin.decked(DREAM)
        table.darin.domain(cthulhu=1)
        table.darin.uses(broadmoor)
        table.tommy.passes()
        assert table.darin.may_play(dream)
        table.darin.passes()
        table.run_to("story", "action")
        assert dream.in_deck
        assert not table.darin.may_play(dream)
