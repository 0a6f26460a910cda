"""The Thousand Young: Cthulhu."""

from rlyeh.language import AGENCY, CHARACTER, NEUTRAL, TOUGHNESS, action, character, choose, event, return_to_hand
from rlyeh.testing import Scenario

GIANT = character("test-1", "Giant", AGENCY, cost=1, skill=5, keywords=[TOUGHNESS(2)])
SEND_BACK = event("test-2", "Send Back", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])


class TestTheBloodyTongue:
    """tty-040."""

    def test_nobody_at_its_story_is_tough(self) -> None:
        """Of either side; elsewhere everybody is as tough as ever."""
        table = Scenario(phase="after commit", cards=[GIANT], bells=["darin"])
        table.darin.has("The Bloody Tongue", at=table.a)
        there, mine = table.tommy.has(GIANT, at=table.a), table.darin.has(GIANT, at=table.a)
        elsewhere, at_home = table.tommy.has(GIANT, at=table.b), table.tommy.has(GIANT)
        assert [there.toughness, mine.toughness] == [0, 0]
        assert [elsewhere.toughness, at_home.toughness] == [2, 2]

    def test_at_home_it_does_nothing(self) -> None:
        table = Scenario(cards=[GIANT])
        table.darin.has("The Bloody Tongue")
        giant = table.tommy.has(GIANT)
        assert giant.toughness == 2

    def test_wounds_that_were_survived_are_fatal_there(self) -> None:
        """STATE-22."""
        table = Scenario(phase="commit", cards=[GIANT], bells=["darin", "tommy"])
        tongue, giant = table.darin.has("The Bloody Tongue"), table.tommy.has(GIANT, at=table.a, wounds=2)
        table.darin.commits(tongue, to=table.a)
        assert giant.in_discard

    def test_its_player_may_have_it_back_in_hand(self) -> None:
        """KEY-19: its player decides, also where it is the opponent who has it sent back."""
        table = Scenario(cards=[SEND_BACK], bells=["darin", "tommy"])
        tongue = table.darin.has("The Bloody Tongue")
        table.tommy.holds(SEND_BACK)
        table.darin.passes()
        table.tommy.plays("Send Back", on=tongue)
        table.darin.declines()
        assert tongue.in_hand
