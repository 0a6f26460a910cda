"""Black Winged One (tsb-005): a card of the opponent on its way to the discard pile."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
SHOUT = event("test-2", "Shout", NEUTRAL, cost=0, text=[action(draw())])
GRIND = event("test-3", "Grind", NEUTRAL, cost=0, text=[action(mill(1, YOU))])
STRIKE = event("test-4", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(THEIRS)))])
HURT = event("test-8", "Hurt", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
HERALD = support(
    "test-9", "Herald", NEUTRAL, cost=0, text=[disrupt(when(ability_used(of=CHARACTER)), pay(9), to=draw())],
)
CARDS = [HURT, HERALD, MAN, SHOUT, GRIND, STRIKE]


class TestBlackWingedOne:
    """tsb-005."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_an_event_that_was_played(self, rules: str) -> None:
        """tsb-005; TIME-29: it never comes to the discard pile; the One has an icon more for the phase."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        one, shout = table.tommy.has("Black Winged One"), table.darin.holds(SHOUT)
        table.darin.plays(shout)
        table.tommy.disrupts_with(one)
        assert table.darin.deck[0] == shout
        assert one.icons == "CCC"
        assert len(table.darin.hand) == 1

    def test_once_a_phase(self) -> None:
        """tsb-005; FINAL-109."""
        table = Scenario(cards=CARDS, bells=["darin"])
        one = table.tommy.has("Black Winged One")
        shouts = [table.darin.holds(SHOUT), table.darin.holds(SHOUT)]
        table.darin.plays(shouts[0])
        table.tommy.disrupts_with(one)
        table.darin.plays(shouts[1])
        assert shouts[1].in_discard

    def test_a_card_from_the_deck_or_none_at_all(self) -> None:
        """tsb-005: whoever passes lets it go; then the event itself is on its way."""
        table = Scenario(cards=CARDS, bells=["darin"])
        one, top, grind = table.tommy.has("Black Winged One"), table.darin.decked(MAN), table.darin.holds(GRIND)
        table.darin.plays(grind)
        table.tommy.disrupts_with(one)
        assert table.darin.deck[0] == top
        assert grind.in_discard

    def test_not_its_own_players_cards(self) -> None:
        """tsb-005."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        table.tommy.has("Black Winged One")
        shout = table.tommy.holds(SHOUT)
        table.tommy.plays(shout)
        assert shout.in_discard

    def test_what_is_due_by_itself_is_not_due_twice(self) -> None:
        """tsb-005, EFF-53: a wounded character goes under the deck, and is not destroyed before it gets there."""
        table = Scenario(cards=CARDS, bells=["darin"])
        one, man = table.tommy.has("Black Winged One"), table.darin.has(MAN)
        table.darin.has(HERALD)
        hurt = table.darin.holds(HURT)
        life = man.piece.life
        table.darin.plays(hurt, on=man)
        table.tommy.disrupts_with(one)
        assert table.darin.deck[0] == man
        assert man.piece.life == life + 1
