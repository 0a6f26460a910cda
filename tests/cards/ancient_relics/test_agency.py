"""Ancient Relics: The Agency."""

from rlyeh.language import *
from rlyeh.testing import Scenario

SHOT = event("test-1", "Shot", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
STOP = event("test-2", "Stop", NEUTRAL, cost=0, text=[disrupt(when(triggered(ACTION)), cancel())])
MAN = character("test-3", "Man", AGENCY, cost=0, skill=1)
LAMP = support("test-5", "Lamp", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(MINE, skill=1)))])
CARDS = [SHOT, STOP, MAN, LAMP]


class TestTimelyIntervention:
    """ar-092."""

    def test_nobody_plays_an_event_any_more(self) -> None:
        """ar-092; PAY-35: neither player, with whatever trigger word."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        table.darin.domain(agency=2)
        mine, theirs = table.darin.holds(SHOT), table.tommy.holds(SHOT)
        stop, bell = table.tommy.holds(STOP), table.darin.has(LAMP)
        man = table.darin.holds(MAN)
        table.darin.plays(table.darin.holds("Timely Intervention"))
        table.tommy.passes()  # Stop could still answer this one
        assert table.tommy.why_not(theirs) == {"EFF-28"}
        table.tommy.passes()
        assert table.darin.why_not(mine) == {"EFF-28"}
        table.darin.plays(man)
        assert man.in_play
        table.tommy.passes()
        table.darin.uses(bell)
        assert stop.in_hand

    def test_an_event_drawn_later_is_no_exception(self) -> None:
        """ar-092; EFF-15: it speaks of events, not of the cards in hand now."""
        well = support("test-4", "Well", NEUTRAL, cost=0, text=[action(draw())])
        table = Scenario(cards=[*CARDS, well])
        table.darin.domain(agency=2)
        table.darin.has(MAN)
        source, shot = table.darin.has(well), table.darin.decked(SHOT)
        table.darin.plays(table.darin.holds("Timely Intervention"))
        table.darin.uses(source)
        assert shot.in_hand
        assert table.darin.why_not(shot) == {"EFF-28"}

    def test_it_ends_with_the_phase(self) -> None:
        """ar-092; TURN-7."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        table.darin.domain(agency=2)
        shot = table.darin.holds(SHOT)
        table.darin.has(MAN)
        table.darin.plays(table.darin.holds("Timely Intervention"))
        table.run_to("story")
        assert table.darin.may_play(shot)
