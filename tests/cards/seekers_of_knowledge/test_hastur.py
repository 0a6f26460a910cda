"""Seekers of Knowledge: Hastur."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

HORROR = event("test-1", "Horror", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
CLERK = character("test-2", "Clerk", NEUTRAL, cost=1, skill=1)
CARDS = [HORROR, CLERK]
HAMU = "Hamu XX 15:14"


def frightened(*discarded: str) -> tuple[Scenario, CardHandle, list[CardHandle]]:
    """A character goes insane while Darin has the Prophecy on his deck."""
    table = Scenario(cards=CARDS, bells=["darin"])
    hamu = table.darin.decked(HAMU, face_up=True)
    lost = [table.darin.discarded(title) for title in discarded]
    victim = table.tommy.has(CLERK)
    table.darin.holds(HORROR)
    table.darin.plays("Horror", on=victim)
    assert victim.insane
    return table, hamu, lost


class TestHamu:
    """sok-046."""

    def test_up_to_two_cards_come_back(self) -> None:
        """sok-046: also of three."""
        table, hamu, lost = frightened("Byakhee Servant", "Local Sheriff", "Get it Off!")
        table.darin.responds_with(hamu, on=[lost[0], lost[2]])
        assert lost[0].in_hand
        assert lost[1].in_discard
        assert lost[2].in_hand
        assert hamu.in_discard

    def test_one_or_none_will_do(self) -> None:
        """sok-046: up to two."""
        table, hamu, lost = frightened("Byakhee Servant", "Local Sheriff")
        table.darin.responds_with(hamu, on=[lost[1]])
        table.darin.picks_no_more()
        assert lost[1].in_hand
        assert lost[0].in_discard

    def test_it_does_not_return_itself(self) -> None:
        """sok-046; KEY-30: it lies on the deck when the cards are chosen."""
        table, hamu, lost = frightened("Byakhee Servant")
        table.darin.uses(hamu)
        assert hamu not in table.darin.choices()
        table.darin.picks_no_more()
        assert hamu.in_discard
        assert lost[0].in_discard

    def test_the_horror_that_was_just_played_may_come_back(self) -> None:
        """sok-046; AMB-19: it lies in the pile when Responses come."""
        table, hamu, _ = frightened()
        horror = table.darin.discard[0]
        table.darin.responds_with(hamu, on=[horror])
        assert horror.in_hand

    def test_cards_of_the_opponents_pile_stay_there(self) -> None:
        """sok-046: "your discard pile"."""
        table = Scenario(cards=CARDS, bells=["darin"])
        hamu = table.darin.decked(HAMU, face_up=True)
        table.tommy.discarded("Byakhee Servant")
        mine = table.darin.discarded("Byakhee Servant")
        victim = table.tommy.has(CLERK)
        horror = table.darin.holds(HORROR)
        table.darin.plays("Horror", on=victim)
        table.darin.uses(hamu)
        assert table.darin.may_choose(mine, horror)
        table.darin.picks_no_more()

    def test_a_wound_is_no_insanity(self) -> None:
        """sok-046: a bystander."""
        punch = event("test-3", "Punch", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
        table = Scenario(cards=[*CARDS, punch], bells=["darin"])
        hamu = table.darin.decked(HAMU, face_up=True)
        victim = table.tommy.has(CLERK)
        table.darin.holds(punch)
        table.darin.plays("Punch", on=victim)
        assert victim.in_discard
        assert hamu.face_up
