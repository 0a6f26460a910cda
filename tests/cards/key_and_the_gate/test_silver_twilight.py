"""The Key and the Gate: The Order of the Silver Twilight."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

GHOST = character("test-1", "Ghost", NEUTRAL, cost=2, skill=2, text=[gains(THIS, skill=3)])
MAN = character("test-2", "Man", NEUTRAL, cost=2, skill=2, text=[action(sacrifice(THIS), to=draw())])
HUT = support("test-3", "Hut", NEUTRAL, cost=2)
BLAST = event("test-4", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CARD)))])
STAB = event("test-5", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
RECALL = event("test-6", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
CARDS = [GHOST, MAN, HUT, BLAST, STAB, RECALL]


class TestTheBlackStone:
    """katg-053."""

    @pytest.mark.parametrize("how", ["Blast", "Recall"])
    def test_a_card_that_an_effect_removes_from_play(self, how: str) -> None:
        """katg-053: whosever effect it is; the card it chooses may be another one. The effect goes on."""
        table = Scenario(cards=CARDS, bells=["darin"])
        stone, ghost, man = table.darin.has("The Black Stone"), table.tommy.has(GHOST), table.tommy.has(MAN)
        assert ghost.skill == 5
        table.darin.plays(table.darin.holds(how), on=man)
        table.darin.disrupts_with(stone, on=ghost)
        assert (ghost.blank, ghost.skill, stone.exhausted) == (True, 2, True)
        assert not man.in_play
        table.run_to("story")
        assert ghost.skill == 5

    def test_neither_wounds_nor_costs(self) -> None:
        """katg-053; STATE-21, EFF-51: destruction by wounds is the rules', and a sacrifice as a cost is no effect."""
        table = Scenario(cards=CARDS, bells=["darin"])
        stone, man, ghost = table.darin.has("The Black Stone"), table.darin.has(MAN), table.tommy.has(GHOST)
        stab = table.darin.holds(STAB)
        table.darin.plays(stab, on=ghost)
        table.expects(table.darin, "action")
        table.darin.uses(man)
        table.expects(table.darin, "action")
        assert (ghost.in_discard, man.in_discard, stone.ready) == (True, True, True)
