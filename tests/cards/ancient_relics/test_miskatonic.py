"""Ancient Relics: Miskatonic University."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

CHEAP = character("test-1", "Cheap", AGENCY, cost=1, skill=1)
EVEN = character("test-2", "Even", AGENCY, cost=3, skill=3)
DEAR = character("test-3", "Dear", AGENCY, cost=4, skill=4)
BREAK = event("test-4", "Break", NEUTRAL, cost=0, text=[action(destroy(choose(CARD)))])
RECALL = event("test-5", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(SUPPORT)))])
LIFT = event("test-6", "Lift", NEUTRAL, cost=0, text=[action(put_on_top(choose(SUPPORT)))])
STAB = event("test-7", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
FRIGHT = event("test-8", "Fright", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER), if_able=True))])
CARDS = [CHEAP, EVEN, DEAR, BREAK, RECALL, LIFT, STAB, FRIGHT]


class TestTheChthonianStone:
    """ar-020."""

    @pytest.mark.parametrize("how", [BREAK, RECALL, LIFT])
    def test_it_goes_into_the_deck_from_wherever_it_has_gone(self, how: object) -> None:
        """ar-020: from the discard pile, from the hand, from the top of the deck; nobody knows where it lies."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        stone = table.darin.has("The Chthonian Stone")
        table.tommy.plays(table.tommy.holds(how), on=stone)  # type: ignore[arg-type]
        assert stone.in_deck
        assert (len(table.darin.deck), len(table.darin.discard), len(table.darin.hand)) == (21, 0, 0)
        assert stone.piece.seen == 0

    def test_another_support_card_stays_where_it_went(self) -> None:
        """ar-020: the Stone speaks of itself."""
        shed = support("test-9", "Shed", AGENCY, cost=1)
        table = Scenario(cards=[*CARDS, shed], active="tommy", bells=["tommy"])
        table.darin.has("The Chthonian Stone")
        other = table.darin.has(shed)
        table.tommy.plays(table.tommy.holds(BREAK), on=other)
        assert other.in_discard

    def destroyed(self, who: object, mine: bool = True) -> tuple[Scenario, CardHandle, list[CardHandle]]:
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        stone = table.darin.has("The Chthonian Stone")
        victim = (table.darin if mine else table.tommy).has(who)  # type: ignore[arg-type]
        held = [table.darin.holds(card) for card in (CHEAP, EVEN, DEAR)]
        table.tommy.plays(table.tommy.holds(BREAK), on=victim)
        return table, stone, held

    def test_a_cheaper_character_follows_one_that_is_destroyed(self) -> None:
        """ar-020: below the printed cost of 4 are 1 and 3, but not 4."""
        table, stone, (cheap, even, dear) = self.destroyed(DEAR)
        table.darin.responds_with(stone)
        assert table.darin.choices() == [cheap, even]
        table.darin.chooses(even)
        assert (even.in_play, cheap.in_hand, dear.in_hand, stone.exhausted) == (True, True, True, True)

    def test_nobody_follows_the_cheapest(self) -> None:
        """ar-020; EFF-1: a cost of 1 lies below none of those in hand."""
        table, _, _ = self.destroyed(CHEAP)
        table.expects(table.tommy, "action")

    def test_nobody_follows_an_opponents_character(self) -> None:
        """ar-020."""
        table, _, _ = self.destroyed(DEAR, mine=False)
        table.expects(table.tommy, "action")


class TestMaskOfSthenelus:
    """ar-098."""

    def test_its_host_has_willpower_and_invulnerability(self) -> None:
        """ar-098; KEY-13, KEY-6: no wound reaches it, and it stays sane."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        man, other = table.darin.has(CHEAP), table.darin.has(CHEAP)
        table.darin.has("Mask of Sthenelus", on=man)
        fright = table.tommy.holds(FRIGHT)
        stab = table.tommy.holds(STAB)
        table.tommy.plays(stab, on=other)
        assert other.in_discard
        assert man.has(WILLPOWER)
        assert man.has(INVULNERABILITY)
        assert not table.tommy.may_choose(fright)

    def test_it_goes_into_its_owners_deck_with_its_host(self) -> None:
        """ar-098; STATE-5: the host dies, the Mask leaves play as well."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        man = table.tommy.has(CHEAP)
        mask = table.darin.has("Mask of Sthenelus", on=man)
        table.tommy.plays(table.tommy.holds(BREAK), on=man)
        assert (man.in_discard, mask.in_deck) == (True, True)
        assert mask in table.darin.deck
