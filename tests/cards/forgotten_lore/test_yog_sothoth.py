"""Forgotten Lore: Yog-Sothoth."""

from rlyeh.language import *
from rlyeh.testing import Scenario

COP = character("test-1", "Cop", AGENCY, cost=2, skill=2)
GIANT = character("test-2", "Giant", AGENCY, cost=2, skill=4)
DRAWING = event("test-3", "Drawing", NEUTRAL, cost=0, text=[action(draw())])
SACRIFICE = event("test-4", "Rite", NEUTRAL, cost=0, text=[action(sacrifice(a(MINE)), to=draw())])
LOOP = event("test-5", "Loop", NEUTRAL, cost=0, text=[action(draw(), return_instead_of_discarding(THIS))])
SHED = support("test-6", "Shed", NEUTRAL, cost=1)
WRECK = event("test-7", "Wreck", NEUTRAL, cost=0, text=[action(destroy(choose(CARD.titled("Shed"))))])
CARDS = [COP, GIANT, DRAWING, SACRIFICE, LOOP, SHED, WRECK]


class TestVisitorFromTheSpheres:
    """fl-031."""

    def test_an_opponents_event_is_copied_as_your_own(self) -> None:
        """fl-031: you draw, not the player of the event."""
        table = Scenario(cards=CARDS, bells=["darin"])
        visitor = table.tommy.has("Visitor from the Spheres")
        table.tommy.domain(agency=3)
        table.darin.holds(DRAWING)
        table.darin.plays("Drawing")
        table.tommy.responds_with(visitor)
        assert len(table.tommy.hand) == 1
        assert len(table.darin.hand) == 1
        assert table.tommy.domains[0].drained

    def test_you_choose_anew_with_the_x_that_was_announced(self) -> None:
        """fl-031, core-016; PAY-17: the copied Shotgun Blast reaches skill two, not four."""
        table = Scenario(cards=CARDS, bells=["darin"])
        visitor = table.tommy.has("Visitor from the Spheres", wounds=0)
        table.tommy.domain(agency=3)
        first, second = table.darin.has(COP), table.darin.has(COP)
        giant = table.darin.has(GIANT)
        table.darin.holds("Shotgun Blast")
        table.darin.domain(agency=2)
        table.darin.plays("Shotgun Blast", x=2, on=first)
        assert first.in_discard
        table.tommy.responds_with(visitor)
        assert second.in_discard
        assert giant.in_play

    def test_costs_are_not_copied(self) -> None:
        """fl-031: your characters stay."""
        table = Scenario(cards=CARDS, bells=["darin"])
        visitor = table.tommy.has("Visitor from the Spheres")
        table.tommy.domain(agency=3)
        table.darin.has(COP)
        table.darin.holds(SACRIFICE)
        table.darin.plays("Rite")
        table.tommy.responds_with(visitor)
        assert visitor.in_play
        assert len(table.tommy.hand) == 1

    def test_what_an_event_does_to_itself_is_not_done_again(self) -> None:
        """fl-031; STATE-4."""
        table = Scenario(cards=CARDS, bells=["darin"])
        visitor = table.tommy.has("Visitor from the Spheres")
        table.tommy.domain(agency=3)
        loop = table.darin.holds(LOOP)
        table.darin.plays(loop)
        assert loop.in_hand
        table.tommy.responds_with(visitor)
        assert loop in table.darin.hand
        assert len(table.tommy.hand) == 1

    def test_not_for_two_nor_for_a_character_nor_without_a_target(self) -> None:
        """fl-031; PAY-6, EFF-1."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has("Visitor from the Spheres")
        table.tommy.domain(agency=2)
        table.darin.holds(DRAWING)
        table.darin.plays("Drawing")
        table.expects(table.darin, "action")
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has("Visitor from the Spheres")
        table.tommy.domain(agency=3)
        table.darin.holds(COP)
        table.darin.domain(agency=2)
        table.darin.plays("Cop")
        table.expects(table.darin, "action")
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has("Visitor from the Spheres")
        table.tommy.domain(agency=3)
        only = table.darin.has(SHED)
        table.darin.holds(WRECK)
        table.darin.plays("Wreck", on=only)
        assert only.in_discard
        table.expects(table.darin, "action")

    def test_your_own_event_may_be_copied(self) -> None:
        """fl-031."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        visitor = table.darin.has("Visitor from the Spheres")
        table.darin.domain(agency=3)
        table.darin.holds(DRAWING)
        table.darin.plays("Drawing")
        table.darin.responds_with(visitor)
        assert len(table.darin.hand) == 2
