"""Revelations: Agency."""

from rlyeh.engine import Chance
from rlyeh.language import *
from rlyeh.testing import Scenario

GIFT = event("test-1", "Gift", NEUTRAL, cost=0, text=[action(draw())])
CARDS = [GIFT]


class TestPaidInformant:
    """rev-041."""

    def test_the_opponents_hand_lies_open(self) -> None:
        """rev-041; GEN-15: what is drawn later in the phase too; not one's own."""
        table = Scenario(cards=CARDS, bells=["tommy", "darin"])
        informant = table.darin.has("Paid Informant")
        theirs, mine = table.tommy.holds("Local Sheriff"), table.darin.holds("Byakhee Servant")
        gift = table.tommy.holds(GIFT)
        table.darin.domain(neutral=2)
        assert not table.darin.knows(theirs)
        table.darin.uses(informant)
        assert informant.exhausted
        assert table.darin.knows(theirs)
        assert not table.tommy.knows(mine)
        table.tommy.plays(gift)
        drawn = table.tommy.hand[-1]
        assert table.darin.knows(drawn)
        assert {card.title for card in table.game.view(0).sides[1].hand} == {"Local Sheriff", drawn.title}

    def test_what_comes_after_the_phase_is_hidden(self) -> None:
        """rev-041; GEN-14: what was seen stays known."""
        table = Scenario(cards=CARDS, bells=["tommy", "darin"])
        informant = table.darin.has("Paid Informant")
        theirs, gift = table.tommy.holds("Local Sheriff"), table.tommy.holds(GIFT)
        table.darin.domain(neutral=2)
        table.darin.uses(informant)
        table.tommy.passes()
        table.darin.passes()
        table.run_to("story", "action")
        table.darin.passes()
        table.tommy.plays(gift)
        assert table.darin.knows(theirs)
        assert not table.darin.knows(table.tommy.hand[-1])

    def test_imagined_games_have_the_same_open_hand(self) -> None:
        """GEN-14: only the rest is dealt anew."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        informant = table.darin.has("Paid Informant")
        theirs = table.tommy.holds("Local Sheriff")
        table.darin.domain(neutral=2)
        table.darin.uses(informant)
        for seed in range(10):
            twin = table.game.imagine(0, Chance(seed))
            assert twin.state.cards[theirs.id].face.title == "Local Sheriff"

    def test_it_costs_two(self) -> None:
        """rev-041; PAY-6."""
        table = Scenario(cards=CARDS, bells=["darin"])
        informant = table.darin.has("Paid Informant")
        table.darin.domain(neutral=1)
        assert not table.darin.may_use(informant)
