"""Forgotten Lore: Shub-Niggurath."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

PUSH = event("test-1", "Push", NEUTRAL, cost=0, text=[action(draw())])
ECHO = support("test-2", "Echo", NEUTRAL, cost=0, text=[forced_response(after(wins_struggle(ARCANE)), draw())])
MAGE = character("test-3", "Mage", NEUTRAL, cost=2, skill=1, icons="A")
LAMP = support("test-4", "Lamp", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(MINE, skill=1)))])
CARDS = [PUSH, ECHO, MAGE, LAMP]


class TestDreamlandsMessenger:
    """fl-013."""

    def scene(self, committed: bool = True) -> tuple[Scenario, CardHandle, CardHandle]:
        """The Messenger attacks, or a companion of it does; Tommy holds an event and has a Bell."""
        table = Scenario(cards=CARDS, phase="after commit", bells=["darin", "tommy"])
        table.darin.has("Dreamlands Messenger", exhausted=True, at=table.a if committed else None)
        if not committed:
            table.darin.has("Byakhee Servant", exhausted=True, at=table.a)
        return table, table.tommy.holds(PUSH), table.tommy.has(LAMP)

    def test_nobody_acts(self) -> None:
        """fl-013; EFF-49: neither events nor abilities, of either player: the windows are passed over."""
        table, push, bell = self.scene()
        assert "EFF-28" in table.tommy.why_not(push)
        assert "EFF-28" in table.tommy.why_not(bell)
        table.expects(table.darin, "token")
        table.decline_all()

    def test_at_home_it_says_nothing(self) -> None:
        """fl-013."""
        table, push, _ = self.scene(committed=False)
        table.darin.passes()
        table.tommy.plays(push)
        assert push.in_discard

    def test_forced_responses_come_all_the_same(self) -> None:
        """fl-013; TIME-21: no player triggers them."""
        table = Scenario(cards=CARDS, phase="resolution")
        table.darin.has("Dreamlands Messenger", exhausted=True, at=table.a)
        table.darin.has(MAGE, exhausted=True, at=table.a)
        table.darin.has(ECHO)
        table.darin.declines()
        assert len(table.darin.hand) == 1
        table.decline_all()
